import type { Expression } from 'acorn';
import type { ast } from 'peggy';
import type { Action, PeggyExpression, Sequence } from '../read/peggy-ast.js';
import { methodCall } from './code.js';
import { returnedBy } from './conditions/decisions.js';
import type { Constants } from './constants.js';
import type { Values } from './values.js';

/** When the value of an expression counts as true: always, or exactly if the expression matches some text. */
export type Truth = 'always' | 'with text' | undefined;

/** When the value of an expression is `null`: never, or exactly if the expression matches no text. */
export type WhenNull = 'never' | 'without text' | undefined;

/** Decides from the text that an expression matches whether its value counts as true. */
export class Truths {
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  readonly #values: Values;
  readonly #constants: Constants;
  /** The answers for rules. */
  readonly #truths = new Map<string, Truth>();
  readonly #whenNulls = new Map<string, WhenNull>();
  readonly #consuming = new Map<string, boolean>();

  constructor(grammar: ast.Grammar, values: Values, constants: Constants) {
    this.#constants = constants;
    this.#rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
    this.#values = values;
  }

  /** Returns when the value of an expression counts as true. */
  of(e: PeggyExpression): Truth {
    const value = this.#values.of(e);
    if (value.what === 'text') return value.isNumber === true ? undefined : 'with text';
    switch (e.type) {
      case 'group':
      case 'named':
      case 'labeled':
        return this.of(e.expression);
      case 'optional':
        return this.#isText(e.expression) ? 'with text' : undefined;
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return 'always';
      case 'sequence': {
        const pick = pickOf(e);
        return pick === undefined || this.#isAlways(pick) ? 'always' : undefined;
      }
      case 'choice':
        return e.alternatives.every((alternative) => this.#isAlways(alternative)) ? 'always' : undefined;
      case 'rule_ref':
        return this.#ofRule(e.name, this.#truths, undefined, (body) => this.of(body));
      case 'action':
        return this.#ofAction(e);
      default:
        return undefined;
    }
  }

  /** Returns when the value of an expression is `null`. */
  whenNull(e: PeggyExpression): WhenNull {
    switch (e.type) {
      case 'group':
      case 'named':
      case 'labeled':
        return this.whenNull(e.expression);
      case 'optional': {
        const inner = e.expression;
        return this.#isNeverNull(inner) && this.consumes(inner) ? 'without text' : undefined;
      }
      case 'choice':
        return e.alternatives.every((alternative) => this.#isNeverNull(alternative)) ? 'never' : undefined;
      case 'sequence': {
        const pick = pickOf(e);
        return pick === undefined || this.#isNeverNull(pick) ? 'never' : undefined;
      }
      case 'action':
        return this.#isNeverNullAction(e) ? 'never' : undefined;
      case 'rule_ref':
        return this.#ofRule(e.name, this.#whenNulls, undefined, (body) => this.whenNull(body));
      case 'literal':
      case 'class':
      case 'any':
      case 'text':
        return 'never';
      default:
        return this.#isAlways(e) ? 'never' : undefined;
    }
  }

  /**
   * Returns the answer for a rule. Each rule is looked at once.
   *
   * @param unknown the answer for a rule that is being looked at, or that the grammar doesn't have
   */
  #ofRule<Answer>(
    name: string,
    known: Map<string, Answer>,
    unknown: Answer,
    answerFor: (body: PeggyExpression) => Answer,
  ): Answer {
    const rule = this.#rules.get(name);
    if (rule !== undefined && !known.has(name)) {
      known.set(name, unknown);
      known.set(name, answerFor(rule.expression));
    }
    return known.get(name) ?? unknown;
  }

  #isNeverNull(e: PeggyExpression): boolean {
    return this.whenNull(e) === 'never';
  }

  #isNeverNullAction(e: Action): boolean {
    const returned = returnedBy(e.code);
    if (returned && makesValue(returned)) return true;
    const value = this.#values.ofAction(e);
    return value.what === 'part' ? this.#isNeverNull(value.part) : this.#ofAction(e) === 'always';
  }

  #ofAction(e: Action): Truth {
    const returned = returnedBy(e.code);
    if (returned && this.#constants.isAlwaysTrue(returned)) return 'always';
    const value = this.#values.ofAction(e);
    if (value.what !== 'part') return undefined;
    const isTrue = value.isJoined === true ? this.consumes(value.part) : this.#isAlways(value.part);
    return isTrue ? 'always' : undefined;
  }

  /** Whether a match has some text, and a value that counts as true. */
  #isText(e: PeggyExpression): boolean {
    return this.#isAlways(e) && this.consumes(e);
  }

  #isAlways(e: PeggyExpression): boolean {
    const truth = this.of(e);
    return truth === 'always' || (truth === 'with text' && this.consumes(e));
  }

  /** Whether a match has some text. */
  consumes(e: PeggyExpression): boolean {
    switch (e.type) {
      case 'literal':
        return e.value !== '';
      case 'class':
      case 'any':
        return true;
      case 'group':
      case 'named':
      case 'labeled':
      case 'text':
      case 'action':
      case 'one_or_more':
        return this.consumes(e.expression);
      case 'repeated':
        return e.min?.type === 'constant' && Number(e.min.value) > 0 && this.consumes(e.expression);
      case 'sequence':
        return e.elements.some((element) => this.consumes(element));
      case 'choice':
        return e.alternatives.every((alternative) => this.consumes(alternative));
      case 'rule_ref':
        return this.#ofRule(e.name, this.#consuming, false, (body) => this.consumes(body));
      default:
        return false;
    }
  }
}

/** Returns the part of a sequence that is its value: `"(" @e ")"`. */
function pickOf(e: Sequence): PeggyExpression | undefined {
  return e.elements.find((element) => element.type === 'labeled' && element.pick === true);
}

/** Whether an expression makes a text, a number or a truth value. */
function makesValue(e: Expression): boolean {
  if (/^(?:Binary|Unary)Expression$|^TemplateLiteral$/.test(e.type)) return true;
  return /^(?:join|replace|toLowerCase|toUpperCase|trim)$/.test(methodCall(e)?.name ?? '');
}
