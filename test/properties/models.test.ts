import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fiveD, fiveDBoard, fiveDMove } from './models/5dfen.js';
import { azul } from './models/azul.js';
import { oni } from './models/oni.js';
import { otn, otnEntry, otnMove, otnPosition, otnRules } from './models/otn.js';
import { xiangqi } from './models/xiangqi.js';
import { printProblems, type Subject } from './models/subject.js';
import { rounds } from '../support/rounds.js';

const RUNS = rounds(60);

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
  test('are printed as what they are, or refused', () => {
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
});
