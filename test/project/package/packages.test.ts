import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/shared.js';

/** Files below the folder of a package that would be the same for any notation. */
const COMMON = ['src/entry.ts', 'test/random.ts'];

/** The packages of other people's notations. */
const PACKAGES = ['pgn', 'sgf'];

test.each(PACKAGES)('packages/%s imports packages and files of its own folder only', (name) => {
  const source = join(ROOT, 'packages', name);
  const files = globSync('**/*.{ts,mts,mjs}', { cwd: source, ignore: ['**/node_modules/**', 'dist/**'] });
  expect(files).toContain('ludogram.config.ts');
  const outside = files.flatMap((file) => {
    const above = '../'.repeat(file.split('/').length);
    const specifiers = [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)];
    return specifiers.flatMap(([, specifier = '']) => (specifier.startsWith(above) ? [`${file}: ${specifier}`] : []));
  });
  expect(outside).toEqual([]);
});

test.each(PACKAGES)(
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
