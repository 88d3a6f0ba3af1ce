import { test } from 'node:test';
import { assertDiagnostic, assertRoundTrip, assertTree } from 'ludogram/testing';
import { myGame } from '../src/notation.js';

test('a game read and printed loses nothing', () => {
  assertRoundTrip(myGame, '# a game\na1-b2 b2-c3 # over\n');
});

test('an error is reported where it is', () => {
  assertDiagnostic(myGame, 'a1-b2 |a1-a1|', 'my-game/same-square');
  assertDiagnostic(
    myGame,
    `
      a1-b2
      b2+c3 c3-d4
      ^^^^^ my-game/bad-move
    `,
  );
});

test('a move has two squares', () => {
  assertTree(
    myGame,
    'a1-b2',
    `
      Document 0..5
        Game 0..5
          moves: Move 0..5
            from: Token 0..2 "a1"
            to: Token 3..5 "b2"
    `,
  );
});
