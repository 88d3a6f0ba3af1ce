import { LineIndex } from '../../cst/index.js';
import { grammarProblem } from '../../generator/codes/grammar-problem.js';
import type { GrammarLocation, GrammarProblem } from '../../generator/problem.js';
import { type EbnfGrammar, type EbnfSpan, referencesIn } from './ast.js';

/** Returns the problems of productions as a whole: names that are used but not defined, or defined twice. */
export function checkEbnf(productions: EbnfGrammar, text: string, file: string): GrammarProblem[] {
  const names = new Set<string>();
  const problems: GrammarProblem[] = [];
  for (const { name, nameSpan } of productions) {
    if (names.has(name)) {
      problems.push(grammarProblem('repeated-production', { at: locationIn(text, file, nameSpan), args: { name } }));
    }
    names.add(name);
  }
  for (const { body } of productions) {
    for (const reference of referencesIn(body)) {
      if (names.has(reference.name)) continue;
      const location = locationIn(text, file, reference);
      problems.push(grammarProblem('unknown-production', { at: location, args: { name: reference.name } }));
    }
  }
  return problems;
}

/**
 * Checks that a grammar has one rule for each production, with the same name, in the same order.
 *
 * @param rules names of the rules, in order
 * @returns a description of each difference
 */
export function compareWithEbnf(productions: EbnfGrammar, rules: readonly string[]): string[] {
  const wanted = productions.map(({ name }) => name);
  const missing = wanted.filter((name) => !rules.includes(name)).map((name) => `production "${name}" has no rule`);
  const extra = rules.filter((name) => !wanted.includes(name)).map((name) => `rule "${name}" has no production`);
  const common = wanted.filter((name) => rules.includes(name));
  const order = rules.filter((name) => wanted.includes(name));
  const pairs = common.map((name, i) => ({ name, found: order[i] }));
  const moved = pairs.filter(({ name, found }) => found !== name).slice(0, 1);
  const messages = moved.map(({ name, found }) => `found rule "${found}", expected "${name}": the order differs`);
  return [...missing, ...extra, ...messages];
}

/** Converts a range of a text to a location for problems. */
export function locationIn(text: string, file: string, { start, end }: EbnfSpan): GrammarLocation {
  const { line, column } = new LineIndex(text).position(start);
  return { file, line, column, start, end };
}
