import { expect, test } from 'vitest';
import { Fuzzer, shrink } from '../../src/cli/verbs/fuzz/fuzzer.js';
import { triedNotation, violations } from '../../src/cli/verbs/fuzz/invariants.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { casesOf } from '../support/cases.js';
import { SEED } from '../support/random.js';
import { changedReading } from '../support/readings.js';
import { rounds } from '../support/rounds.js';
import { subject, textsOf } from './texts.js';

const TEXTS = rounds(400);

const FOUND = NOTATIONS.flatMap(({ id }) => casesOf(id)).filter(({ name }) => name.includes('/found/'));

test.each(FOUND)('$name, which once broke something, breaks nothing', async ({ notation: id, text }) => {
  const entry = NOTATIONS.find((notation) => notation.id === id)!;
  expect(violations(text, await subject(entry))).toEqual([]);
});

test(`${TEXTS} sentences and changed files: nothing throws, is lost, or changes its meaning when printed (seed ${SEED})`, async () => {
  const tried = await Promise.all(NOTATIONS.map((entry) => triedNotation(entry, NOTATIONS, textsOf(entry))));
  const fuzzer = new Fuzzer(tried, SEED);
  expect([...fuzzer.run(() => fuzzer.rounds < TEXTS)]).toEqual([]);
});

test('a notation that breaks is noticed, whatever is wrong with it, and the text shrinks', async () => {
  const entry = NOTATIONS.find(({ id }) => id === 'oni')!;
  const notation = await entry.load();
  const text = '# a game\nBXLUT\nByt Lbh';
  const tried = await subject(entry);
  expect(violations(text, tried)).toEqual([]);
  const broken: (readonly [string, typeof notation])[] = [
    [
      'it throws',
      {
        ...notation,
        toJson: () => {
          throw new Error('no');
        },
      },
    ],
    [
      'readable text is not idempotent',
      { ...notation, format: ({ tree }) => ({ text: `${tree.text} `, droppedComments: 0, diagnostics: [] }) },
    ],
    ['from JSON and back', { ...notation, fromJson: () => ({ ok: true, value: notation.read('BXLUE').model }) }],
    [
      'rules: oni/made-up is in no catalog',
      {
        ...notation,
        read: (source, options = {}) => {
          const reading = notation.read(source, options);
          const extra = {
            code: 'oni/made-up',
            severity: 'warning',
            message: 'made up',
            span: { start: 0, end: 0 },
          } as const;
          return options.level === 'rules'
            ? changedReading(reading, { diagnostics: [extra, ...reading.diagnostics] })
            : reading;
        },
      },
    ],
    [
      'syntax: oni/x is outside the text',
      {
        ...notation,
        read: (source, options = {}) => {
          const reading = notation.read(source, options);
          const extra = {
            code: 'oni/x',
            severity: 'error',
            message: 'x',
            span: { start: 0, end: source.length + 1 },
          } as const;
          return changedReading(reading, { diagnostics: [extra] });
        },
      },
    ],
  ];
  for (const [problem, one] of broken) {
    expect(violations(text, { ...tried, notation: one }).join('\n')).toContain(problem);
  }
  const needed = (candidate: string) => candidate.includes('B') && candidate.includes('h');
  expect(shrink(text, needed)).toBe('Bh');
});
