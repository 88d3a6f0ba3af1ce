import { expect, test } from 'vitest';
import { errorCodes, measureSlips } from '../../../scripts/slips/measure.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { SUITES } from '../../support/cases.js';
import { Random, SEED } from '../../support/random.js';
import { sized } from '../../support/rounds.js';

/** The largest share of slips, in percent, that may have more than one error, and the most errors that one may have. */
const LIMITS: Readonly<Record<string, readonly [share: number, maxCodes: number]>> = {
  oni: [4, 6],
  otn: [6, 12],
  'otn-rules': [1, 5],
  'otn-position': [2, 3],
  'otn-move': [0.5, 2],
  '5dfen': [7, 12],
  '5dfen-ebnf': [0, 1],
  azul: [0.5, 6],
  annofen: [5, 3],
  xay: [1, 3],
  'xiangqi-fen': [1, 3],
};

/** The slips in each case of a suite: few in those that have hundreds of cases. */
const SLIPS = { large: sized(1, 6), small: sized(3, 6) };
const LARGE = ['otn', '5dfen', 'azul'];

/**
 * The slips with more than one error that another seed may have by chance beyond their share: four standard deviations.
 * The fixed seed has none.
 */
const byChance = (share: number): number => (process.env.LUDOGRAM_SEED === undefined ? 0 : 4 * Math.sqrt(share));

const loaded = async (id: string) => NOTATIONS.find((row) => row.id === id)!.load();

test.each(NOTATIONS.map(({ id }) => id))(`%s: one slip is one error (seed ${SEED})`, async (id) => {
  const [share, maxCodes] = LIMITS[id]!;
  const slips = LARGE.includes(id) ? SLIPS.large : SLIPS.small;
  const measured = [...measureSlips(await loaded(id), SUITES, slips, new Random(SEED))];
  const several = measured.filter(({ codes }) => codes.length > 1).sort((a, b) => b.codes.length - a.codes.length);
  const listed = several.slice(0, 5).map(({ name, done, codes }) => `${name}: ${done}\n  ${codes.join(' ')}`);
  expect(measured.length).toBeGreaterThan(0);
  const expected = (share / 100) * measured.length;
  expect(several.length, listed.join('\n')).toBeLessThanOrEqual(expected + byChance(expected));
  expect(several[0]?.codes.length ?? 1, listed.join('\n')).toBeLessThanOrEqual(maxCodes);
});

const DRAW = '1llrr 2orku 3luuk 4krul 5rrok';
const ROUND = [
  ...['A1ll22', 'B0rr33', 'A3uu33', 'B5rr44', 'A0kk44', 'B0l2', 'A0o1', 'B2o5'],
  ...['A0r5', 'B0u1', 'A0k4', 'B4r3', 'A0k4', 'B0l2', 'A0u3'],
];
const START = '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';
const otn = (rules: string, ...turns: readonly string[]): string => `[rules:${rules}]\n\n${turns.join('\n')}\n`;

const annofen = (placement: string): string => `v1 ${placement}\n`;

const azul = (...lines: readonly string[]): string => `AZULGAME\n2\n${lines.join('\n')}\n`;

