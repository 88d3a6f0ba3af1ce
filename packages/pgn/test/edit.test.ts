import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits, type Change } from 'ludogram';
import { pgnNotation } from '../src/index.js';
import { randomGame } from './games.js';
import { random } from './random.js';

const TAGS = '[Event "?"]\n[Site "?"]\n\n';

/** Returns the text after one change; fails if the change can't be made. */
function edited(text: string, change: Change): string {
  const result = pgnNotation.read(text, { level: 'syntax' }).edit(change);
  assert.ok(result.ok, result.ok ? '' : `${result.problem.path.join('.')}: ${result.problem.message}`);
  return applyEdits(text, result.edits);
}

test('moves are inserted, replaced and removed, and the numbers after them follow', () => {
  const text = '1. e4  e5 {odd   blanks} 2. Nf3 Nc6 *';
  assert.equal(
    edited(text, { insert: ['games', 0, 'moves', 4], value: { san: 'Bb5' } }),
    '1. e4  e5 {odd   blanks} 2. Nf3 Nc6 3. Bb5 *',
  );
  assert.equal(
    edited(text, { replace: ['games', 0, 'moves', 2, 'san'], value: 'Nc3' }),
    '1. e4  e5 {odd   blanks} 2. Nc3 Nc6 *',
  );
  assert.equal(edited(text, { remove: ['games', 0, 'moves', 3] }), '1. e4  e5 {odd   blanks} 2. Nf3 *');
  assert.equal(edited(text, { remove: ['games', 0, 'moves', 0] }), '1. e5 {odd   blanks} 1... Nf3 2. Nc6 *');
  assert.equal(
    edited(text, { insert: ['games', 0, 'moves', 0], value: { san: 'd4' } }),
    '1. d4 e4  2. e5 {odd   blanks} 2... Nf3 3. Nc6 *',
  );
});

test('glyphs, comments, variations and results are edited', () => {
  const text = `${TAGS}1. e4 e5 (1... c5) 2. Nf3 *`;
  const at = (...path: (string | number)[]) => ['games', 0, ...path];
  assert.equal(edited(text, { insert: at('moves', 0, 'nags'), value: [1] }), `${TAGS}1. e4 $1 e5 (1... c5) 2. Nf3 *`);
  assert.equal(
    edited(text, { insert: at('moves', 1, 'comments'), value: ['open'] }),
    `${TAGS}1. e4 e5 {open} (1... c5) 2. Nf3 *`,
  );
  assert.equal(
    edited(text, { insert: at('moves', 1, 'variations', 1), value: { moves: [{ san: 'e6' }] } }),
    `${TAGS}1. e4 e5 (1... c5) (1... e6) 2. Nf3 *`,
  );
  assert.equal(
    edited(text, { insert: at('moves', 1, 'variations', 0, 'moves', 1), value: { san: 'Nf3' } }),
    `${TAGS}1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *`,
  );
  assert.equal(
    edited(text, { remove: at('moves', 1, 'variations', 0) }).replace(/\s+/g, ' '),
    `${TAGS}1. e4 e5 2. Nf3 *`.replace(/\s+/g, ' '),
  );
  assert.equal(edited(text, { replace: at('result'), value: '1-0' }), `${TAGS}1. e4 e5 (1... c5) 2. Nf3 1-0`);
  assert.equal(
    edited(text, { insert: at('comments'), value: ['first'] }),
    `${TAGS}{first} 1. e4 e5 (1... c5) 2. Nf3 *`,
  );
});

test('tags go to their positions; the others stay as they are', () => {
  const text = '[Site  "?"]\r\n[Event "?"]\r\n\r\n1. e4 *\r\n';
  assert.equal(
    edited(text, { insert: ['games', 0, 'tags', 2], value: { name: 'Round', value: '1 "a"' } }),
    text.replace('[Site  "?"]\r\n', '[Site  "?"]\r\n[Round "1 \\"a\\""]\r\n'),
  );
  assert.equal(
    edited(text, { replace: ['games', 0, 'tags', 0, 'value'], value: 'Open' }),
    text.replace('[Event "?"]', '[Event "Open"]'),
  );
  assert.equal(edited(text, { remove: ['games', 0, 'tags', 1] }), text.replace('[Site  "?"]\r\n', ''));
});

