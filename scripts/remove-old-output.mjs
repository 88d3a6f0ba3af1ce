// Removes from `dist` what the compiler wrote for sources that no longer exist. Otherwise `npm pack` would add it to the
// package.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of bundles, which are written as a whole. */
const BUNDLES = ['src/bin'];

for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  const name = path.slice('dist/'.length).replaceAll('\\', '/');
  const source = name.replace(/(?:\.d\.ts|\.js)$/, '.ts');
  if (entry.isDirectory() || source === name || BUNDLES.some((folder) => name.startsWith(`${folder}/`))) continue;
  if (!existsSync(source)) rmSync(path);
}
