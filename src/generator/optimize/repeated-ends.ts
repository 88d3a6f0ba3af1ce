import { ruleReach } from '../analyze/calls/rule-graph.js';
import { canLoop, endsWith, endsWithCall } from '../analyze/calls/tail-calls.js';
import { ExhaustedRepetitions } from '../analyze/exhausted-repetitions.js';
import type { Facts } from '../analyze/facts.js';
import { type Expression, type Grammar, lookUp, type Rule } from '../ir.js';

/**
 * Returns the grammar without repetitions that match nothing because they follow a call that ends with the same
 * repetition, if they keep that call from ending its rule. `List = Item ("," List)? _` becomes
 * `List = Item ("," List / _)`: after the inner `List`, no white space is left. The call can then be compiled to a
 * loop.
 */
export function dropRepeatedEnds(grammar: Grammar, facts: Facts): Grammar {
  const reach = ruleReach(grammar);
  let repetitions: ExhaustedRepetitions | undefined;
  let isChanged = false;
  const rules = new Map(grammar.rules);
  for (const [name, rule] of grammar.rules) {
    if (!lookUp(facts, name).recursive || !canLoop(rule)) continue;
    repetitions ??= new ExhaustedRepetitions(grammar, facts);
    const body = new Ends(rule, reach, repetitions).of(rule.body);
    if (body === rule.body) continue;
    rules.set(name, { ...rule, body });
    isChanged = true;
  }
  return isChanged ? { ...grammar, rules } : grammar;
}

/** The expressions that a rule ends with. */
class Ends {
  readonly #rule: Rule;
  readonly #reach: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #repetitions: ExhaustedRepetitions;

  readonly #leadsBack = (name: string): boolean => lookUp(this.#reach, name).has(this.#rule.name);

  constructor(rule: Rule, reach: ReadonlyMap<string, ReadonlySet<string>>, repetitions: ExhaustedRepetitions) {
    this.#rule = rule;
    this.#reach = reach;
    this.#repetitions = repetitions;
  }

  /** Returns the expression without such repetitions; the same object if it has none. */
  of(e: Expression): Expression {
    switch (e.op) {
      case 'sequence':
        return this.#sequence(e);
      case 'choice': {
        const alternatives = e.alternatives.map((alternative) => this.of(alternative));
        return alternatives.every((alternative, i) => alternative === e.alternatives[i]) ? e : { ...e, alternatives };
      }
      case 'repeat': {
        const element = endsWith(e, e.element) ? this.of(e.element) : e.element;
        return element === e.element ? e : { ...e, element };
      }
      case 'field': {
        const inner = e.token ? e.inner : this.of(e.inner);
        return inner === e.inner ? e : { ...e, inner };
      }
      default:
        return e;
    }
  }

  #sequence(e: Extract<Expression, { op: 'sequence' }>): Expression {
    const last = e.parts.at(-1);
    const before = e.parts.at(-2);
    if (last === undefined) return e;
    const ended =
      before !== undefined && endsWithCall(before, this.#leadsBack, true) ? this.#without(last, before) : undefined;
    if (ended !== undefined) return this.of({ ...e, parts: [...e.parts.slice(0, -2), ended] });
    const end = this.of(last);
    return end === last ? e : { ...e, parts: [...e.parts.slice(0, -1), end] };
  }

  /**
   * Returns an expression that matches the same text as a part and the last part, without a repetition after a call.
   */
  #without(last: Expression, before: Expression): Expression | undefined {
    const element = this.#repetitions.repeatedBy(last);
    if (element === undefined) return undefined;
    if (this.#repetitions.endsBefore(before, element)) return before;
    const once = onceOf(before);
    if (once === undefined || !this.#repetitions.endsBefore(once, element)) return undefined;
    return { op: 'choice', alternatives: [once, last] };
  }
}

/** Returns the inside of an optional part. */
function onceOf(e: Expression): Expression | undefined {
  if (e.op === 'repeat') return endsWith(e, e.element) ? e.element : undefined;
  if (e.op !== 'field' || e.token) return undefined;
  const inner = onceOf(e.inner);
  return inner && { ...e, inner };
}
