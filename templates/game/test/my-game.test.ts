import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits, applyFixes, recordTree, walkMoves } from 'ludogram';
import { assertDiagnostic, assertRoundTrip } from 'ludogram/testing';
import { myGame } from '../src/notation.js';
import { rules } from '../src/rules.js';
import type { LineModel } from '../src/shape.js';

test('games read and printed lose nothing', () => {
  assertRoundTrip(myGame, '[First "Ada"]\n\n1. b2 a1 {a corner} (1... b1 2. a1 {still} (2. a3)) 2. c3 *\n\n1. a1 *\n');
});

test('an error is reported where it is', () => {
  assertDiagnostic(myGame, '1. b2 |d4| 2. c3', 'my-game/bad-move');
  assertDiagnostic(myGame, '1. b2 a1 |3.| c3', 'my-game/wrong-number');
  assertDiagnostic(
    myGame,
    `
      1. b2 a1 (1... b2)
                     ^^ my-game/illegal-move
    `,
  );
});

test('an error in one game leaves the others alone', () => {
  const text = '[First "Ada"]\n1. b2 d4\n\n[First "Ben"]\n1. b2 b2';
  const codes = myGame.read(text).diagnostics.map(({ code }) => code);
  assert.deepEqual(codes, ['my-game/bad-move', 'my-game/illegal-move']);
});

test('move numbers are fixed', () => {
  const text = '1. b2 a1 3. c3 (2. a3 2. c3)';
  const { diagnostics } = myGame.read(text);
  assert.equal(applyFixes(text, diagnostics).text, '1. b2 a1 2. c3 (2. a3 2... c3)');
});

test('an edit changes only its part', () => {
  const text = '1. b2   a1 {a corner} 2. c3';
  const change = myGame.read(text).edit({ replace: ['games', 0, 'moves', 1, 'square'], value: 'a3' });
  assert.ok(change.ok);
  assert.equal(applyEdits(text, change.edits), '1. b2   a3 {a corner} 2. c3');
});

test('variations are walked where they branch off', () => {
  const [game] = myGame.read('1. b2 a1 (1... b1 2. a1) 2. c3').model.games;
  assert.ok(game);
  const moves = [...walkMoves(recordTree<LineModel>(), game)].map(
    ({ at: line, move }) => `${line.address}:${move.square}`,
  );
  assert.deepEqual(moves, [':b2', '2.1:b1', '2.1:a1', ':a1', ':c3']);
});

test('the rules generate the known numbers of games', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((depth) => rules.perft(rules.start({}), depth)),
    [9, 72, 504, 3024, 15120, 54720],
  );
});

test('a position is drawn', () => {
  const board = myGame.view?.at(myGame.read('1. b2 a1').model);
  assert.ok(board?.ok);
  assert.equal(myGame.view?.text(board.view), '. . .\n. x .\no . .\n');
});