test('games are inserted, replaced and removed', () => {
  const text = '% a line for another program\n1. e4 *\n\n1. d4 {kept  as it is} *\n';
  const game = { tags: [], moves: [{ san: 'c4' }], result: '*' };
  assert.equal(edited(text, { insert: ['games', 1], value: game }), text.replace('1. d4', '1. c4 *\n\n1. d4'));
  assert.equal(edited(text, { insert: ['games', 2], value: game }), `${text.trimEnd()}\n\n1. c4 *\n`);
  assert.equal(edited(text, { replace: ['games', 0], value: game }), text.replace('1. e4', '1. c4'));
  assert.equal(edited(text, { remove: ['games', 0] }), text.replace('1. e4 *\n\n', ''));
});

test('random changes of random games give the changed model, and touch nothing else', () => {
  const next = random(42);
  let made = 0;
  for (let round = 0; round < 120; round++) {
    const model = { games: [randomGame(round, 12), randomGame(round + 500, 8)] };
    const text = pgnNotation.print(model).replaceAll('\n', round % 2 === 0 ? '\n' : '\r\n');
    const reading = pgnNotation.read(text, { level: 'syntax' });
    const path = ['games', next(2), 'moves', next(8)];
    const move = {
      san: 'Nf3',
      ...(next(2) === 0 ? { comments: ['new'] } : {}),
      ...(next(3) === 0 ? { nags: [3] } : {}),
    };
    const changes: Change[] = [{ insert: path, value: move }, { replace: path, value: move }, { remove: path }];
    const change = changes[next(3)]!;
    const result = reading.edit(change);
    assert.ok(result.ok, `round ${round}: ${JSON.stringify(change)}\n${text}`);
    made++;
    const after = pgnNotation.read(applyEdits(text, result.edits), { level: 'structure' });
    assert.deepEqual(after.diagnostics, [], `${JSON.stringify(change)}\n${text}\n${after.tree.text}`);
  }
  assert.equal(made, 120);
});

test('the first comment and the first variation of a move leave its text as it is', () => {
  const text = '1. e4   {a   note}  e5 (1...   c5) 2. Nf3 *';
  const path = ['games', 0, 'moves', 0];
  for (const [change, expected] of [
    [{ insert: [...path, 'variations', 0], value: { moves: [{ san: 'd4' }] } }, text.replace('}', '} (1. d4)')],
    [{ insert: ['games', 0, 'moves', 1, 'comments', 0], value: 'x' }, text.replace('e5', 'e5 {x}')],
    [
      { insert: ['games', 0, 'moves', 2, 'variations', 0], value: { moves: [{ san: 'd4' }] } },
      text.replace('Nf3', 'Nf3 (2. d4)'),
    ],
    [{ insert: ['games', 0, 'moves', 2, 'nags', 0], value: 1 }, text.replace('Nf3', 'Nf3 $1')],
  ] as const satisfies readonly (readonly [Change, string])[]) {
    const result = pgnNotation.read(text, { level: 'syntax' }).edit(change);
    assert.ok(result.ok);
    assert.equal(applyEdits(text, result.edits), expected);
    assert.ok(result.edits.every(({ start, end }) => start === end));
  }
});

test('the time of an edit does not depend on how much comes before its line, or on how long the line is', () => {
  const moves = Array.from({ length: 4000 }, (_, i) => `${i + 1}. Nf3 Nf6`);
  const comment = `{${'a line\n'.repeat(200_000)}} `;
  const change: Change = { insert: ['games', 0, 'moves', 8000], value: { san: 'e4' } };
  for (const text of [comment + moves.join('\n'), comment + moves.join('   ')]) {
    const reading = pgnNotation.read(text, { level: 'syntax' });
    assert.ok(reading.model.games.length === 1);
    const before = process.cpuUsage();
    assert.ok(reading.edit(change).ok);
    assert.ok(process.cpuUsage(before).user < 2e6);
  }
});
