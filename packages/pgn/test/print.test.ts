import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePgn as parseWithChessops } from 'chessops/pgn';
import { assertRoundTrip } from 'ludogram/testing';
import { type PgnGames, pgnNotation } from '../src/index.js';
import { randomGame } from './games.js';

test('random games are printed, read again without a diagnostic, and printed alike', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const model: PgnGames = { games: [randomGame(seed, 60), randomGame(seed + 1000, 5)] };
    const text = pgnNotation.print(model);
    const reading = pgnNotation.read(text);
    assert.deepEqual(reading.diagnostics, [], text);
    assert.deepEqual(reading.model, model);
    assertRoundTrip(pgnNotation, text);
    const isLong = (line: string) => line.length > 79 && !line.startsWith(';') && !line.includes(' ;');
    assert.deepEqual(text.split('\n').filter(isLong), []);
  }
});

test('another reader finds the same moves in printed games', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const game = randomGame(seed, 80);
    const [read] = parseWithChessops(pgnNotation.print({ games: [game] }));
    assert.deepEqual(
      [...read!.moves.mainline()].map(({ san }) => san),
      game.moves.map(({ san }) => san),
    );
  }
});

test('a game of 260 moves is read whole, even with every move on its own line', () => {
  const game = { tags: [], moves: randomGame(7, 520).moves.map(({ san }) => ({ san })), result: '*' as const };
  const text = pgnNotation.print({ games: [game] });
  assert.equal(pgnNotation.read(text).model.games[0]!.moves.length, game.moves.length);
  assert.deepEqual(pgnNotation.read(text.replaceAll(' ', '\n')).model.games[0]!.moves.length, game.moves.length);
});

test('a model that no text expresses is a problem', () => {
  const game = { tags: [], moves: [], result: '*' as const };
  const problem = (changed: object) => {
    const result = pgnNotation.tryPrint({ games: [{ ...game, ...changed }] });
    return result.ok ? undefined : result.problem.path.join('.');
  };
  assert.equal(problem({}), undefined);
  assert.equal(problem({ moves: [{ san: 'x9' }] }), 'games.0.moves.0.san');
  // A move of another variant, in a game of chess.
  assert.equal(problem({ moves: [{ san: 'e9' }] }), '');
  assert.equal(problem({ comments: ['two\nlines'] }), 'games.0.comments.0');
  assert.equal(problem({ comments: [] }), 'games.0.comments');
  assert.equal(problem({ tags: [{ name: 'Two words', value: '' }] }), 'games.0.tags.0.name');
  assert.equal(problem({ tags: [{ name: 'A', value: 'x\ny' }] }), 'games.0.tags.0.value');
  assert.equal(problem({ result: 'won' }), 'games.0.result');
});

test('export format sorts tags and moves escapes before their game', () => {
  const text = '[Site "b"]\n[Event "a"]\n1.e4\n%escape\ne5 2.Nf3! *';
  const reading = pgnNotation.read(text);
  assert.equal(pgnNotation.format(reading).text, '%escape\n[Event "a"]\n[Site "b"]\n\n1. e4 e5 2. Nf3 $1 *\n');
  assert.equal(
    pgnNotation.format(reading, { style: 'compact' }).text,
    '[Event "a"]\n[Site "b"]\n\n1.e4 e5 2.Nf3 $1 *\n',
  );
});
