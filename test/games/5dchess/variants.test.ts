import { describe, expect, test } from 'vitest';
import {
  multiverseOf,
  startBoards,
  VARIANT_NAMES,
  type VariantBoard,
  variantNamed,
} from '../../../src/games/5dchess/index.js';

const BUILT_IN = VARIANT_NAMES.filter((name) => startBoards(name)!.length > 0);

const rowsOf = (name: string): string[] => startBoards(name)!.map(({ rows }) => rows);
const nameOf = ({ layer, time, toMove }: VariantBoard): string => `${layer} ${time}${toMove[0]!}`;
const swapColours = (rows: string): string =>
  [...rows].map((c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())).join('');

describe.each(BUILT_IN)('the variant %s', (name) => {
  test('starts from boards that make a multiverse', () => {
    const multiverse = multiverseOf(startBoards(name)!);
    expect(multiverse.allBoards()).toHaveLength(startBoards(name)!.length);
  });

  test('gives both sides the same pieces, kings or royal queens among them', () => {
    const letters = rowsOf(name)
      .join('')
      .replaceAll(/[^a-z]/gi, '');
    const white = [...letters].filter((c) => c === c.toUpperCase()).sort();
    const black = [...letters].filter((c) => c !== c.toUpperCase()).sort();
    expect(swapColours(black.join(''))).toBe(white.join(''));
    expect(white.join('')).toMatch(/[KY]/);
  });
});

test('most variants mirror the side of white', () => {
  const isMirrored = (rows: string) => swapColours(rows.split('/').toReversed().join('/')) === rows;
  expect(BUILT_IN.filter((name) => !rowsOf(name).every(isMirrored))).toEqual([
    'Standard - Half Reflected',
    'Focused - Just Brawns',
    'Misc - Royalty War',
    'Very Small - Open',
  ]);
});

test('the standard variant starts as chess does', () => {
  expect(rowsOf('Standard')).toEqual(['r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*']);
});

test.each([
  ['Standard', '0 1w'],
  ['Standard - Turn Zero', '0 0b, 0 1w'],
  ['Standard - Two Timelines', '-0 1w, +0 1w'],
  ['Standard - Staggered Timelines', '-0 1b, +0 1w'],
  ['Misc - Royalty War', '-0 0b, -0 1w, +0 0b, +0 1w'],
])('%s starts from the boards %s', (name, boards) => {
  expect(startBoards(name)!.map(nameOf).join(', ')).toBe(boards);
});

test('a variant without boards is known by its name', () => {
  expect(startBoards('Misc - Mini')).toEqual([]);
  expect(new Set(VARIANT_NAMES).size).toBe(54);
});

test.each([
  ['half  reflected', 'Standard - Half Reflected'],
  ['HALF_REFLECTED', 'Standard - Half Reflected'],
  ['standard-half-reflected', 'Standard - Half Reflected'],
  ['SMALL', 'Misc - Small'],
  ['turn zero - brawns', 'Standard - Turn Zero - Brawns'],
  ['Simple - Knights vs Bishops', 'Simple - Knights vs. Bishops'],
  ['royalty war', 'Misc - Royalty War'],
])('the variant %s is %s', (name, known) => expect(startBoards(name)).toEqual(startBoards(known)));

test.each(['misc', 'just brawns', 'open', 'small misc', 'reflected half', 'x standard'])(
  "%s isn't a variant of 5D chess",
  (name) => {
    expect(startBoards(name)).toBeUndefined();
  },
);

test('variants are found by their names, whatever the case, white space and dashes', () => {
  expect(VARIANT_NAMES.map(variantNamed)).toEqual(VARIANT_NAMES);
  expect(variantNamed('half reflected')).toBe('Standard - Half Reflected');
  expect(variantNamed('MISC_small')).toBe('Misc - Small');
  expect(variantNamed('custom')).toBeUndefined();
});
