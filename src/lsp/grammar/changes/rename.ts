import { applyEdits, type TextEdit } from '../../../diagnostics/index.js';
import { inspectGrammar } from '../../../generator/inspect.js';
import { isBuiltIn } from '../../../generator/libraries/built-in.js';
import type { GrammarName } from '../../../generator/read/grammar-names.js';
import { isName } from '../../../generator/read/tokens/identifier.js';
import { importedPath, normalPath } from '../../../generator/resolve/paths.js';
import { append } from '../../../maps.js';
import type { FileEdits } from '../../features/features.js';
import { type GrammarFile, GrammarFiles } from '../grammar-files.js';
import type { ReadGrammar } from '../read-grammar.js';
import { bindingOf, type NameIn, namesBoundTo } from '../references.js';

/** Whether a name can be changed: it is the name of a rule, parameter or library with a definition. */
export function isRenamable(grammar: ReadGrammar, name: GrammarName): boolean {
  const files = new GrammarFiles(grammar);
  return bindingOf(files, { file: files.own, name }) !== undefined;
}

/**
 * Returns the edits that rename a rule, parameter or library in all grammar files that use it. Returns a problem
 * instead if the new name is taken in one of the files, or causes an error in a grammar that imports one of them.
 */
export function renameInGrammars(
  grammar: ReadGrammar,
  name: GrammarName,
  newName: string,
): { readonly edits: FileEdits } | { readonly problem: string } {
  const files = new GrammarFiles(grammar);
  const binding = bindingOf(files, { file: files.own, name });
  if (binding === undefined) return { problem: 'expected a rule, a parameter or a library here' };
  if (!isName(newName)) return { problem: `"${newName}" isn't a name` };
  const occurrences = namesBoundTo(files, binding);
  const builtIn = occurrences.find(({ file }) => isBuiltIn(file.path));
  if (builtIn !== undefined) {
    return { problem: `"${name.name}" is a rule of ${builtIn.file.path}: import it as another name` };
  }
  for (const occurrence of occurrences) {
    const problem = takenIn(occurrence, newName);
    if (problem !== undefined) {
      return { problem: occurrence.file === files.own ? problem : `${occurrence.file.path}: ${problem}` };
    }
  }
  const edits = new Map<GrammarFile, TextEdit[]>();
  for (const {
    file,
    name: { start, end },
  } of occurrences) {
    append(edits, file, { start, end, text: newName });
  }
  const problem = newProblem(files, edits);
  if (problem !== undefined) return { problem };
  return { edits: new Map(Array.from(edits, ([file, list]) => [file === files.own ? '' : file.path, list])) };
}

/** Returns why a name can't replace another one; `undefined` if it can. */
function takenIn({ file, name: { role, rule, name } }: NameIn, newName: string): string | undefined {
  // Rules of another file have names of their own.
  if (newName === name || role === 'library-rule') return undefined;
  const isLocal = /^parameter/.test(role);
  for (const other of file.names) {
    if (other.name !== newName) continue;
    if (other.role === 'definition') return `rule "${newName}" already exists`;
    if (other.role === 'import' || other.role === 'library') return `"${newName}" is already imported`;
    if (other.role === 'parameter' && other.rule === rule) return `rule "${rule}" already has a parameter "${newName}"`;
    if (isLocal && other.role === 'reference' && other.rule === rule) return `rule "${rule}" uses a rule "${newName}"`;
  }
  return undefined;
}

/** Returns the first error that edits cause in one of the files, or in a file that imports one of them. */
function newProblem(files: GrammarFiles, edits: ReadonlyMap<GrammarFile, readonly TextEdit[]>): string | undefined {
  const changed = new Map(Array.from(edits, ([file, list]) => [file.path, applyEdits(file.text, list)]));
  const read = (path: string): string => {
    const file = files.at(path);
    if (file === undefined) throw new Error(`can't read ${path}`);
    return file.text;
  };
  const readChanged = (path: string): string => changed.get(normalPath(path)) ?? read(path);
  for (const { path, text } of dependentFiles(files, new Set(edits.keys()))) {
    const before = errorsOf(text, path, read);
    const after = errorsOf(readChanged(path), path, readChanged);
    const [first] = after;
    if (first !== undefined && after.length > before.length) return `${path}: ${first}`;
  }
  return undefined;
}

/** Returns files, and all files of the workspace that import one of them directly or indirectly. */
function dependentFiles(files: GrammarFiles, from: ReadonlySet<GrammarFile>): Set<GrammarFile> {
  const dependent = new Set(from);
  const all = files.all();
  for (let size = 0; size !== dependent.size;) {
    size = dependent.size;
    const paths = new Set(Array.from(dependent, ({ path }) => path));
    for (const file of all) {
      const modules = new Set(file.names.flatMap(({ module }) => (module === undefined ? [] : [module])));
      if ([...modules].some((module) => paths.has(importedPath(file.path, module)))) dependent.add(file);
    }
  }
  return dependent;
}

const errorsOf = (text: string, file: string, read: (path: string) => string): string[] =>
  inspectGrammar(text, { file, read }).problems.flatMap(({ severity, message }) =>
    severity === 'error' ? [message] : [],
  );
