import { grammarNames, type GrammarName } from '../../generator/frontend/grammar-names.js';
import { importedPath } from '../../generator/frontend/paths.js';
import type { FileSpan } from '../features/features.js';
import type { ReadGrammar } from './features.js';

/**
 * The definition of the rule or parameter that a name refers to, in this file or in one that it imports; for a label,
 * the rule that it is before.
 */
export function definitionOf(grammar: ReadGrammar, name: GrammarName): FileSpan | undefined {
  const { names, text } = grammar;
  if (name.role === 'flag') return undefined;
  if (name.role === 'label') {
    const next = names[names.indexOf(name) + 1];
    const isLabelled = next !== undefined && /^:[@$&!(\s]*$/.test(text.slice(name.end, next.start));
    return isLabelled ? definitionOf(grammar, next) : undefined;
  }
  const own = referencesTo(grammar, name).find(({ start }) =>
    names.some((one) => one.start === start && (one.role === 'definition' || one.role === 'parameter')),
  );
  if (own !== undefined) return own;
  const module = name.module ?? names.find((one) => one.role === 'import' && one.name === name.name)?.module;
  if (module !== undefined) return inLibrary(grammar, module, name);
  const library = names.findLast((one) => one.role === 'library' && one.end < name.start)?.name;
  const from = names.find((one) => one.role === 'library' && one.name === library && one.module !== undefined);
  return name.role === 'library-rule' && from?.module !== undefined ? inLibrary(grammar, from.module, name) : undefined;
}

function inLibrary({ file, read }: ReadGrammar, module: string, { name, role }: GrammarName): FileSpan | undefined {
  const path = importedPath(file, module);
  const text = readable(path, read);
  if (text === undefined) return undefined;
  const definitions = grammarNames(text).filter((one) => one.role === 'definition');
  const found = role === 'library' ? definitions[0] : definitions.find((one) => one.name === name);
  return found && { file: path, start: found.start, end: found.end };
}

function readable(path: string, read: ReadGrammar['read']): string | undefined {
  try {
    return read?.(path);
  } catch {
    return undefined;
  }
}

/** Everywhere that this file names the same rule, or the same parameter of a rule, its definition among them. */
export function referencesTo({ names }: ReadGrammar, { name, role, rule }: GrammarName): FileSpan[] {
  const isParameter = role === 'parameter' || role === 'parameter-use';
  const isSame = (one: GrammarName): boolean => {
    if (one.name !== name) return false;
    if (isParameter) return one.rule === rule && (one.role === 'parameter' || one.role === 'parameter-use');
    if (role === 'label' || role === 'flag') return one.role === role;
    return one.role === 'definition' || one.role === 'reference' || one.role === 'import';
  };
  return names.filter(isSame).map(({ start, end }) => ({ start, end }));
}
