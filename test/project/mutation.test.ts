import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mutationFolders } from '../../scripts/mutation-folders.js';
import { highestShare, type LineScore, sampleLines } from '../../scripts/mutation-sample.js';
import { Random, SEED } from '../support/random.js';
import { NOTATIONS } from '../../src/notations/registry.js';

describe('mutation testing', () => {
  const folders = mutationFolders();

  test('covers the folder of every notation and of every game, with cases that use it', () => {
    const notations = Object.entries(folders).filter(([name]) => name.startsWith('notations/'));
    expect(notations.flatMap(([, { notations }]) => notations).sort()).toEqual(NOTATIONS.map(({ id }) => id).sort());
    for (const [name, { files, notations }] of Object.entries(folders)) {
      expect(files.length, name).toBeGreaterThan(3);
      expect(notations.length, name).toBeGreaterThan(0);
    }
    expect(folders['notations/oni']!.files).toEqual(
      expect.arrayContaining(['src/notations/oni/notation.ts', 'src/notations/oni/view/svg.ts']),
    );
    expect(folders['games/tafl']!.notations).toContain('otn');
  });

  test('a sample is lines of code, the same for the same seed', () => {
    const { files } = folders['notations/oni']!;
    const lines = sampleLines(files, 50, 7);
    expect(new Set(lines).size).toBe(50);
    expect(sampleLines(files, 50, 7)).toEqual(lines);
    expect(sampleLines(files, 50, 8)).not.toEqual(lines);
    for (const range of lines) {
      const [, file, from, to] = /^(.*):(\d+)-(\d+)$/.exec(range)!;
      expect(from).toBe(to);
      expect(readFileSync(file!, 'utf8').split('\n')[Number(from) - 1]).toMatch(/^(?!import).*[^\s);\]}]/);
    }
  });

  test('the highest share that fits a sample is above its score by the error of the sample', () => {
    const lines = (all: number, none: number): LineScore[] => [
      ...Array.from({ length: all }, () => ({ mutants: 2, killed: 2 })),
      ...Array.from({ length: none }, () => ({ mutants: 2, killed: 0 })),
    ];
    // 1.725 is Student's quantile for 19 degrees of freedom, 0.1124 the error of ten in twenty.
    expect(highestShare(lines(10, 10))).toBeCloseTo(50 + 100 * 1.725 * Math.sqrt(0.25 / 19), 1);
    expect(highestShare(lines(1000, 1000))).toBeCloseTo(51.8, 1);
    expect(highestShare(lines(20, 0))).toBe(100);
    expect(highestShare(lines(0, 20))).toBe(0);
    expect(highestShare(lines(1, 0))).toBe(100);
    expect(highestShare([])).toBeNaN();
  });

  test(`a share at the gate rarely fails, one far below it nearly always does (seed ${SEED})`, () => {
    const random = new Random(SEED);
    // Each line is noticed altogether, not at all, or change by change.
    const line = (share: number): LineScore => {
      const mutants = 1 + random.int(4);
      const whole = random.int(100) < share ? mutants : 0;
      const single = Array.from({ length: mutants }, () => random.int(100)).filter((drawn) => drawn < share).length;
      return { mutants, killed: random.once(2) ? whole : single };
    };
    const failures = (share: number) =>
      Array.from({ length: 1000 }, () => highestShare(Array.from({ length: 20 }, () => line(share)))).filter(
        (highest) => highest < 55,
      ).length;
    expect(failures(55)).toBeLessThan(80);
    expect(failures(65)).toBeLessThan(20);
    expect(failures(30)).toBeGreaterThan(700);
    expect(failures(20)).toBeGreaterThan(950);
  });
});
