import { expect, test } from 'vitest';
import { boardText } from '../../../src/games/5dchess/index.js';
import { fiveDPositionFromText } from '../../../src/notations/5dfen/index.js';
import { made } from '../../support/readings.js';

test('a position comes from boards or from a variant', () => {
  const { multiverse } = made(fiveDPositionFromText('[k2/3/K*2:0:1:w]\n[k2/3/2K:1:1:w]\n'));
  expect(multiverse.allBoards().map((board) => boardText(board, 3))).toEqual(['k2/3/K*2', 'k2/3/2K']);
  expect(made(fiveDPositionFromText('[Board "Standard"]')).multiverse.width).toBe(8);
});

test('a text that is not a position is a problem', () => {
  expect(fiveDPositionFromText('[k2/3:0:1:w')).toMatchObject({ ok: false, problem: { path: [] } });
  expect(fiveDPositionFromText('[Board "Standard"]\n1. e4')).toMatchObject({ ok: false, problem: { path: ['turns'] } });
  expect(fiveDPositionFromText('[Board "Nothing known"]').ok).toBe(false);
});
