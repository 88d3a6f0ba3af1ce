import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/shared.js';

/** Files below the folder of a package that would be the same for any notation. */
const COMMON = ['src/entry.ts', 'test/random.ts'];

test.each(['pgn', 'sgf'])(
  'packages/%s has at most 60 lines that are neither about its notation nor about publishing it',
  (name) => {
    const folder = join(ROOT, 'packages', name);
    const top = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    const files = top
      .map((entry) => entry.name)
      .filter((file) => !/\.(?:md|peggy)$|^(?:package\.json|LICENSE)$/.test(file));
    expect(files).toContain('ludogram.config.ts');
    const common = COMMON.filter((file) => existsSync(join(folder, file)));
    const lines = [...files, ...common].flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'),
    );
    expect(lines.length).toBeLessThanOrEqual(60);
  },
);