test.each([
  ['5dfen', '[Board "Standard"]\n1. e4 / e5\n2. Nf6 / (0T2)Nc6\n3. d4 / d5\n', ['5dfen/none-reaches']],
  [
    '5dfen',
    '[Board "Standard"]\n1. e4 / e5 (1b. c5 2. Nf6 / d6)\n2. Nf3 / Nc9\n3. d4\n',
    ['5dfen/none-reaches', '5dfen/off-board'],
  ],
  // A bracket in the place of a parenthesis begins no board.
  ['5dfen', '[Board "Standard"]\n1. (0T1)e4 / (0T1)e5\n2. [0T2)c3 / (0T2)d6\n', ['5dfen/broken-tag']],
  [
    '5dfen',
    '[Mode "5D"](\n[White "Ada"]\n[Size "8x8"]\n[Board "Standard"]\n1. e4 / e5)\n',
    ['5dfen/no-boards', '5dfen/tag-in-variation'],
  ],
  ['xay', "version: '1'\nsetup: [[[n], [b][, [m], [g]]]\n", ['xay/not-yaml']],
  // A draw is missing.
  ['azul', azul(...ROUND), ['azul/no-tiles-drawn']],
  // A move is missing, and the first of the next round may be anyone's.
  ['azul', azul(DRAW, ...ROUND.slice(0, 14), '1lloo 2rrku 3kuol 4uulk 5oork', 'A1oo--'), ['azul/draw-during-round']],
  ['azul', azul(DRAW, ...ROUND.slice(1), '1lloo 2rrku 3kuol 4uulk 5oork'), ['azul/out-of-turn']],
  // A draw is continued on a line of its own.
  ['azul', azul('1llrr 2orku 3luuk', '4krul 5rrok', ...ROUND), ['azul/draw-count']],
  // A second mistake in a later round is another cause.
  [
    'azul',
    azul(DRAW, ...ROUND.slice(1), '1lloo 2rrku 3kuol 4uulk 5oork', 'B1oo--', 'A1rr55'),
    ['azul/out-of-turn', 'azul/tiles-not-there'],
  ],
  ['azul', azul('1llrrr 2orku 3luuk 4krul 5rrok', 'A1ll22', 'B0rrr333'), ['azul/full-factory']],
  ['azul', azul(DRAW, 'A1ll224', 'B2o1'), ['azul/destination-count']],
  ['azul', `AZULGAME2\n${DRAW}\n`, ['azul/no-signature']],
  // Slashes too many, too few, or side by side.
  ['otn-position', '/3t3/3t3/3/3/ttTKTtt/3T3/3t3/3t3/', ['otn-position/row-count']],
  ['otn-position', '/3t3/3t33T3/ttTKTtt/3T3/3t3/3t3/', ['otn-position/row-count']],
  ['otn-position', '/3t3/3t3///ttTKTtt/3T3/3t3/3t3/', ['otn-position/empty-row']],
  ['otn-position', '/3t3/3t3x3T3/ttTKTtt/3T3/3t3/3t3/', ['otn-position/unknown-piece']],
  ['otn-position', '/3t3/start/3T3/ttTKTtt/3T3/3t3/3t3/', ['otn-position/unknown-piece']],
  ['otn-position', '/3t3/2t3/3T3/ttTKTtt/3T3/3t3/4t3/', ['otn-position/row-width', 'otn-position/row-width']],
  ['otn-position', '/3t3/3t3/3T3/ tTKTtt/3T3/3t3/3t3/', ['otn-position/unexpected-text']],
  ['otn-rules', `dim:7 ks:w start:/3t3/3t3/3T3/ ttTKTtt/3T3/3t3/3t3/`, ['otn-rules/bad-entry']],
  ['otn-rules', `dim7 ks:w start:${START}`, ['otn-rules/bad-entry']],
  ['otn-rules', `dim:7 ks:w start :${START}`, ['otn-rules/bad-entry']],
  ['otn-rules', `dim:7 ks:w,start:${START}`, ['otn-rules/bad-value']],
  ['otn-rules', `dim:7 ks:z`, ['otn-rules/bad-value', 'otn-rules/missing-start']],
  ['otn-rules', `dim:7 ks:w] start:${START}`, ['otn-rules/unexpected-text']],
  ['otn-move', 'e5 - x e8', ['otn-move/unreadable-move']],
  // A move in capitals or with white space can be read; text after it is another fault.
  ['otn-move', 'E5-e8[', ['otn-move/upper-case-space', 'otn-move/unexpected-text']],
  ['otn-move', 'e5 - e8[', ['otn-move/blank-in-move', 'otn-move/unexpected-text']],
  ['otn', otn(`dim:7 start:/3t3/3t3]/3T3/ttTKTtt/3T3/3t3/3t3/`, '1. d1-c1'), ['otn/bad-tag']],
  ['otn', `[ru]es:dim:7 start:${START}]\n\n1. d1-c1\n`, ['otn/bad-tag']],
  ['otn', otn(`dim:9 start:${START}`, '1. d1-c1 d3-h3'), ['otn-rules/start-size']],
  ['otn', otn(`dim:7 start:${START}`, '1. d1-c1 d3-b3', '22. c1-b1 b3-a3', '3. b1-a1'), ['otn/turn-order']],
  ['otn', otn(`dim:7 start:${START}`, '1. d1- -c1 d3-b3'), ['otn-move/unreadable-move']],
  // A number alone is a part of the move before it.
  ['otn', otn(`dim:7 start:${START}`, '1. d1-c1 d3-', '6', '2. c1-b1'), ['otn-move/unreadable-move', 'otn/no-moves']],
  // A stray bracket in a line of moves ends nothing.
  ['otn', otn(`dim:7 start:${START}`, '1]. d1-c1 d3-b3', '2. c1-b1'), ['otn/bad-turn-number']],
  ['otn', otn(`dim:7 start:${START}`, '1. d1-c1] d3-b3', '2. c1-b1'), ['otn-move/unreadable-move']],
  [
    'otn',
    otn(`dim:7 start:${START}`, '1. d1-c1 d3-b3', '1a.1.1a. d1-b1 d3-c3', '1a.1.11a.1.1a. d1-e1'),
    ['otn/no-such-move'],
  ],
  ['otn', otn(`dim:7 start:${START}`, '1. d1-c1 d3-b3', '1a.1.1.1.1a. ..... d3-c3'), ['otn/bad-turn-number']],
  // A bracket too early or too late, or in a move.
  ['otn', `[rules:dim:7 ks:w start]${START}]\n\n1. d1-c1\n`, ['otn-rules/bad-entry']],
  ['otn', `[rules:dim:7 ks:q]w start:${START}]\n\n1. d1-c1\n`, ['otn-rules/bad-value']],
  ['otn', `[rules:dim:7 start:${START}ber\n\n1. d1-c1\n`, ['otn-position/unknown-piece']],
  ['otn', `[rules:dim:7 start:${START}/\n\n1. d1-c1\n`, ['otn-position/empty-row']],
  ['otn', otn(`dim:7 start:${START}`, '1. d1-c[ d3-b3'), ['otn-move/unreadable-move']],
  // Errors independent of the bracket are still reported.
  ['otn', `[rules:dim:7 ks:q start:${START}]\n[noise\n\n1. d1-c1\n`, ['otn-rules/bad-value', 'otn/bad-tag']],
  [
    'otn',
    `[rules:dim:7 start:/3x3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n\n1. d1-c1\n`,
    ['otn-position/unknown-piece', 'otn/unclosed'],
  ],
  ['otn', otn(`dim:7 start:${START}`, '1. d1-c [calm'), ['otn-move/unreadable-move', 'otn/unclosed']],
  ['annofen', annofen('9/9/9/9'), ['annofen/row-count']],
  ['annofen', annofen('rnbakabnr/9/1c5c1/p1p1/1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR'), ['annofen/row-count']],
  ['annofen', annofen('rnbakabnr/81/9/9/9/9/9/8/9/8'), ['annofen/row-width', 'annofen/row-width']],
  ['annofen', annofen('rnbakabnr/9/9///9/9/9/9/9/9'), ['annofen/empty-row']],
  ['annofen', annofen('rnbakabnr/9/9x9/9/9/9/9/9/9'), ['annofen/unknown-character']],
  ['annofen', annofen('rnbakabnr/9/{pm>8/9/9/9/9/9/9/9'), ['annofen/unknown-character']],
  ['annofen', annofen('rnbakabnr/9/[r12/9/9/9/9/9/9/9'), ['annofen/unclosed-group']],
  ['annofen', annofen('rnbakabnr/9/[r{ n]8/9/9/9/9/9/9/9'), ['annofen/split-position']],
  ['annofen', annofen('9/9/9/9/9/9/9/9/8<a+1+0>9'), ['annofen/row-count']],
  ['annofen', annofen('[r[k]]8/9/9/9/9/9/9/9/9/9'), ['annofen/nested-group']],
  ['annofen', annofen('[r<x<y>>]8/9/9/9/9/9/9/9/9/9'), ['annofen/bad-annotation']],
  ['annofen', annofen('r<x<y>>8/9/9/9/9/9/9/9/9/9'), ['annofen/bad-annotation']],
  ['annofen', annofen('[r<x]8/9/9/9/9/9/9/9/9/[c<y>]8'), ['annofen/bad-annotation', 'annofen/unknown-code']],
  ['annofen', annofen('[r<bm pb>]8/9/9/9/9/9/9/9/9/9'), ['annofen/unclosed-group']],
  ['annofen', 'bm rnbakabnr/9/9/9/9/9/9/9/9/9\n', ['annofen/no-version']],
  ['xiangqi-fen', 'rnb/akabnr/9/9/9/9/9/9/9/9/9\n', ['xiangqi-fen/row-count']],
  ['xiangqi-fen', 'rnb[akabnr/9/9/9/9/9/9/9/9/9\n', ['xiangqi-fen/no-annotations']],
  // A card typed twice, a wrong one too many, and two that are equal.
  ['oni', 'BXXLUT Brs Lhl Tvl\n', ['oni/repeated-card']],
  ['oni', 'B/X LUT Brs Lhl Tvl\n', ['oni/unknown-character']],
  ['oni', 'BXLUU Brs Lhl Tvl\n', ['oni/repeated-card']],
  // A move in pieces.
  ['oni', 'BXLUT Brrs Lhl Tvl\n', ['oni/incomplete-move']],
  // A variation on the move after one that can't be made, and one that replaces it.
  ['5dfen', '[Board "Standard"]\n1. e4 / e5\n2. Nf6 / Nc6 (2b. (0T2)Nf6)\n', ['5dfen/none-reaches']],
  [
    '5dfen',
    '[Board "Standard"]\n1. e4 / e5\n2. Nf6 (2w. Nh6 / Nc6) / Nc6\n',
    ['5dfen/none-reaches', '5dfen/none-reaches'],
  ],
  // A bracket of a board or a header is missing, or in the wrong place; separators are too many or too few.
  ['5dfen', 'r*nbk/4/4/R*NBK:0:1:w]\n1. Nc3\n', ['5dfen/unreadable-move']],
  ['5dfen', '[r*nb]k/4/4/R*NBK:0:1:w]\n', ['5dfen/broken-tag']],
  ['5dfen', 'Board "Standard"]\n[Mode "5D"]\n1. e4\n', ['5dfen/unreadable-move']],
  ['5dfen', '[k2/3/2K::0:1:w]\n', ['5dfen/bad-layer']],
  ['5dfen', '[k2/3/2K:0:w]\n', ['5dfen/bad-time']],
  ['5dfen', '[k2/3/2K:0:1:w]\n[k2/2/2K:1:1:w]\n', ['5dfen/row-width']],
  // A comment without its opening brace, an extra character in a move, variations that are not closed.
  ['5dfen', '[Board "Standard"]\n1. e4 the best move } / e5\n', ['5dfen/unreadable-move']],
  ['5dfen', '[Board "Standard"]\n1. e4 / e5 (1b. c5 (1b. d5 2. d4\n', ['5dfen/unclosed-variation']],
  ['5dfen', '[Board "Standard"]\n1. e4 / e5\n2. (0T2) >Nf3 / Nc6\n', ['5dfen/missing-move']],
  // A parenthesis, a slash or a space too many splits a move, a number or the coordinates of a board.
  ['5dfen', '[Board "Standard"]\n1. e4 / e5\n2( . (0T2)Nf3 / Nc6\n', ['5dfen/unreadable-move']],
  ['5dfen', '[Board "Standard"]\n1/ . e4 / e5\n', ['5dfen/unreadable-move']],
  ['5dfen', '[Board "Standard"]\n1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T2 0T1)f5\n', ['5dfen/unreadable-move']],
  ['5dfen', '[Board "Standard"]\n1. e4 / e{\n', ['5dfen/unreadable-move']],
  ['5dfen', '[Board "Standard"]\n1. e4 1 e5\n2. d4\n', ['5dfen/unreadable-move']],
  // A board or a header is cut off, or its separators are missing.
  ['5dfen', '[k10Kw0:1:w]\n', ['5dfen/bad-time']],
  ['5dfen', '[k1/1K:0:[:w]\n', ['5dfen/broken-tag']],
  ['5dfen', '{k2/3/K2:0:1:w]\n', ['5dfen/unclosed-comment']],
  ['5dfen', '[Mode "5D]]\n[k2/3/K2:0:1:w]\n', ['5dfen/broken-tag']],
  ['5dfen', '[Size "3x3"]\n[k2/2/K2:0:1:w]\n', ['5dfen/row-width']],
  // The only board is broken, or a number has no dot.
  ['5dfen', '[Mode "5D"]\r[k"0:1:w]\r', ['5dfen/broken-tag']],
  ['5dfen', '[k 7 ] 4 4:0:1:w]\n', ['5dfen/unquoted-header']],
  ['5dfen', '[Board "Standard"]\n1. e3 / e6\n2 Nf3 / Nf6\n', ['5dfen/unreadable-move']],
  ['5dfen', '[Board "Standard"]\n1. e3 / e6\n. Nf3 / Nf6\n', ['5dfen/unreadable-move']],
  ['5dfen', '[Board 3Standard"]\n1. e3 / e6\n', ['5dfen/broken-tag']],
  // Errors independent of the one beside them are still reported.
  ['5dfen', '[Site "a/b:c]\n[Mode "5D"]\n', ['5dfen/no-boards', '5dfen/broken-tag']],
  ['5dfen', '[Board "Standard"]\n1. e3 / e6 Qqq / Nf6\n', ['5dfen/unreadable-move', '5dfen/extra-reply']],
  ['5dfen', '[Board "Standard"]\n1. Qqq / Nnn\n', ['5dfen/unreadable-move', '5dfen/unreadable-move']],
  ['5dfen', '[Board "Standard"]\n1. e4 / e5 (1b. c5 Qqq d5\n', ['5dfen/unclosed-variation', '5dfen/unreadable-move']],
  ['5dfen', '[Board "Standard"]\n1. e4\n[k2/3/K2:0:1:w]\n', ['5dfen/tag-after-moves']],
])('%s: %j has one error for each cause', async (id, text, codes) => {
  expect(errorCodes(await loaded(id), text)).toEqual(codes);
});
