import { describe, expect, test } from 'vitest';
import type { Change, Notation } from '../../../src/notation/index.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { azulNotation } from '../../../src/notations/azul/index.js';
import { oniNotation } from '../../../src/notations/oni/index.js';
import { otnNotation, otnPositionNotation } from '../../../src/notations/otn/index.js';
import { TESTED_NOTATIONS } from '../../support/cases.js';
import { wellFormedTexts } from '../../support/games/edits.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';

const NO_CHANGE = 'expected a change: the path of a part as `insert`, `replace` or `remove`';

const problemOf = (notation: unknown, text: string, change: unknown) => {
  const result = (notation as Notation).read(text).edit(change as Change);
  if (result.ok) throw new Error('the change is made');
  return result.problem;
};

const throwing = Object.defineProperty({}, 'remove', {
  enumerable: true,
  get: () => {
    throw new Error('a getter');
  },
});

describe('a value that is not a change is a problem', () => {
  const ONI = 'BXLUT\nByt\n';
  const move: Change = { remove: ['moves', 0] };

  test.each<[string, unknown, string]>([
    ['nothing', undefined, NO_CHANGE],
    ['null', null, NO_CHANGE],
    ['a number', 5, NO_CHANGE],
    ['a text', 'remove', NO_CHANGE],
    ['an object without a change', {}, NO_CHANGE],
    ['another operation', { op: 'remove', path: ['moves', 0] }, NO_CHANGE],
    ['two changes in one', { ...move, replace: ['moves', 0], value: 1 }, NO_CHANGE],
    ['null in a list', [null], NO_CHANGE],
    ['null after a change', [move, null], `change 2: ${NO_CHANGE}`],
    // eslint-disable-next-line no-sparse-arrays -- such a list is what is tested
    ['a hole of a list', [, move], `change 1: ${NO_CHANGE}`],
    ['an object like a list', { length: 1, 0: move }, NO_CHANGE],
    ['a path that is text', { remove: 'moves' }, "`remove` isn't a path: expected a list of keys and indices"],
    ['a path with an object', { remove: ['moves', {}] }, "`remove` isn't a path: expected a list of keys and indices"],
    [
      'a wrong path of another part',
      { insert: ['comments', 0], value: '# a', after: 5 },
      "`after` isn't a path: expected a list of keys and indices",
    ],
    ['a getter that throws', throwing, "the change can't be read"],
  ])('%s', (_, change, message) => {
    expect(problemOf(oniNotation, ONI, change)).toEqual({ path: [], message });
  });

  test('as is an absent part that an inserted one comes after', () => {
    const change = { insert: ['comments', 0], value: '# a', after: ['moves', 7] };
    expect(problemOf(oniNotation, ONI, change)).toEqual({ path: ['moves', 7], message: 'the model has no such part' });
  });

  test('as is a value that contains itself', () => {
    const move: { to?: unknown } = {};
    move.to = { move };
    expect(problemOf(oniNotation, ONI, { replace: ['moves', 0], value: move })).toEqual({
      path: ['moves', 0],
      message: 'this value contains itself, or is nested too deeply',
    });
  });
});

test('a value that changes after the edit changes no reading', () => {
  const value = { card: 'B', from: 24, to: 18 };
  const result = oniNotation.read('BXLUT\nByt\n', { level: 'syntax' }).edit({ replace: ['moves', 0], value });
  value.to = 0;
  expect(result.ok && result.reading.model.moves[0]).toEqual({ card: 'B', from: 24, to: 18 });
});

describe('a value inside a leaf is named by its type', () => {
  const BOARD = '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';

  test.each<[string, unknown, string, (string | number)[], unknown, string]>([
    [
      'a square of a board',
      oniNotation,
      '11.11 ..3.. ..... ..2.. 00.00 BXLUT',
      ['board', 3],
      [{}],
      'expected a character, not a list',
    ],
    [
      'a tile',
      azulNotation,
      'AZULGAME\n2\n1llrr\n',
      ['lines', 0, 'factories', 0, 'tiles', 1],
      {},
      'expected a character, not an object',
    ],
    ['a row', otnPositionNotation, BOARD, ['rows', 1], [{}], 'expected a row, not a list'],
    ['a square', oniNotation, 'BXLUT\nByt\n', ['moves', 0, 'to'], 's', '"s" isn\'t a valid square'],
    [
      'a layer',
      fiveDNotation,
      '[k2/3:0:1:w]\n',
      ['boards', 0, 'layer', 'spelling'],
      {},
      "an object isn't a valid layer",
    ],
    [
      'an absent leaf',
      fiveDNotation,
      '[Board "Standard"]\n1. e4 / e5\n',
      ['turns', 0, 'white', 0, 'action'],
      {},
      "a missing value isn't a valid kind",
    ],
    [
      'lists of variations',
      otnNotation,
      `[rules:dim:7 start:${BOARD}]\n`,
      ['variations'],
      { length: 0 },
      'this value has another form',
    ],
  ])('%s', (_, notation, text, path, value, message) => {
    expect(problemOf(notation, text, { replace: path, value }).message).toBe(message);
  });
});

const VALUES: readonly unknown[] = [
  undefined, null, Number.NaN, -0, 1, 10n, 'x', Symbol('x'), () => 1, new Date(0), new Map(), throwing,
  {}, [], [{}], [[]], [null], [undefined], [Symbol('x')], { length: 0 }, Object.create(null),
  // eslint-disable-next-line no-sparse-arrays -- such a list is what is tested
  [1, , 3],
  Array.from({ length: 5000 }).reduce<unknown[]>((inner) => [inner], []),
]; // prettier-ignore

/** Returns the path of a random part of a model. */
function randomPath(random: Random, model: unknown): (string | number)[] {
  const path: (string | number)[] = [];
  for (let part = model; typeof part === 'object' && part !== null && !random.once(6);) {
    const keys: (string | number)[] = Array.isArray(part) ? [...part.keys()] : Object.keys(part);
    if (keys.length === 0) break;
    const key = random.pick(keys);
    path.push(key);
    part = (part as { readonly [key: string | number]: unknown })[key];
  }
  return path;
}

test.each(TESTED_NOTATIONS.map(({ id, load }) => [id, load] as const))(
  'any value anywhere in %s gives edits or a problem in plain words',
  async (_, load) => {
    const notation = await load();
    const texts = wellFormedTexts(notation).filter(({ length }) => length < 400);
    const random = new Random(SEED);
    for (let round = 0; round < rounds(300); round++) {
      const reading = notation.read(random.pick(texts));
      const path = randomPath(random, reading.model);
      const value = random.pick(VALUES);
      const result = reading.edit(random.once(2) ? { replace: path, value } : { insert: path, value });
      if (!result.ok) expect(result.problem.message).not.toMatch(/\[object [A-Z]|undefined|Symbol|=>/);
    }
  },
);
