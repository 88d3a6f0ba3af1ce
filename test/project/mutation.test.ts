import { describe, expect, test } from 'vitest';
import { mutationFolders } from '../../scripts/mutation-folders.js';
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
});
