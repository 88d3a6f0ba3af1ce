import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFile } from '../../../files/package-root.js';
import { readFileText } from '../../../files/read-file.js';
import { fillNames } from './fill-names.js';
import type { Plan } from './plan.js';
import { editorText, packageText } from './project-files.js';

/** The file that makes VS Code propose the extension. */
const EDITOR = '.vscode/extensions.json';

/** Files that a package may have already: these are kept. */
const OF_PACKAGE = new Set(['package.json', 'README.md', 'tsconfig.json', EDITOR]);

/** The files of a plan: path → content. */
export interface PlannedFiles {
  /** Files of the package; those that exist are kept. */
  readonly ofPackage: ReadonlyMap<string, string>;
  /** Files of the notation, except those that are generated. None of them may exist yet. */
  readonly ofNotation: ReadonlyMap<string, string>;
}

/** Returns the files of a notation and its package: the files of its template, with its names. */
export function plannedFiles(plan: Plan): PlannedFiles {
  const own = [['package.json', packageText(plan)] as const, [EDITOR, editorText()] as const];
  const files = [...own, ...templateFiles(plan)];
  return {
    ofPackage: new Map(files.filter(([path]) => OF_PACKAGE.has(path))),
    ofNotation: new Map(files.filter(([path]) => !OF_PACKAGE.has(path))),
  };
}

/** A program of a template, or what only its programs need. */
const OF_TYPESCRIPT = /\.ts$|^tsconfig\.json$/;

function templateFiles(plan: Plan): (readonly [path: string, content: string])[] {
  const files = filesIn(`templates/${plan.template}`);
  // In JavaScript, a template has a folder with its programs and their description; the rest is the same.
  const own = plan.language === 'js' ? filesIn(`templates/${plan.template}-js`) : new Map<string, string>();
  const shared = [...files].filter(([path]) => plan.language === 'ts' || !OF_TYPESCRIPT.test(path));
  return [...new Map([...shared, ...own])]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, file]) => [fillNames(path, path, plan), fillNames(path, readFileText(file), plan)]);
}

/** Returns the files of a folder of the package by their paths in it. */
function filesIn(name: string): ReadonlyMap<string, string> {
  const folder = packageFile(name);
  if (folder === undefined) throw new Error(`this copy of ludogram has no folder ${name}`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name: file }) => join(parentPath, file));
  return new Map(paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), path]));
}
