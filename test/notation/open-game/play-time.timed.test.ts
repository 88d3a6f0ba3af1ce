import { expect, test } from 'vitest';
import { openGame } from '../../../src/library/index.js';
import { otnNotation } from '../../../src/notations/otn/index.js';
import { opened } from '../../support/games/open-games.js';
import { Random } from '../../support/random.js';

const START = '/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/';

test('a move at the end of a long game takes little longer than one near its start', () => {
  const random = new Random(1);
  const game = opened(openGame(`[rules:dim:11 ks:s nj:n cj:n start:${START}]\n\n`, otnNotation));
  const times: number[] = [];
  for (let moves = game.legalMoves(); moves.length > 0 && times.length < 400; moves = game.legalMoves()) {
    const before = performance.now();
    opened(game.play(random.pick(moves)));
    times.push(performance.now() - before);
  }
  expect(times.length).toBeGreaterThan(300);
  const median = (some: readonly number[]): number => some.toSorted((a, b) => a - b)[some.length >> 1]!;
  // Writing the whole model in another form for each move made this 4.
  expect(median(times.slice(-40)) / median(times.slice(60, 100))).toBeLessThan(3);
});
