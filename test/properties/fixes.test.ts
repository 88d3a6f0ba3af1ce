import { expect, test } from 'vitest';
import { shrink } from '../../src/cli/verbs/fuzz/fuzzer.js';
import { casesOf, TESTED_NOTATIONS } from '../support/cases.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { fixProblems } from './fix-invariants.js';
import { textsOf } from './texts.js';

const TEXTS = rounds(50);

test.each(TESTED_NOTATIONS)('fixes of the cases of $id repair what they are for', async ({ id, load }) => {
  const notation = await load();
  for (const { name, text } of casesOf(id)) expect(fixProblems(text, notation), name).toEqual([]);
});

test.each(TESTED_NOTATIONS)(
  `fixes of ${TEXTS} sentences and changed files of $id repair what they are for (seed ${SEED})`,
  async (entry) => {
    const notation = await entry.load();
    const texts = textsOf(entry);
    const random = new Random(SEED);
    for (let round = 0; round < TEXTS; round++) {
      const text = texts.next(random);
      const found = fixProblems(text, notation);
      if (found.length === 0) continue;
      const short = shrink(text, (candidate) => fixProblems(candidate, notation).includes(found[0]!));
      expect.fail(`${found[0]} in ${JSON.stringify(short)}`);
    }
  },
);
