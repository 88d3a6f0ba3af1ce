import { applyEdits, type TextEdit } from '../../diagnostics/index.js';
import type { GrammarName } from '../../generator/frontend/grammar-names.js';
import { importedPath, normalPath } from '../../generator/frontend/paths.js';
import { inspectGrammar } from '../../generator/inspect.js';
import type { FileEdits } from '../features/features.js';
import type { ReadGrammar } from './features.js';
import { type GrammarFile, GrammarFiles } from './grammar-files.js';
import { bindingOf, type NameIn, namesBoundTo } from './references.js';

/** Whether a name can be given another text: it is that of a rule, parameter or library that is defined somewhere. */
export function isRenamable(grammar: ReadGrammar, name: GrammarName): boolean {
  const files = new GrammarFiles(grammar);
  return bindingOf(files, { file: files.own, name }) !== undefined;
}

/**
 * The edits that give the rule, parameter or library at a name another name, in the files of all grammars that use it.
 * There are none, but the problem, if the name is taken in one of the files or makes a grammar wrong that imports one.
 */
export function renameInGrammars(
  grammar: ReadGrammar,
  name: GrammarName,
  newName: string,
): { readonly edits: FileEdits } | { readonly problem: string } {
  const files = new GrammarFiles(grammar);
  const binding = bindingOf(files, { file: files.own, name });
  if (binding === undefined) return { problem: 'expected a rule, a parameter or a library here' };
  if (!/^[\p{ID_Start}_][\p{ID_Continue}$]*$/u.test(newName)) return { problem: `"${newName}" isn't a name` };
  const found = namesBoundTo(files, binding);
  for (const one of found) {
    const problem = takenIn(one, newName);
    if (problem !== undefined) return { problem: one.file === files.own ? problem : `${one.file.path}: ${problem}` };
  }
  const edits = new Map<GrammarFile, TextEdit[]>();
  for (const {
    file,
    name: { start, end },
  } of found) {
    edits.set(file, [...(edits.get(file) ?? []), { start, end, text: newName }]);
  }
  const problem = newProblem(files, edits);
  if (problem !== undefined) return { problem };
  return { edits: new Map(Array.from(edits, ([file, list]) => [file === files.own ? '' : file.path, list])) };
}

/** Why a name can't be written where another one is. */
function takenIn({ file, name: { role, rule, name } }: NameIn, newName: string): string | undefined {
  // The names of another file's rules are apart from those of this one.
  if (newName === name || role === 'library-rule') return undefined;
  const isLocal = /^parameter/.test(role);
  for (const one of file.names) {
    if (one.name !== newName) continue;
    if (one.role === 'definition') return `rule "${newName}" already exists`;
    if (one.role === 'import' || one.role === 'library') return `"${newName}" is already imported`;
    if (one.role === 'parameter' && one.rule === rule) return `rule "${rule}" already has a parameter "${newName}"`;
    if (isLocal && one.role === 'reference' && one.rule === rule) return `rule "${rule}" uses a rule "${newName}"`;
  }
  return undefined;
}

/** The first error that edits bring into one of the files, or into one that imports one of them. */
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
    if (after.length > before.length) return `${path}: ${after[0]!}`;
  }
  return undefined;
}

/** Files, and those of the workspace that import one of them, directly or through others. */
function dependentFiles(files: GrammarFiles, from: ReadonlySet<GrammarFile>): Set<GrammarFile> {
  const found = new Set(from);
  const all = files.all();
  for (let size = 0; size !== found.size;) {
    size = found.size;
    const paths = new Set(Array.from(found, ({ path }) => path));
    for (const file of all) {
      const modules = new Set(file.names.flatMap(({ module }) => (module === undefined ? [] : [module])));
      if ([...modules].some((module) => paths.has(importedPath(file.path, module)))) found.add(file);
    }
  }
  return found;
}

const errorsOf = (text: string, file: string, read: (path: string) => string): string[] =>
  inspectGrammar(text, { file, read }).problems.flatMap(({ severity, message }) =>
    severity === 'error' ? [message] : [],
  );
