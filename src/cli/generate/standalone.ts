import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNTIME = join('src', 'cst');

/**
 * Returns the tree run time for a folder next to generated parsers: its TypeScript sources, or the compiled files. Each
 * file begins with the license text, in a comment that compilers and bundlers keep.
 *
 * @returns path → content; empty if the run time was not compiled
 */
export function runtimeFiles(folder: string, language: 'typescript' | 'javascript'): Map<string, string> {
  const root = packageRoot();
  const source = language === 'typescript' ? join(root, RUNTIME) : join(root, 'dist', RUNTIME);
  const licence = readFileSync(join(root, 'LICENSE'), 'utf8').trim().split(/\r?\n/);
  const header = ['/*!', ...licence.map((line) => ` * ${line}`.trimEnd()), ' */', '', ''].join('\n');
  const wanted = language === 'typescript' ? /\.ts$/ : /\.(?:js|d\.ts)$/;
  const names = existsSync(source) ? readdirSync(source).filter((name) => wanted.test(name)) : [];
  return new Map(names.sort().map((name) => [join(folder, name), header + readFileSync(join(source, name), 'utf8')]));
}

/** The folder of this package, whose code may run from its sources, compiled, or bundled. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, RUNTIME, 'index.ts')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
