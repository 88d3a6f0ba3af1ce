import type { ast } from 'peggy';
import type { GrammarFix } from '../problem.js';
import { grammarNames } from '../read/grammar-names.js';
import { locationOf } from '../read/peggy-ast.js';
import { appendEdit, edit, freeName, type Sources, textAt } from './edits.js';

/** The names that are used in a file, and the names of the predicates that it declares. */
interface KnownNames {
  readonly taken: ReadonlySet<string>;
  readonly predicates: readonly string[];
}

const namesByFile = new WeakMap<Sources, Map<string, KnownNames>>();

/** Returns the names in a file. A grammar can have hundreds of problems, and the names are the same for each. */
function namesIn(file: string, sources: Sources): KnownNames {
  const byFile = namesByFile.get(sources) ?? new Map<string, KnownNames>();
  namesByFile.set(sources, byFile);
  const cached = byFile.get(file);
  if (cached !== undefined) return cached;
  const names = grammarNames(sources.get(file) ?? '');
  const found = {
    taken: new Set(names.map(({ name }) => name)),
    predicates: names.flatMap(({ name, role }) => (role === 'external' ? [name] : [])),
  };
  byFile.set(file, found);
  return found;
}

/** Returns the names of the predicates that a file declares with `external`. */
export const predicatesIn = (file: string, sources: Sources): readonly string[] => namesIn(file, sources).predicates;

/** Whether a rule is named like the end of the text in many grammars. */
export const isEndName = (name: string): boolean =>
  /^_*(?:eo[fist]|end|end_?of_?(?:file|input|string|text))$/i.test(name);

/**
 * Returns the fix that defines a missing rule at the end of a file: it matches its own name, or the end of the text.
 */
export function defineRuleFix(name: string, file: string, sources: Sources): GrammarFix {
  return {
    title: `define the rule ${name}`,
    edits: [appendEdit(file, `${name} = ${isEndName(name) ? '!.' : JSON.stringify(name)}`, sources)],
  };
}

/** Returns the fix that gives a rule another name, in its definition and where its file uses it. */
export function renameRuleFix(name: string, wanted: string, file: string, sources: Sources): GrammarFix {
  const names = grammarNames(sources.get(file) ?? '');
  const taken = new Set(names.map((one) => one.name));
  const free = freeName(wanted, (one) => taken.has(one));
  const uses = names.filter((one) => one.name === name && /^(?:definition|reference)$/.test(one.role));
  return {
    title: `rename ${name} to ${free}`,
    edits: uses.map(({ start, end }) => edit(file, start, end, free)),
  };
}

/**
 * Returns the fix for a rule that is defined twice: a definition that is written like the first is dropped, and any
 * other gets a free name.
 */
export function secondDefinitionFix(rule: ast.Rule, first: ast.Rule, sources: Sources): GrammarFix {
  const { name } = rule;
  const nameLocation = locationOf(rule.nameLocation);
  const { file, start, end } = locationOf(rule.location);
  const written = (of: ast.Rule): string => textAt(locationOf(of.location), sources).replace(/\s+/g, '');
  if (written(rule) === written(first)) {
    return { title: `drop this definition of ${name}`, edits: [edit(file, start, end, '')] };
  }
  const { taken } = namesIn(file, sources);
  const free = freeName(`${name}2`, (one) => taken.has(one));
  return { title: `rename this rule to ${free}`, edits: [edit(file, nameLocation.start, nameLocation.end, free)] };
}

/** Returns the fix that drops the definition of a rule, with its line break. */
export function dropRuleFix(name: string, start: number, end: number, file: string, sources: Sources): GrammarFix {
  const rest = (sources.get(file) ?? '').slice(end);
  const after = /^[ \t;]*(?:\r\n|[\r\n])?/.exec(rest)?.[0].length ?? 0;
  return { title: `drop the rule ${name}`, edits: [edit(file, start, end + after, '')] };
}
