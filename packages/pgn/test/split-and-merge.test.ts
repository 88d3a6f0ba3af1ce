import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isSameModel } from 'ludogram';
import { mergeGames, parsePgnStructure, splitGames } from '../src/index.js';

const SUITE = join(import.meta.dirname, '..', 'suite', 'pgn');
const texts = readdirSync(SUITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.pgn'))
  .map((name) => readFileSync(join(SUITE, name), 'utf8'));

const gamesOf = (text: string) => parsePgnStructure(text, { level: 'syntax' }).model.games;

test('the games of a file are divided without a loss, and read alone as in the file', () => {
  for (const text of texts) {
    const games = splitGames(text);
    assert.equal(games.join(''), gamesOf(text).length === 0 ? '' : text);
    assert.ok(isSameModel(games.flatMap(gamesOf), gamesOf(text)), text);
  }
});

test('comments and escapes between games go with the game after them', () => {
  const text = '% file\n[Event "a"]\n\n1. e4 * ; rest\n\n% next\n{about b} [Event "b"]\n\n1. d4 *\n';
  assert.deepEqual(splitGames(text), [
    '% file\n[Event "a"]\n\n1. e4 * ; rest\n\n',
    '% next\n{about b} [Event "b"]\n\n1. d4 *\n',
  ]);
});

test('files are merged, and divided again', () => {
  const merged = mergeGames(['\uFEFF[Event "a"]\r\n\r\n1. e4 e5', '', '\uFEFF[Event "b"]\n\n1. d4 *\n\n\n', '1. c4 *']);
  assert.ok(merged.ok);
  assert.equal(merged.text, '\uFEFF[Event "a"]\r\n\r\n1. e4 e5\r\n\r\n[Event "b"]\n\n1. d4 *\r\n\r\n1. c4 *\r\n');
  assert.equal(splitGames(merged.text).length, 3);
  assert.deepEqual(mergeGames([]), { ok: true, text: '' });
});

test('all pairs of cases are merged with their games, or refused', () => {
  let refused = 0;
  for (const [i, text] of texts.entries()) {
    const other = texts[(i * 7 + 3) % texts.length]!;
    const merged = mergeGames([text, other]);
    if (merged.ok) assert.ok(isSameModel(gamesOf(merged.text), [...gamesOf(text), ...gamesOf(other)]));
    else refused++;
  }
  assert.ok(refused > 0 && refused < texts.length / 10, String(refused));
});

test('games that would become one are refused', () => {
  const merged = mergeGames(['1. e4 e5', '2. Nf3 Nc6 *']);
  assert.ok(!merged.ok);
  assert.match(merged.problem.message, /needs tags, or a result/);
});
