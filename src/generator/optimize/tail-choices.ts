import { ruleReach } from '../analyze/calls/rule-graph.js';
import { canLoop, endsWith, endsWithCall } from '../analyze/calls/tail-calls.js';
import { type Choice, type Expression, type Grammar, hasCapture, lookUp, type Rule } from '../ir.js';

/**
 * Returns the grammar with some choices at the end of rules made rules of their own: those in which an alternative
 * other than the last ends with a call that leads back. `List = "a" ("," List / ";")` becomes `List = "a" tail` and
 * `tail = "," List / ";"`. A rule that is a choice can begin again with a later alternative after such a call failed,
 * so both calls can be compiled to a loop.
 */
export function splitTailChoices(grammar: Grammar): Grammar {
  const reach = ruleReach(grammar);
  const rules = new Map<string, Rule>();
  for (const [name, rule] of grammar.rules) {
    rules.set(name, rule);
    const splitter = new Splitter(grammar, reach, rule, rules);
    if (canLoop(rule) && rule.hook === undefined) rules.set(name, { ...rule, body: splitter.atEnd(rule.body) });
  }
  return rules.size === grammar.rules.size ? grammar : { ...grammar, rules };
}

class Splitter {
  readonly #grammar: Grammar;
  readonly #reach: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #rule: Rule;
  /** All rules so far. */
  readonly #rules: Map<string, Rule>;

  readonly #leadsBack = (name: string): boolean => lookUp(this.#reach, name).has(this.#rule.name);

  constructor(grammar: Grammar, reach: ReadonlyMap<string, ReadonlySet<string>>, rule: Rule, rules: Map<string, Rule>) {
    this.#grammar = grammar;
    this.#reach = reach;
    this.#rule = rule;
    this.#rules = rules;
  }

  /** Rewrites an expression at the end of a rule. */
  atEnd(e: Expression): Expression {
    switch (e.op) {
      case 'sequence':
        return { ...e, parts: e.parts.map((part, i) => (i === e.parts.length - 1 ? this.atEnd(part) : part)) };
      case 'choice': {
        const choice: Choice = { ...e, alternatives: e.alternatives.map((alternative) => this.atEnd(alternative)) };
        const isOther =
          e !== this.#rule.body &&
          e.alternatives.slice(0, -1).some((alternative) => endsWithCall(alternative, this.#leadsBack, false));
        return isOther && !hasCapture(e) ? this.#split(choice) : choice;
      }
      case 'repeat':
        return endsWith(e, e.element) ? { ...e, element: this.atEnd(e.element) } : e;
      case 'field':
        return e.token ? e : { ...e, inner: this.atEnd(e.inner) };
      default:
        return e;
    }
  }

  #split(body: Choice): Expression {
    const { name, location } = this.#rule;
    let own = `${name}$tail`;
    while (this.#grammar.rules.has(own) || this.#rules.has(own)) own += '$';
    const source = `end of ${name}`;
    this.#rules.set(own, { name: own, splitFrom: name, isError: false, isComment: false, body, source, location });
    return { op: 'rule', name: own };
  }
}
