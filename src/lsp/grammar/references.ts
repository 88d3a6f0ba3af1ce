import { isBuiltIn } from '../../generator/libraries/built-in.js';
import type { GrammarName, NameRole } from '../../generator/read/grammar-names.js';
import { memoizeByObject } from '../../notation/assist/memoize.js';
import type { FileSpan } from '../features/features.js';
import { type GrammarFile, GrammarFiles } from './grammar-files.js';
import type { ReadGrammar } from './read-grammar.js';

/** A name and the file that it is in. */
export interface NameIn {
  readonly file: GrammarFile;
  readonly name: GrammarName;
}

/**
 * Returns the definition of the rule or parameter that a name refers to, in this file or in one that it imports
 * directly or indirectly. For a label, returns the rule after it.
 */
export function definitionOf(grammar: ReadGrammar, name: GrammarName): FileSpan | undefined {
  const { names, text } = grammar;
  if (name.role === 'label') {
    const next = names[names.indexOf(name) + 1];
    const isLabeled = next !== undefined && /^:[@$&!(\s]*$/.test(text.slice(name.end, next.start));
    return isLabeled ? definitionOf(grammar, next) : undefined;
  }
  const files = new GrammarFiles(grammar);
  const found = definitionOfName(files, name);
  return found && !isBuiltIn(found.file.path) ? spanIn(files, found) : undefined;
}

/**
 * Returns the definition of the rule or parameter that a name of the open file refers to, in this file or in one that
 * it imports directly or indirectly.
 */
export function definitionOfName(files: GrammarFiles, name: GrammarName): NameIn | undefined {
  const binding = bindingOf(files, { file: files.own, name });
  return binding && definitionOfAlias(files, binding);
}

/**
 * Returns every occurrence of the rule, parameter or library that a name refers to, under the same name: first in
 * this file, then in the other grammars of the workspace. Labels and flags are found in this file only, and have no
 * declaration.
 *
 * @param options `includesDeclaration: false` leaves out the definition, or the import that binds the name
 */
export function referencesTo(
  grammar: ReadGrammar,
  name: GrammarName,
  { includesDeclaration = true }: { readonly includesDeclaration?: boolean | undefined } = {},
): FileSpan[] {
  const { role } = name;
  const files = new GrammarFiles(grammar);
  if (role === 'label' || role === 'flag') {
    const same = grammar.names.filter((one) => one.role === role && one.name === name.name);
    return same.map(({ start, end }) => ({ start, end }));
  }
  const binding = bindingOf(files, { file: files.own, name });
  if (binding === undefined) return [];
  const names = namesBoundTo(files, binding);
  const found = includesDeclaration ? names : names.filter((one) => !isSame(one, binding));
  return found.filter(({ file }) => !isBuiltIn(file.path)).map((one) => spanIn(files, one));
}

/** Returns all names that refer to a binding, including the binding itself; names in the open file come first. */
export function namesBoundTo(files: GrammarFiles, binding: NameIn): NameIn[] {
  const isLocal = /^(?:parameter|library)$/.test(binding.name.role);
  const searched = isLocal ? [binding.file] : new Set([files.own, binding.file, ...files.all()]);
  return [...searched].flatMap((file) =>
    file.names
      .filter((name) => name.name === binding.name.name && isSame(bindingOf(files, { file, name }), binding))
      .map((name) => ({ file, name })),
  );
}

const isSame = (one: NameIn | undefined, other: NameIn): boolean =>
  one?.file === other.file && one.name.start === other.name.start;

/**
 * Returns the binding of a name: the definition of its rule or parameter, or the name that an `import` gives to a file
 * or a rule. Renaming a name renames its binding. `undefined` for labels, flags and undefined names.
 */
export function bindingOf(files: GrammarFiles, { file, name }: NameIn, passed = new Set<string>()): NameIn | undefined {
  const first = (role: NameRole, rule?: string): NameIn | undefined => {
    const binding = firstNames(file).get(nameKey(role, name.name, rule));
    return binding && { file, name: binding };
  };
  switch (name.role) {
    case 'definition':
    case 'external':
    case 'library':
      return first(name.role);
    case 'parameter':
    case 'parameter-use':
      return first('parameter', name.rule);
    case 'library-rule':
      return inModule(files, { file, name }, name.name, passed);
    case 'import':
      return name.original === undefined ? inModule(files, { file, name }, name.name, passed) : { file, name };
    case 'reference': {
      const [defined, external] = [first('definition'), first('external')];
      const isDefinedFirst =
        external === undefined || (defined !== undefined && defined.name.start < external.name.start);
      const imported = first('import');
      return (isDefinedFirst ? defined : external) ?? (imported && bindingOf(files, imported, passed));
    }
    default:
      return undefined;
  }
}

/** Returns the first name of each role with the same text; of parameters, the first in each rule. */
const firstNames = memoizeByObject(({ names }: GrammarFile): ReadonlyMap<string, GrammarName> => {
  const firsts = new Map<string, GrammarName>();
  for (const one of names) {
    const key = nameKey(one.role, one.name, one.role === 'parameter' ? one.rule : undefined);
    if (!firsts.has(key)) firsts.set(key, one);
  }
  return firsts;
});

const nameKey = (role: NameRole, name: string, rule = ''): string => `${role} ${rule} ${name}`;

/**
 * Returns the rule with a name in an imported file; the first rule if the name is empty. A file also exports the rules
 * that it imports.
 */
function inModule(files: GrammarFiles, from: NameIn, rule: string, passed: Set<string>): NameIn | undefined {
  const { module } = from.name;
  const file = module === undefined ? undefined : files.imported(from.file, module);
  if (file === undefined || passed.has(file.path)) return undefined;
  passed.add(file.path);
  const defined = file.names.find(({ role, name }) => role === 'definition' && (rule === '' || name === rule));
  if (defined !== undefined) return { file, name: defined };
  const imported = file.names.find(({ role, name }) => role === 'import' && name === rule);
  return imported && bindingOf(files, { file, name: imported }, passed);
}

/** Returns the definition of the rule to which an `import` gives another name; returns any other binding unchanged. */
function definitionOfAlias(files: GrammarFiles, binding: NameIn): NameIn | undefined {
  const { original, module } = binding.name;
  if (binding.name.role === 'library') {
    const file = module === undefined ? undefined : files.imported(binding.file, module);
    const first = file?.names.find(({ role }) => role === 'definition');
    return file && first && { file, name: first };
  }
  if (original === undefined) return binding;
  const found = inModule(files, binding, original, new Set([binding.file.path]));
  return found && definitionOfAlias(files, found);
}

const spanIn = (files: GrammarFiles, { file, name: { start, end } }: NameIn): FileSpan =>
  file === files.own ? { start, end } : { file: file.path, start, end };
