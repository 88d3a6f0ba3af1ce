import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageRoot } from '../../files/package-root.js';

/** One bundled file with its declarations. */
const BUNDLED = 'dist/standalone';

/** The sources, in the repository. */
const SOURCES = 'src/cst';

/** The sources, in the package: one file of JSON, path → content. */
const PACKED_SOURCES = `${BUNDLED}/sources.json`;

/**
 * Returns the runtime for a folder next to generated parsers: its TypeScript sources, or one file of JavaScript with
 * its declarations. Each file begins with the license text, in a comment that compilers and bundlers keep.
 *
 * @returns path → content; empty if the runtime was not compiled
 */
export function runtimeFiles(folder: string, language: 'typescript' | 'javascript'): Map<string, string> {
  const root = packageRoot();
  const header = licenseComment(readFileSync(join(root, 'LICENSE'), 'utf8'));
  const files = language === 'typescript' ? sourcesIn(root) : filesIn(join(root, BUNDLED), /^index\./);
  return new Map([...files].map(([name, content]) => [join(folder, name), header + content]));
}

function sourcesIn(root: string): Iterable<readonly [string, string]> {
  const folder = join(root, SOURCES);
  if (existsSync(folder)) return filesIn(folder, /./);
  return Object.entries(JSON.parse(readFileSync(join(root, PACKED_SOURCES), 'utf8')) as Record<string, string>);
}

/** Returns the files in a folder and the folders in it whose names match, in order. */
function filesIn(folder: string, pattern: RegExp): [name: string, content: string][] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

function licenseComment(license: string): string {
  const lines = license.trim().split(/\r?\n/);
  return ['/*!', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */', '', ''].join('\n');
}
