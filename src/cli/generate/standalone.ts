import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageRoot } from '../../files/package-root.js';

/** The folders of the tree run time in this package: its sources, and one bundled file with its declarations. */
const FOLDERS = { typescript: 'src/cst', javascript: 'dist/standalone' };

/**
 * Returns the tree run time for a folder next to generated parsers: its TypeScript sources, or one file of JavaScript
 * with its declarations. Each file begins with the license text, in a comment that compilers and bundlers keep.
 *
 * @returns path → content; empty if the run time was not compiled
 */
export function runtimeFiles(folder: string, language: 'typescript' | 'javascript'): Map<string, string> {
  const root = packageRoot();
  const source = join(root, FOLDERS[language]);
  const header = licenseComment(readFileSync(join(root, 'LICENSE'), 'utf8'));
  const entries = existsSync(source) ? readdirSync(source, { recursive: true, withFileTypes: true }) : [];
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(source, join(entry.parentPath, entry.name)));
  return new Map(names.sort().map((name) => [join(folder, name), header + readFileSync(join(source, name), 'utf8')]));
}

function licenseComment(license: string): string {
  const lines = license.trim().split(/\r?\n/);
  return ['/*!', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */', '', ''].join('\n');
}
