// The sources of the runtime of parsers as one file, for `generate --standalone` of the package.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Writes a file of JSON with the sources of `src/cst`: path in the folder → content. */
export function packRuntimeSources(file) {
  const files = readdirSync('src/cst', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative('src/cst', join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const sources = paths.sort().map((path) => [path, readFileSync(join('src/cst', path), 'utf8')]);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(sources)));
}
