import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The text of a file of this package, which may run from its sources, compiled, or bundled. */
export function readPackageFile(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, path)) && dirname(folder) !== folder) folder = dirname(folder);
  return readFileSync(join(folder, path), 'utf8');
}
