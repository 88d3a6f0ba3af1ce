import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/notation/options.js';
import { textsOf } from '../../properties/texts.js';
import { casesOf, TESTED_NOTATIONS } from '../../support/cases.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sampled } from '../../support/rounds.js';

/** Texts that were well formed at one level only. */
const FOUND: Readonly<Record<string, readonly string[]>> = {
  '5dfen': ['{"":}', '{}', '[Event "x"]\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n'],
  otn: ['4 f4-f3\n[rules:dim:3 start:/1t1/tK1/3/]\n', '[position:/1t1/tK1/3/][puzzle-mode:none]'],
  'otn-position': ['k7/8/8/8/8/8/8/K6'],
};

describe(`whether a text is well formed does not depend on the level (seed ${SEED})`, () => {
  test.each(TESTED_NOTATIONS.map((entry) => [entry.id, entry] as const))('%s', async (id, entry) => {
    const notation = await entry.load();
    const random = new Random(SEED);
    const texts = textsOf(entry);
    const tried = [
      ...(FOUND[id] ?? []),
      ...sampled(casesOf(id)).map(({ text }) => text),
      ...Array.from({ length: rounds(100) }, () => texts.next(random)),
    ];
    for (const text of tried) {
      const verdicts = (entry.levels ?? LEVELS).map((level) => notation.read(text, { level }).isWellFormed);
      expect(new Set(verdicts).size, JSON.stringify(text)).toBe(1);
    }
  });
});
