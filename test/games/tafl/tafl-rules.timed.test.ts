import { expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { taflRules } from '../../../src/games/tafl/index.js';
import { readRules } from './notation.js';

test('a move takes no longer late in a game, and changes no earlier position', () => {
  const first = taflRules.start({ rules: readRules('dim:7 cor: cen: surf:n tfr:i start:/t6/7/7/3K3/7/7/7/') });
  const play = (plies: number) => () => {
    let position = first;
    for (let ply = 0; ply < plies; ply++) {
      const moves = taflRules.legalMoves(position);
      position = taflRules.play(position, moves[(ply * 7) % moves.length]!);
    }
    expect(taflRules.result(position)).toBeUndefined();
  };
  const key = taflRules.key(first);
  // Eight times as many plies take eight times as long; sixty-four times would be a square.
  expect(slowdown(play(1000), play(8000), 25)).toBeLessThan(25);
  expect(taflRules.key(first)).toBe(key);
});
