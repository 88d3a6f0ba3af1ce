import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNTIME = fileURLToPath(new URL('../cst/', import.meta.url));

/**
 * The files of the tree run time for a folder next to generated parsers: TypeScript where this package runs from its
 * sources, else the compiled modules with their declarations.
 *
 * @returns path → content
 */
export function copyRuntime(folder: string): Map<string, string> {
  const names = readdirSync(RUNTIME).filter((name) => /\.ts$|\.js$/.test(name));
  return new Map(names.sort().map((name) => [join(folder, name), readFileSync(join(RUNTIME, name), 'utf8')]));
}
