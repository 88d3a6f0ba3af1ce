import { expect, test } from 'vitest';
import type { Change, Path } from '../../../src/notation/index.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { parseOni } from '../../../src/notations/oni/index.js';
import { parseOtn } from '../../../src/notations/otn/index.js';

const reading = parseOni('BXLUT Byt');

test('paths that are written out, and the values at them, have the types of the model', () => {
  expect(reading.edit({ insert: ['moves', 1], value: { card: 'L', from: 1, to: 7 } }).ok).toBe(true);
  expect(reading.edit([{ remove: ['moves', 0] }, { replace: ['cards', 0], value: 'E' }]).ok).toBe(true);
  expect(reading.spanOf(['moves', 0, 'to'])).toEqual({ start: 8, end: 9 });
  // @ts-expect-error -- a game has no such list
  expect(reading.edit({ remove: ['plays', 0] }).ok).toBe(false);
  // @ts-expect-error -- an index of a list is a number
  expect(reading.edit({ remove: ['moves', '0'] }).ok).toBe(false);
  // @ts-expect-error -- a square is a number
  expect(reading.edit({ replace: ['moves', 0, 'to'], value: 'h' })).toMatchObject({
    problem: { path: ['moves', 0, 'to'] },
  });
  // @ts-expect-error -- the second change has no value
  expect(reading.edit([{ remove: ['moves', 0] }, { insert: ['moves', 0] }]).ok).toBe(false);
  // @ts-expect-error -- a move has no such part
  expect(reading.spanOf(['moves', 0, 'piece'])).toBeUndefined();
});

test('a part of one kind of a union can be reached, however deep it is nested', () => {
  const game = fiveDNotation.read('[Board "Standard"]\n1. e4 / e5 (1b. d5)\n');
  const inner = ['turns', 0, 'black', 1, 'turns', 0, 'black', 0, 'action'] as const;
  expect(game.spanOf([...inner, 'to'])).toBeDefined();
  expect(game.edit({ remove: ['turns', 0, 'black', 1] }).ok).toBe(true);
  // @ts-expect-error -- no kind of action has this part
  expect(game.spanOf([...inner, 'nowhere'])).toBeUndefined();
  expect(parseOtn('1. d1-d2 d4-d5\n').spanOf(['turns', 0, 'moves', 1])).toEqual({ start: 9, end: 14 });
});

test('paths that are put together when the program runs are accepted', () => {
  const path: Path = ['moves', Math.floor(0.5)];
  const change: Change = { remove: path };
  expect(reading.edit(change).ok).toBe(true);
  expect(reading.edit([change]).ok).toBe(true);
  expect(reading.spanOf(path)).toEqual({ start: 6, end: 9 });
});
