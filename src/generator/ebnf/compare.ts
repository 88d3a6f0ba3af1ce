import type { EbnfGrammar } from './ast.js';

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
