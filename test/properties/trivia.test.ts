import { describe, expect, test } from 'vitest';
import { differences, optionsOf, type Verdict, withoutComments } from '../../src/conformance/index.js';
import type { Json, Notation, NotationEntry, ReadOptions } from '../../src/notation/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { casesOf } from '../support/cases.js';
import { readGrammar } from '../support/grammars.js';
import { Random, SEED } from '../support/random.js';
import { sampled } from '../support/rounds.js';
import { blankRules, filled, gapsOf } from './blanks.js';

/** YAML says where XAY may have white space; its grammar has only words, for programs that walk the tree. */
const HAS_OTHER_BLANKS = 'xay';

/** The port reads the text unchanged: carriage returns and the byte-order mark are characters like any other. */
const SEES_EVERYTHING = '5dfen-ebnf';

for (const entry of NOTATIONS) {
  const notation = await entry.load();
  const grammar = readGrammar(entry.grammar);
  const rules = blankRules(grammar);
  const all = sampled(casesOf(entry.id));
  const cases = all.filter(({ kind }) => kind === 'valid');

  describe(`white space in ${entry.id}`, () => {
    const meaning = (text: string, verdict: Verdict) => meaningOf(text, entry, notation, optionsOf(verdict));

    test.skipIf(entry.id === HAS_OTHER_BLANKS)(`changes nothing, wherever it may occur (seed ${SEED})`, () => {
      const random = new Random(SEED);
      let gapCount = 0;
      for (const { name, text, verdict } of cases) {
        const gaps = gapsOf(grammar, entry.startRule, text, rules);
        gapCount += gaps.length;
        const wanted = meaning(text, verdict);
        for (const choose of [
          (samples: readonly string[]) => samples[0]!,
          (samples: readonly string[]) => random.pick(samples),
        ]) {
          const spaced = filled(text, gaps, choose);
          expect(differences(wanted, meaning(spaced, verdict)), `${name}: ${JSON.stringify(spaced)}`).toEqual([]);
        }
      }
      if (rules.size > 0) expect(gapCount).toBeGreaterThan(cases.length);
    });

    test.skipIf(entry.id === SEES_EVERYTHING)('line ends and a byte-order mark change nothing', () => {
      for (const { name, text, verdict } of all) {
        const wanted = meaning(text, verdict);
        const variants = [
          text.replaceAll('\r\n', '\n'),
          text.replace(/\r?\n/g, '\r\n'),
          text.replace(/\r?\n/g, '\r'),
          text.replace(/[\r\n]+$/, ''),
          text.replace(/[\r\n]*$/, '\n'),
          `\uFEFF${text.replace(/^\uFEFF/, '')}`,
        ];
        for (const variant of variants) {
          expect(differences(wanted, meaning(variant, verdict)), `${name}: ${JSON.stringify(variant)}`).toEqual([]);
        }
      }
    });
  });
}

/** The meaning of a text, without comments; line ends inside values are one and the same. */
function meaningOf(text: string, { levels }: NotationEntry, notation: Notation, options: ReadOptions): Json {
  const level = levels?.at(-1) ?? 'structure';
  const { model, diagnostics } = notation.read(text, { ...options, level });
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  const json = JSON.stringify(withoutComments(notation.toJson(model))).replace(/\\r\\n|\\r/g, '\\n');
  return { errors, model: JSON.parse(json) as Json };
}
