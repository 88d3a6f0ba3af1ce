import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/notation/options.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { fiveD, fiveDBoard, fiveDMove } from './models/5dfen.js';
import { azul } from './models/azul.js';
import { oni } from './models/oni.js';
import { otn, otnEntry, otnMove, otnPosition, otnRules } from './models/otn.js';
import { printProblems, type Subject } from './models/subject.js';
import { xiangqi } from './models/xiangqi.js';
import { textsOf } from './texts.js';

const RUNS = rounds(25);

const SUBJECTS = [
  oni,
  azul,
  ...xiangqi,
  fiveD,
  fiveDBoard,
  fiveDMove,
  otn,
  otnRules,
  otnEntry,
  otnMove,
  otnPosition,
] as readonly Subject<unknown>[];

describe.each(SUBJECTS.map((subject) => [subject.name, subject] as const))('models of %s', (_, subject) => {
  test('are printed unchanged, or refused', () => {
    let printed = 0;
    fc.assert(
      fc.property(subject.models, (model) => {
        const { lines, isPrinted } = printProblems(subject, model);
        if (isPrinted) printed++;
        expect(lines).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    // Both outcomes are tried; of few models all can have one of them.
    if (RUNS < 300) return;
    expect(printed).toBeGreaterThan(RUNS / 20);
    expect(printed).toBeLessThan(RUNS);
  });

  const entry = NOTATIONS.find(({ id }) => id === subject.name);
  test.skipIf(entry === undefined)(
    'of texts, with errors or without, are printed as what they are, or refused',
    async () => {
      const notation = await entry!.load();
      const texts = textsOf(entry!);
      const random = new Random(SEED);
      for (let i = 0; i < RUNS; i++) {
        const text = texts.next(random);
        const { model } = notation.read(text, { level: random.pick(LEVELS) });
        if (model === undefined) continue;
        expect(printProblems(subject, model).lines, JSON.stringify(text)).toEqual([]);
      }
    },
  );
});
