import { expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { openGame } from '../../../src/library/index.js';
import { otnNotation } from '../../../src/notations/otn/index.js';
import { opened } from '../../support/games/open-games.js';
import { Random } from '../../support/random.js';

const START = '/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/';

/** A move is followed by a check of the whole text, and by less than that again for the edit and the board. */
const MAX_SLOWDOWN = 4;

test('a move in a long game takes little longer than a check of its text', () => {
  const random = new Random(1);
  const game = opened(openGame(`[rules:dim:11 ks:s nj:n cj:n start:${START}]\n\n`, otnNotation));
  const play = () => opened(game.play(random.pick(game.legalMoves())));
  for (let move = 0; move < 380; move++) play();
  const times = 20;
  const check = () => {
    for (let i = 0; i < times; i++) expect(otnNotation.read(game.text, { level: 'rules' }).diagnostics).toEqual([]);
  };
  const playAndUndo = () => {
    for (let i = 0; i < times; i++) {
      play();
      opened(game.undo());
    }
  };
  expect(slowdown(check, playAndUndo, MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});
