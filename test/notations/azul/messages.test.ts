import { expect, test } from 'vitest';
import { drawError } from '../../../src/notations/azul/replay/violations.js';

const shortage = (drawn: number, available: number) =>
  ({ why: 'tiles-not-left', tile: 'l', drawn, available }) as const;

test.each([
  [{ why: 'wrong-number-of-tiles', drawn: 1, wanted: 20 } as const, '1 tile is drawn: expected 20'],
  [{ why: 'wrong-number-of-tiles', drawn: 16, wanted: 20 } as const, '16 tiles are drawn: expected 20'],
  [shortage(21, 20), '21 blue are drawn, but only 20 are left to draw'],
  [shortage(2, 1), '2 blue are drawn, but only 1 is left to draw'],
  [shortage(1, 0), '1 blue is drawn, but none is left to draw'],
])('the verb of a message agrees with the number of tiles: %j', (violation, message) => {
  expect(drawError({ line: 0, violation }, { start: 0, end: 1 })?.message).toBe(message);
});
