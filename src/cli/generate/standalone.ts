import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNTIME = join('src', 'cst');

/**
 * The TypeScript sources of the tree run time for a folder next to generated parsers. Each begins with the licence text,
 * in a comment that compilers and bundlers keep.
 *
 * @returns path → content
 */
export function runtimeFiles(folder: string): Map<string, string> {
  const root = packageRoot();
  const licence = readFileSync(join(root, 'LICENSE'), 'utf8').trim().split(/\r?\n/);
  const header = ['/*!', ...licence.map((line) => ` * ${line}`.trimEnd()), ' */', '', ''].join('\n');
  const names = readdirSync(join(root, RUNTIME)).filter((name) => name.endsWith('.ts'));
  return new Map(
    names.sort().map((name) => [join(folder, name), header + readFileSync(join(root, RUNTIME, name), 'utf8')]),
  );
}

/** The folder of this package, whose code may run from its sources, compiled, or bundled. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, RUNTIME, 'index.ts')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
