import { BUILTIN_KINDS } from '../../../cst/tree/language.js';
import { ruleReach } from '../../analyze/calls/rule-graph.js';
import { findTrivia } from '../../analyze/characters/trivia.js';
import { matchesOnlyWhiteSpace } from '../../analyze/characters/white-space.js';
import { upperFirst } from '../../characters.js';
import { dropRuleFix, renameRuleFix } from '../../fixes/rules.js';
import {
  type Grammar,
  isErrorName,
  isFragment,
  isNodeName,
  isTriviaName,
  lookUp,
  references,
  type Rule,
  wordRules,
} from '../../ir.js';
import type { GrammarFix } from '../../problem.js';
import type { GrammarReader } from '../read-grammar.js';
import { autoNodes } from './auto-nodes.js';

/**
 * Selects the rules that make nodes: those whose names start with a capital letter; those that an analysis of the
 * grammar selects (the first rule, recursive rules, rules with white space inside, tokens, comments); or all except
 * those whose names start with `_`.
 */
export type NodeMode = 'capitalized' | 'auto' | 'all';

/** Gives each node rule its kind, and distinguishes error productions, comments and white space from other nodes. */
export function assignKinds(grammar: Grammar, mode: NodeMode, reader: GrammarReader): Grammar {
  const { nodes, trivia } = chosen(grammar, mode);
  const kinds: string[] = [...BUILTIN_KINDS];
  const inTrivia = new Set([...trivia].flatMap((name) => [...references(lookUp(grammar.rules, name).body)]));
  const rules = [...grammar.rules.values()].map((rule): Rule => {
    if (!nodes.has(rule.name)) return rule;
    const [isError, isInTrivia] = [isErrorName(rule.name), inTrivia.has(rule.name)];
    return {
      ...rule,
      kind: kinds.push(rule.name) - 1,
      isError,
      isComment: isInTrivia && !isError && !matchesOnlyWhiteSpace(rule.body, grammar),
      ...(isInTrivia ? { isInTrivia } : {}),
    };
  });
  if (nodes.size === 0) {
    const first = grammar.rules.values().next().value;
    reader.report('no-nodes', { at: first?.location, fix: first && capitalFix(first, reader) });
  }
  return { ...grammar, kinds, rules: new Map(rules.map((rule) => [rule.name, rule])) };
}

function chosen(
  grammar: Grammar,
  mode: NodeMode,
): { readonly nodes: ReadonlySet<string>; readonly trivia: ReadonlySet<string> } {
  if (mode === 'auto') {
    const trivia = findTrivia(grammar);
    return { nodes: autoNodes(grammar, trivia), trivia: trivia.rules };
  }
  const names = [...grammar.rules.keys()];
  const isTrivia = (name: string): boolean => isTriviaName(name.replace(/^.*\$/, ''));
  const isNode = mode === 'all' ? (name: string) => !isTrivia(name) : isNodeName;
  return { nodes: new Set(names.filter(isNode)), trivia: new Set(names.filter(isTrivia)) };
}

/** Returns the fix that gives a rule a name with a capital letter; `undefined` if it begins with no letter. */
function capitalFix({ name, location }: Rule, { sources }: GrammarReader): GrammarFix | undefined {
  const capital = upperFirst(name);
  return isNodeName(capital) ? renameRuleFix(name, capital, location.file, sources) : undefined;
}

/**
 * Leaves out the rules that no start rule uses, with a warning for each that no test compares a label with, and numbers
 * the remaining kinds.
 */
export function withoutUnusedRules(grammar: Grammar, reader: GrammarReader): Grammar {
  const reach = ruleReach(grammar);
  const needed = new Set(grammar.startRules.flatMap((name) => [name, ...lookUp(reach, name)]));
  const words = wordRules(grammar);
  const written = new Set([...needed].map((name) => lookUp(grammar.rules, name).copyOf ?? name));
  const isNeeded = (name: string): boolean => written.has(name) || words.has(name);
  const inUnused = usedByOthers(
    [...grammar.rules.values()].filter(({ name }) => !isNeeded(name)),
    grammar,
  );
  // A rule with parameters is reported once, and only if nothing needs any of its copies.
  const reported = new Set<string>();
  for (const { name, template } of grammar.rules.values()) {
    if (template !== undefined && isNeeded(name)) reported.add(template);
  }
  for (const { name: copy, location, source, copyOf, template } of grammar.rules.values()) {
    const name = template ?? copy;
    if (isNeeded(copy) || copyOf !== undefined || reported.has(name)) continue;
    reported.add(name);
    const { file, start } = location;
    const { length } = template === undefined ? source : source.slice(0, source.lastIndexOf('\n'));
    // Rules that use it have to be dropped first.
    const fix = inUnused.has(name) ? undefined : dropRuleFix(name, start, start + length, file, reader.sources);
    reader.unused(name, location, fix);
  }
  const kinds: string[] = [...BUILTIN_KINDS];
  const rules = [...grammar.rules.values()].filter(({ name }) => needed.has(name) || written.has(name));
  const numbered = rules.map((rule) => (isFragment(rule) ? rule : { ...rule, kind: kinds.push(rule.name) - 1 }));
  return { ...grammar, kinds, rules: new Map(numbered.map((rule) => [rule.name, rule])) };
}

/** Returns the rules that others of some rules use, by the names they are written with. */
function usedByOthers(rules: readonly Rule[], grammar: Grammar): ReadonlySet<string> {
  const writtenName = ({ name, template }: Rule): string => template ?? name;
  return new Set(
    rules.flatMap((rule) =>
      [...references(rule.body)]
        .map((name) => writtenName(lookUp(grammar.rules, name)))
        .filter((name) => name !== writtenName(rule)),
    ),
  );
}
