import { compileGrammar } from '../../../generator/compile.js';
import { components } from '../../../generator/graph/components.js';
import { lookUp } from '../../../generator/ir.js';
import { type EbnfGrammar, referencesIn } from '../ast.js';
import type { Skeleton } from '../skeleton.js';
import { EbnfSentences } from './ebnf-sentences.js';
import { randomNumbers } from './random-numbers.js';

/** A sentence of a production that its rule does not read. */
export interface Unread {
  readonly rule: string;
  readonly sentence: string;
}

/** Number of sentences that are tried of each production. */
const SENTENCES = 60;

/**
 * Draws random sentences of each production, and reads them by the rules of the skeleton. Returns the shortest sentence
 * that a rule doesn't read, of those rules that use no other such rule: PEG chose another alternative, or a repetition
 * took too much. Of rules that use each other, it is the one with the shortest sentence.
 */
export const unreadSentences = (productions: EbnfGrammar, skeleton: Skeleton): readonly Unread[] =>
  tryRules(productions, skeleton).unread;

/** The faults of the rules of a skeleton. */
export interface TriedRules {
  /** The messages of errors, because of which the rules make no parser. */
  readonly errors: readonly string[];
  /** The sentences that {@link unreadSentences} returns; none if the rules make no parser. */
  readonly unread: readonly Unread[];
}

/** Makes a parser of a skeleton, and reads random sentences with it. */
export function tryRules(productions: EbnfGrammar, { text, ruleOf }: Skeleton): TriedRules {
  const rules = productions.map(({ name }) => ruleOf(name));
  const compiled = compileGrammar(text, { start: rules, nodes: 'all' });
  if (!compiled.ok) {
    const errors = compiled.problems.filter(({ severity }) => severity === 'error');
    return { errors: errors.map(({ message }) => message), unread: [] };
  }
  const sentences = new EbnfSentences(productions);
  const pick = randomNumbers();
  const unread = new Map<string, string>();
  for (const { name } of productions) {
    for (let i = 0; i < SENTENCES; i++) {
      const sentence = sentences.draw(name, pick);
      const shortest = unread.get(name);
      if (sentence === undefined || (shortest !== undefined && shortest.length <= sentence.length)) continue;
      if (compiled.grammar.parse(sentence, { start: ruleOf(name) }).hasErrors) unread.set(name, sentence);
    }
  }
  const causes = causesOf(unread, productions);
  const named = productions.filter(({ name }) => causes.has(name));
  return { errors: [], unread: named.map(({ name }) => ({ rule: ruleOf(name), sentence: lookUp(unread, name) })) };
}

/** Returns the productions with unread sentences that are not unread because of another one. */
function causesOf(unread: ReadonlyMap<string, string>, productions: EbnfGrammar): ReadonlySet<string> {
  const graph = new Map(
    productions.map(({ name, body }) => [name, new Set([...referencesIn(body)].map((one) => one.name))]),
  );
  // Productions usually come before those that they use. Of equally short sentences, the last is nearest to the cause.
  const shortestFirst = [...unread.keys()]
    .reverse()
    .sort((a, b) => lookUp(unread, a).length - lookUp(unread, b).length);
  const causes = components(graph).flatMap((component) => {
    const used = [...component].flatMap((name) => [...lookUp(graph, name)]);
    const usesOther = used.some((name) => !component.has(name) && unread.has(name));
    return usesOther ? [] : shortestFirst.filter((name) => component.has(name)).slice(0, 1);
  });
  return new Set(causes);
}
