import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mutationFolders } from '../../scripts/mutation-folders.js';
import { sampleLines } from '../../scripts/mutation-sample.js';
import { NOTATIONS } from '../../src/notations/registry.js';

describe('mutation testing', () => {
  const folders = mutationFolders();

  test('covers the folder of every format and of every game, with cases that use it', () => {
    const notations = Object.entries(folders).filter(([name]) => name.startsWith('notations/'));
    expect(notations.flatMap(([, { formats }]) => formats).sort()).toEqual(NOTATIONS.map(({ id }) => id).sort());
    for (const [name, { files, formats }] of Object.entries(folders)) {
      expect(files.length, name).toBeGreaterThan(3);
      expect(formats.length, name).toBeGreaterThan(0);
    }
    expect(folders['notations/oni']!.files).toEqual(
      expect.arrayContaining(['src/notations/oni/notation.ts', 'src/notations/oni/view/svg.ts']),
    );
    expect(folders['games/tafl']!.formats).toContain('otn');
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
});
