import type { ast } from 'peggy';
import { type PeggyExpression, referredRules, ruleBody, walkExpression } from '../frontend/peggy-ast.js';
import type { GrammarReader } from '../frontend/read-grammar.js';
import type { RuleTable } from '../frontend/rule-table.js';

/** Alternatives with the same beginning, up to a recursive rule, parse it again at every level: exponential time. */
export function checkRecursivePrefix(grammar: ast.Grammar, reader: GrammarReader, rules: RuleTable): void {
  if (!rules.isRecursive) return;
  const beginnings = new Beginnings(rules);
  for (const rule of grammar.rules) {
    walkExpression(rule.expression, (e) => {
      if (e.type !== 'choice') return;
      const seen = new Map<string, number>();
      (e.alternatives as PeggyExpression[]).forEach((alternative, i) => {
        const shared = beginnings.of(alternative).find((beginning) => seen.has(beginning));
        if (shared !== undefined) {
          reader.warning(
            `alternatives ${seen.get(shared)! + 1} and ${i + 1} both begin with ${shared}, which is recursive: nested ` +
              'input can take exponential time. Factor the common part out',
            alternative.location,
          );
        }
        for (const beginning of beginnings.of(alternative)) if (!seen.has(beginning)) seen.set(beginning, i);
      });
    });
  }
}

/** Rules looked into for the whole of a grammar; one that needs more is not judged to the end. */
const BUDGET = 5000;

/** The texts of the grammar that lead from the start of an expression to a recursive rule. */
class Beginnings {
  readonly #rules: RuleTable;
  #budget = BUDGET;

  constructor(rules: RuleTable) {
    this.#rules = rules;
  }

  of(e: PeggyExpression, before = '', within: readonly string[] = []): string[] {
    switch (e.type) {
      case 'rule_ref': {
        const own = this.#rules.reaches(e.name, e.name) ? [before + e.name] : [];
        const rule = this.#rules.byName.get(e.name);
        if (rule === undefined || within.includes(e.name) || this.#budget-- <= 0) return own;
        return [...own, ...this.of(ruleBody(rule), before, [...within, e.name])];
      }
      case 'sequence': {
        const elements = e.elements as PeggyExpression[];
        const recursive = elements.findIndex((element) => this.#holdsRecursion(element));
        if (recursive < 0) return [];
        const lead = elements.slice(0, recursive).map((element) => `${textOf(element)} `);
        return this.of(elements[recursive]!, before + lead.join(''), within);
      }
      case 'choice':
        return (e.alternatives as PeggyExpression[]).flatMap((alternative) => this.of(alternative, before, within));
      case 'group':
      case 'labeled':
      case 'named':
      case 'text':
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.of(e.expression as PeggyExpression, before, within);
      default:
        return [];
    }
  }

  #holdsRecursion(e: PeggyExpression): boolean {
    return [...referredRules(e)].some((name) =>
      [name, ...this.#rules.reachableFrom(name)].some((inner) => this.#rules.reaches(inner, inner)),
    );
  }
}

/** The shape of an expression without places, to compare two. */
function textOf(e: PeggyExpression): string {
  if (e.type === 'rule_ref') return e.name;
  if (e.type === 'literal') return JSON.stringify(e.value);
  return JSON.stringify(e, (key, value) => (/location/i.test(key) ? undefined : value));
}
