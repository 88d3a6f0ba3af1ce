import { readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** The parts of a version that a release can increase. */
const PARTS = ['major', 'minor', 'patch'];

/**
 * Returns the version of a release; `undefined` if what was asked for is neither a part of a version nor a version.
 *
 * @param current the present version: `0.2.0`
 * @param wanted `major`, `minor`, `patch`, or a version
 */
export function nextVersion(current: string, wanted: string): string | undefined {
  const part = PARTS.indexOf(wanted);
  if (part < 0) return /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(wanted) ? wanted : undefined;
  const numbers = current.split(/[.-]/).slice(0, PARTS.length).map(Number);
  return numbers.map((number, i) => (i < part ? number : i === part ? number + 1 : 0)).join('.');
}

/** The files that name the version of the package, with the text before it and after it. */
const VERSIONED: readonly (readonly [files: string, before: string, after: string])[] = [
  ['{,editors/vscode/,packages/*/}package.json', '  "version": "', '"'],
  ['{,editors/vscode/}package-lock.json', '  "version": "', '"'],
  ['src/version.ts', "VERSION = '", "'"],
  ['{,packages/*/,test/notation/made-up/}generated/*/grammar.json', '"ludogram": "', '"'],
  ['packages/*/package.json', '"ludogram": "^', '"'],
];

/** Returns a text in which each version between these texts is another; a lock file names that of the package twice. */
function withVersion(text: string, [before, after]: readonly [string, string], from: string, to: string): string {
  const [head = '', ...rest] = text.split(before + from + after);
  const maxReplacements = 2;
  return rest.reduce((made, part, i) => made + before + (i < maxReplacements ? to : from) + after + part, head);
}

/** Returns the files below a folder that name the version of the package, each with the text before it and after it. */
export function versionedFiles(folder = '.'): (readonly [file: string, before: string, after: string])[] {
  return VERSIONED.flatMap(([files, before, after]) =>
    globSync(files, { cwd: folder, ignore: '**/node_modules/**' }).map((file) => [file, before, after] as const),
  );
}

/** Writes another version into every file that names the version of the package. */
export function writeVersion(from: string, to: string): void {
  for (const [file, before, after] of versionedFiles()) {
    writeFileSync(file, withVersion(readFileSync(file, 'utf8'), [before, after], from, to));
  }
}
