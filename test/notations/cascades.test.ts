import { expect, test } from 'vitest';
import { errorCodes, measureSlips } from '../../scripts/slips/measure.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { SUITES } from '../support/cases.js';
import { Random, SEED } from '../support/random.js';

/** The largest share of slips, in percent, that may have more than one error, and the most errors that one may have. */
const LIMITS: Readonly<Record<string, readonly [share: number, most: number]>> = {
  oni: [25, 12],
  otn: [35, 12],
  'otn-rules': [50, 8],
  'otn-position': [45, 4],
  'otn-move': [20, 2],
  '5dfen': [30, 24],
  '5dfen-ebnf': [0, 1],
  azul: [0.5, 6],
  annofen: [40, 10],
  xay: [1, 3],
  'xiangqi-fen': [40, 6],
};

const SLIPS = 12;

const loaded = async (id: string) => NOTATIONS.find((row) => row.id === id)!.load();

test.each(NOTATIONS.map(({ id }) => id))(`%s: one slip is one error (seed ${SEED})`, async (id) => {
  const [share, most] = LIMITS[id]!;
  const measured = [...measureSlips(await loaded(id), SUITES, SLIPS, new Random(SEED))];
  const several = measured.filter(({ codes }) => codes.length > 1).sort((a, b) => b.codes.length - a.codes.length);
  const listed = several.slice(0, 5).map(({ name, done, codes }) => `${name}: ${done}\n  ${codes.join(' ')}`);
  expect(measured.length).toBeGreaterThan(0);
  expect((100 * several.length) / measured.length, listed.join('\n')).toBeLessThanOrEqual(share);
  expect(several[0]?.codes.length ?? 1, listed.join('\n')).toBeLessThanOrEqual(most);
});

const DRAW = '1llrr 2orku 3luuk 4krul 5rrok';
const ROUND = [
  ...['A1ll22', 'B0rr33', 'A3uu33', 'B5rr44', 'A0kk44', 'B0l2', 'A0o1', 'B2o5'],
  ...['A0r5', 'B0u1', 'A0k4', 'B4r3', 'A0k4', 'B0l2', 'A0u3'],
];
const azul = (...lines: readonly string[]): string => `AZULGAME\n2\n${lines.join('\n')}\n`;

test.each([
  ['5dfen', '[Board "Standard"]\n1. e4 / e5\n2. Nf6 / (0T2)Nc6\n3. d4 / d5\n', ['5dfen/none-reaches']],
  [
    '5dfen',
    '[Board "Standard"]\n1. e4 / e5 (1b. c5 2. Nf6 / d6)\n2. Nf3 / Nc9\n3. d4\n',
    ['5dfen/none-reaches', '5dfen/off-board'],
  ],
  ['xay', "version: '1'\nsetup: [[[n], [b][, [m], [g]]]\n", ['xay/not-yaml']],
  // A draw is missing.
  ['azul', azul(...ROUND), ['azul/no-tiles-drawn']],
  // A move is missing, and the first of the next round may be anyone's.
  ['azul', azul(DRAW, ...ROUND.slice(0, 14), '1lloo 2rrku 3kuol 4uulk 5oork', 'A1oo--'), ['azul/draw-during-round']],
  ['azul', azul(DRAW, ...ROUND.slice(1), '1lloo 2rrku 3kuol 4uulk 5oork'), ['azul/out-of-turn']],
  // A second mistake in a later round is another cause.
  [
    'azul',
    azul(DRAW, ...ROUND.slice(1), '1lloo 2rrku 3kuol 4uulk 5oork', 'B1oo--', 'A1rr55'),
    ['azul/out-of-turn', 'azul/tiles-not-there'],
  ],
  ['azul', azul('1llrrr 2orku 3luuk 4krul 5rrok', 'A1ll22', 'B0rrr333'), ['azul/full-factory']],
  ['azul', azul(DRAW, 'A1ll224', 'B2o1'), ['azul/destination-count']],
  ['azul', `AZULGAME2\n${DRAW}\n`, ['azul/no-signature']],
])('%s: %j has one error for each cause', async (id, text, codes) => {
  expect(errorCodes(await loaded(id), text)).toEqual(codes);
});
