import { expect, test } from 'vitest';
import { readCases } from '../../src/conformance/index.js';
import type { Notation } from '../../src/notation/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { SUITES } from '../support/cases.js';
import { Random, SEED } from '../support/random.js';

/** The largest share of slips, in percent, that may have more than two errors. */
const MOST: Readonly<Record<string, number>> = {
  oni: 8,
  otn: 9,
  'otn-rules': 12,
  'otn-position': 9,
  'otn-move': 1,
  '5dfen': 14,
  '5dfen-ebnf': 1,
  azul: 5,
  annofen: 14,
  xay: 4,
  'xiangqi-fen': 10,
};

const TYPED = ['x', '1', '(', '[', '{', '"', '/', ' ', 'a', 'K', ')', ']', '}', '-'];
const SLIPS = 12;
const LONGEST = 1500;

/** Deletes, replaces or inserts one character. */
function slip(text: string, random: Random): string {
  const at = random.int(text.length);
  const typed = random.pick(TYPED);
  return random.pick([
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + typed + text.slice(at + 1),
    text.slice(0, at) + typed + text.slice(at),
  ]);
}

const errorsOf = (notation: Notation, text: string): readonly string[] =>
  notation
    .read(text, { level: 'rules' })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);

test.each(NOTATIONS.map(({ id }) => id))(
  `%s: one slip is hardly ever more than two errors (seed ${SEED})`,
  async (id) => {
    const notation = await NOTATIONS.find((row) => row.id === id)!.load();
    const random = new Random(SEED);
    let [all, many] = [0, 0];
    const worst: { readonly codes: readonly string[]; readonly text: string }[] = [];
    for (const { text, kind } of readCases(SUITES, id)) {
      if (kind !== 'valid' || text === '' || text.length > LONGEST || errorsOf(notation, text).length > 0) continue;
      for (let i = 0; i < SLIPS; i++) {
        const changed = slip(text, random);
        const codes = errorsOf(notation, changed);
        all++;
        if (codes.length <= 2) continue;
        many++;
        worst.push({ codes, text: changed });
      }
    }
    worst.sort((a, b) => b.codes.length - a.codes.length);
    const listed = worst.slice(0, 5).map(({ codes, text }) => `${codes.join(' ')}\n${text}`);
    expect(all).toBeGreaterThan(0);
    expect((100 * many) / all, listed.join('\n\n')).toBeLessThanOrEqual(MOST[id] ?? 10);
  },
);

test.each([
  ['5dfen', '[Board "Standard"]\n1. e4 / e5\n2. Nf6 / (0T2)Nc6\n3. d4 / d5\n', ['5dfen/none-reaches']],
  [
    '5dfen',
    '[Board "Standard"]\n1. e4 / e5 (1b. c5 2. Nf6 / d6)\n2. Nf3 / Nc9\n3. d4\n',
    ['5dfen/none-reaches', '5dfen/off-board'],
  ],
  ['xay', "version: '1'\nsetup: [[[n], [b][, [m], [g]]]\n", ['xay/not-yaml']],
])('%s: %j has one error for each cause', async (id, text, codes) => {
  const notation = await NOTATIONS.find((row) => row.id === id)!.load();
  expect(errorsOf(notation, text)).toEqual(codes);
});
