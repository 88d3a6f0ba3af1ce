import type { Expression } from 'acorn';
import type { ast } from 'peggy';
import type { Action, PeggyExpression, Sequence } from '../read/peggy-ast.js';
import { methodCall, returnedBy } from './code.js';
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

  constructor(grammar: ast.Grammar, values: Values, constants: Constants) {
    this.#constants = constants;
    this.#rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
    this.#values = values;
  }

  /** Returns when the value of an expression counts as true. */
  of(e: PeggyExpression): Truth {
    return this.#of(e, new Set());
  }

  /** Returns when the value of an expression is `null`. */
  whenNull(e: PeggyExpression): WhenNull {
    return this.#whenNull(e, new Set());
  }

  /** Whether a match has some text. */
  consumes(e: PeggyExpression): boolean {
    return this.#consumes(e, new Set());
  }

  #of(e: PeggyExpression, inside: ReadonlySet<string>): Truth {
    const value = this.#values.of(e);
    if (value.what === 'text') return value.isNumber === true ? undefined : 'with text';
    switch (e.type) {
      case 'group':
      case 'named':
      case 'labeled':
        return this.#of(e.expression, inside);
      case 'optional':
        return this.#isText(e.expression, inside) ? 'with text' : undefined;
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return 'always';
      case 'sequence': {
        const pick = pickOf(e);
        return pick === undefined || this.#isAlways(pick, inside) ? 'always' : undefined;
      }
      case 'choice':
        return e.alternatives.every((alternative) => this.#isAlways(alternative, inside)) ? 'always' : undefined;
      case 'rule_ref': {
        const rule = inside.has(e.name) ? undefined : this.#rules.get(e.name);
        return rule && this.#of(rule.expression, new Set([...inside, e.name]));
      }
      case 'action':
        return this.#ofAction(e, inside);
      default:
        return undefined;
    }
  }

  #whenNull(e: PeggyExpression, inside: ReadonlySet<string>): WhenNull {
    switch (e.type) {
      case 'group':
      case 'named':
      case 'labeled':
        return this.#whenNull(e.expression, inside);
      case 'optional': {
        const inner = e.expression;
        return this.#isNeverNull(inner, inside) && this.consumes(inner) ? 'without text' : undefined;
      }
      case 'choice':
        return e.alternatives.every((alternative) => this.#isNeverNull(alternative, inside)) ? 'never' : undefined;
      case 'sequence': {
        const pick = pickOf(e);
        return pick === undefined || this.#isNeverNull(pick, inside) ? 'never' : undefined;
      }
      case 'action':
        return this.#isNeverNullAction(e, inside) ? 'never' : undefined;
      case 'rule_ref': {
        const rule = inside.has(e.name) ? undefined : this.#rules.get(e.name);
        return rule && this.#whenNull(rule.expression, new Set([...inside, e.name]));
      }
      case 'literal':
      case 'class':
      case 'any':
      case 'text':
        return 'never';
      default:
        return this.#isAlways(e, inside) ? 'never' : undefined;
    }
  }

  #isNeverNull(e: PeggyExpression, inside: ReadonlySet<string>): boolean {
    return this.#whenNull(e, inside) === 'never';
  }

  #isNeverNullAction(e: Action, inside: ReadonlySet<string>): boolean {
    const returned = returnedBy(e.code);
    if (returned && makesValue(returned)) return true;
    const value = this.#values.ofAction(e);
    return value.what === 'part' ? this.#isNeverNull(value.part, inside) : this.#ofAction(e, inside) === 'always';
  }

  #ofAction(e: Action, inside: ReadonlySet<string>): Truth {
    const returned = returnedBy(e.code);
    if (returned && this.#constants.isAlwaysTrue(returned)) return 'always';
    const value = this.#values.ofAction(e);
    if (value.what !== 'part') return undefined;
    const isTrue = value.isJoined === true ? this.consumes(value.part) : this.#isAlways(value.part, inside);
    return isTrue ? 'always' : undefined;
  }

  /** Whether a match has some text, and a value that counts as true. */
  #isText(e: PeggyExpression, inside: ReadonlySet<string>): boolean {
    return this.#isAlways(e, inside) && this.consumes(e);
  }

  #isAlways(e: PeggyExpression, inside: ReadonlySet<string>): boolean {
    const truth = this.#of(e, inside);
    return truth === 'always' || (truth === 'with text' && this.consumes(e));
  }

  #consumes(e: PeggyExpression, inside: ReadonlySet<string>): boolean {
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
        return this.#consumes(e.expression, inside);
      case 'repeated':
        return e.min?.type === 'constant' && Number(e.min.value) > 0 && this.#consumes(e.expression, inside);
      case 'sequence':
        return e.elements.some((element) => this.#consumes(element, inside));
      case 'choice':
        return e.alternatives.every((alternative) => this.#consumes(alternative, inside));
      case 'rule_ref': {
        const rule = inside.has(e.name) ? undefined : this.#rules.get(e.name);
        return rule !== undefined && this.#consumes(rule.expression, new Set([...inside, e.name]));
      }
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
