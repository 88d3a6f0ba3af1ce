import type { ast } from 'peggy';
import { isNodeName, lookUp } from '../../generator/ir.js';
import type { PeggyExpression } from '../../generator/read/peggy-ast.js';

/** Facts about the expressions of a grammar, independent of the text that is read. */
export class ExpressionFacts {
  /** Kinds that trivia use. */
  readonly comments: ReadonlySet<string>;
  readonly #rules: ReadonlyMap<string, ast.Rule>;

  constructor(rules: ReadonlyMap<string, ast.Rule>) {
    this.#rules = rules;
    const trivia = [...rules.values()].filter((rule) => rule.name.startsWith('_'));
    this.comments = new Set(trivia.flatMap((rule) => namesIn(rule.expression)).filter(isNodeName));
  }

  /** Whether an expression can leave nodes or tokens in the tree, comments aside; each rule is looked at once. */
  yields(e: PeggyExpression, seen = new Set<string>()): boolean {
    switch (e.type) {
      case 'labeled':
        return true;
      case 'rule_ref':
        if (isNodeName(e.name)) return !this.comments.has(e.name);
        if (seen.has(e.name)) return false;
        seen.add(e.name);
        return this.yields(lookUp(this.#rules, e.name).expression, seen);
      case 'sequence':
        return e.elements.some((element) => this.yields(element, seen));
      case 'choice':
        return e.alternatives.some((alternative) => this.yields(alternative, seen));
      case 'repeated':
        return this.yields(e.expression, seen) || (e.delimiter !== null && this.yields(e.delimiter, seen));
      case 'group':
      case 'named':
      case 'action':
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
        return this.yields(e.expression, seen);
      default:
        return false;
    }
  }

  /** Whether an expression has a choice between parts that leave nodes and parts that do not, outside any label. */
  isMixed(e: PeggyExpression, seen = new Set<string>()): boolean {
    switch (e.type) {
      case 'rule_ref':
        if (isNodeName(e.name) || seen.has(e.name)) return false;
        seen.add(e.name);
        return this.isMixed(lookUp(this.#rules, e.name).expression, seen);
      case 'sequence':
        return e.elements.some((element) => this.isMixed(element, seen));
      case 'choice': {
        const yielding = e.alternatives.filter((alternative) => this.yields(alternative)).length;
        if (yielding > 0 && yielding < e.alternatives.length) return true;
        return e.alternatives.some((alternative) => this.isMixed(alternative, seen));
      }
      case 'group':
      case 'named':
      case 'action':
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.isMixed(e.expression, seen);
      default:
        return false;
    }
  }

  /** Returns the literal, choice or other expression that groups and fragments lead to. */
  resolve(e: PeggyExpression, within: readonly string[] = []): PeggyExpression {
    if (e.type === 'group' || e.type === 'text' || e.type === 'named' || e.type === 'action') {
      return this.resolve(e.expression, within);
    }
    if (e.type !== 'rule_ref' || isNodeName(e.name) || within.includes(e.name)) return e;
    return this.resolve(lookUp(this.#rules, e.name).expression, [...within, e.name]);
  }
}

function namesIn(e: unknown): string[] {
  if (typeof e !== 'object' || e === null) return [];
  const own = 'type' in e && e.type === 'rule_ref' ? [(e as ast.RuleReference).name] : [];
  return [...own, ...Object.values(e).flatMap(namesIn)];
}
