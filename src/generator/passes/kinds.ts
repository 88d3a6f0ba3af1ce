import { BUILTIN_KINDS } from '../../cst/language.js';
import type { GrammarReader } from '../frontend/read-grammar.js';
import { isErrorRule, isNodeRule, isTriviaRule } from '../conventions.js';
import { type Grammar, references, type Rule } from '../ir.js';
import { matchesOnlyBlanks } from '../analysis/blanks.js';

/** Gives each node rule its kind, and tells error productions, comments and blanks from other nodes. */
export function assignKinds(grammar: Grammar, reader: GrammarReader): Grammar {
  const kinds: string[] = [...BUILTIN_KINDS];
  const inTrivia = new Set<string>();
  for (const rule of grammar.rules.values()) {
    if (isTriviaRule(rule.name.replace(/^.*\$/, ''))) for (const name of references(rule.body)) inTrivia.add(name);
  }
  const rules = [...grammar.rules.values()].map((rule): Rule => {
    if (!isNodeRule(rule.name)) return rule;
    const isBlank = inTrivia.has(rule.name) && matchesOnlyBlanks(rule.body, grammar);
    return {
      ...rule,
      kind: kinds.push(rule.name) - 1,
      isError: isErrorRule(rule.name),
      isComment: inTrivia.has(rule.name) && !isBlank,
      ...(isBlank ? { isBlank } : {}),
    };
  });
  if (kinds.length === BUILTIN_KINDS.length) {
    const first = grammar.rules.values().next().value!;
    const message =
      'the grammar has no capitalized rule, so its trees have no nodes: capitalize the rules that are to make nodes';
    reader.report('warning', message, first.place);
  }
  return { ...grammar, kinds, rules: new Map(rules.map((rule) => [rule.name, rule])) };
}

/** Whether labels pass over a rule's node: it is a comment, or a blank of trivia. */
export const takesNoField = (rule: Rule): boolean => rule.isComment || rule.isBlank === true;
