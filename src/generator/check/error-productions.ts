import { lastAlternativeFix } from '../fixes/alternatives.js';
import { ordinaryRuleFix, ownErrorFix } from '../fixes/error-productions.js';
import { type Expression, type Grammar, lookUp, walk } from '../ir.js';
import type { GrammarFix } from '../problem.js';
import type { ProblemReporter } from '../resolve/read-grammar.js';

/**
 * Reports error productions that are not used in exactly one choice, after the alternatives that they recover for. The
 * explaining pass tries these alternatives again to find what was expected.
 */
export function checkErrorProductions(grammar: Grammar, problems: ProblemReporter): void {
  const isError = (e: Expression): e is Extract<Expression, { op: 'rule' }> =>
    e.op === 'rule' && lookUp(grammar.rules, e.name).isError;
  // Copies of a choice, for labels or arguments, count once.
  const placed = new Map<string, Set<string>>();
  const visit = (see: (e: Expression) => void) => {
    for (const rule of grammar.rules.values()) walk(rule.body, see);
  };
  visit((e) => {
    if (e.op !== 'choice') return;
    for (const alternative of e.alternatives.slice(1)) {
      if (!isError(alternative)) continue;
      const locations = placed.get(alternative.name) ?? new Set();
      placed.set(alternative.name, locations.add(`${alternative.location?.file} ${alternative.location?.start}`));
    }
  });
  const first = new Map<string, GrammarFix | undefined>();
  visit((e) => {
    if (e.op !== 'choice' || e.location === undefined) return;
    const [alternative] = e.alternatives;
    if (alternative?.op === 'rule') {
      first.set(alternativeKey(alternative), lastAlternativeFix(e.location, alternative.name, problems.sources));
    }
  });
  const names: ReadonlySet<string> = new Set(grammar.rules.keys());
  const fixOf = (e: Extract<Expression, { op: 'rule' }>): GrammarFix | undefined => {
    const rule = lookUp(grammar.rules, e.name);
    if (!placed.has(e.name)) return first.get(alternativeKey(e)) ?? ordinaryRuleFix(rule, problems.sources);
    return e.location && ownErrorFix(rule, e.location, names, problems.sources);
  };
  visit((e) => {
    if (!isError(e) || placed.get(e.name)?.size === 1) return;
    const code = placed.has(e.name) ? 'shared-error-production' : 'misplaced-error-production';
    problems.report(code, { at: e.location, args: { name: e.name }, fix: fixOf(e) });
  });
}

const alternativeKey = ({ name, location }: Expression & { readonly name: string }): string =>
  `${name} ${location?.file} ${location?.start}`;
