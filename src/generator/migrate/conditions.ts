import type { Expression } from 'acorn';
import { methodCall, namesIn, stringOf, withConstants } from './code.js';
import type { Constants } from './constants.js';
import { type Case, plain } from './values.js';

/** The value of a label, or of a member of it, in a condition. */
export interface Operand {
  readonly label: string;
  /** The member of the label's value, for `open.name`. */
  readonly member?: string;
  readonly case: Case;
}

/** A condition in code that a grammar can express. */
export type Condition =
  | { readonly what: 'constant'; readonly holds: boolean }
  | {
      readonly what: 'words';
      readonly operand: Operand;
      readonly words: readonly string[];
      /** Whether the code ignores the case of the words itself. */
      readonly anyCase: boolean;
    }
  | { readonly what: 'same'; readonly operands: readonly [Operand, Operand] }
  | { readonly what: 'line start' }
  | { readonly what: 'not'; readonly inner: Condition }
  | { readonly what: 'all' | 'any'; readonly inner: readonly [Condition, Condition] };

/** Reads conditions in the code of a grammar. */
export class ConditionReader {
  readonly #constants: Constants;
  readonly #labels: ReadonlySet<string>;

  /** @param labels those that the code can use */
  constructor(constants: Constants, labels: ReadonlySet<string>) {
    this.#constants = constants;
    this.#labels = labels;
  }

  /** Returns the condition that an expression is; `undefined` if it is none that a grammar can express. */
  read(e: Expression): Condition | undefined {
    switch (e.type) {
      case 'Literal':
        return typeof e.value === 'boolean' ? { what: 'constant', holds: e.value } : undefined;
      case 'ParenthesizedExpression':
        return this.read(e.expression);
      case 'UnaryExpression': {
        const inner = e.operator === '!' ? this.read(e.argument) : undefined;
        return inner && { what: 'not', inner };
      }
      case 'LogicalExpression': {
        const [left, right] = [this.read(e.left), this.read(e.right)];
        if (left === undefined || right === undefined || e.operator === '??') return undefined;
        return { what: e.operator === '&&' ? 'all' : 'any', inner: [left, right] };
      }
      case 'BinaryExpression':
        return e.left.type === 'PrivateIdentifier' ? undefined : this.#comparison(e.left, e.operator, e.right);
      case 'MemberExpression':
        return this.#member(e);
      case 'CallExpression':
        return this.#call(e);
      default:
        return undefined;
    }
  }

  #comparison(left: Expression, operator: string, right: Expression): Condition | undefined {
    if (operator === 'in') return this.#among(left, this.#constants.wordsOf(right));
    const found = /^(?:===?|!==?)$/.test(operator) ? this.#equals(left, right) : this.#index(left, operator, right);
    return found && operator.startsWith('!') ? { what: 'not', inner: found } : found;
  }

  #equals(left: Expression, right: Expression): Condition | undefined {
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const text = stringOf(this.#constants.resolve(other));
      const operand = this.#operand(one);
      if (text !== undefined && operand !== undefined) return words(operand, [text]);
      if (other.type === 'Literal' && typeof other.value === 'boolean') {
        const inner = this.read(one);
        return inner && (other.value ? inner : { what: 'not', inner });
      }
      if (isColumn(one) && other.type === 'Literal' && other.value === 1) return { what: 'line start' };
      if (isMinusOne(other)) {
        const among = this.#indexOf(one);
        return among && { what: 'not', inner: among };
      }
    }
    const [one, other] = [this.#operand(left), this.#operand(right)];
    return one && other && one.case === other.case ? { what: 'same', operands: [one, other] } : undefined;
  }

  /** `words.indexOf(x) >= 0`, `> -1` and `< 0`. */
  #index(left: Expression, operator: string, right: Expression): Condition | undefined {
    const isZero = right.type === 'Literal' && right.value === 0;
    const among = this.#indexOf(left);
    if (among === undefined) return undefined;
    if ((operator === '>=' && isZero) || (operator === '>' && isMinusOne(right))) return among;
    return operator === '<' && isZero ? { what: 'not', inner: among } : undefined;
  }

  #indexOf(e: Expression): Condition | undefined {
    const call = methodCall(e);
    if (call?.name !== 'indexOf' || call.args.length !== 1) return undefined;
    return this.#among(call.args[0]!, this.#constants.wordsOf(call.object));
  }

  /** `words[x]`, in which the words are the keys of an object. */
  #member(e: Extract<Expression, { type: 'MemberExpression' }>): Condition | undefined {
    if (!e.computed || e.object.type === 'Super' || e.property.type === 'PrivateIdentifier') return undefined;
    const isObject = this.#constants.resolve(e.object).type === 'ObjectExpression';
    return isObject ? this.#among(e.property, this.#constants.wordsOf(e.object)) : undefined;
  }

  #call(e: Extract<Expression, { type: 'CallExpression' }>): Condition | undefined {
    const args = e.arguments.filter((one) => one.type !== 'SpreadElement');
    const pure = e.callee.type === 'Identifier' ? this.#constants.functionOf(e.callee.name) : undefined;
    if (pure !== undefined) {
      if (args.length !== pure.parameters.length) return undefined;
      const given = new Map(pure.parameters.map((name, i) => [name, args[i]!]));
      return this.read(withConstants(pure.result, given));
    }
    const call = methodCall(e);
    const [first] = call?.args ?? [];
    if (call === undefined || first === undefined || call.args.length !== 1) return undefined;
    if (/^(?:includes|has)$/.test(call.name)) return this.#among(first, this.#constants.wordsOf(call.object));
    if (call.name === 'hasOwnProperty') return this.#among(first, this.#constants.wordsOf(call.object));
    const pattern = this.#constants.resolve(call.object);
    const operand = this.#operand(first);
    const isPattern = call.name === 'test' && pattern.type === 'Literal' && pattern.value instanceof RegExp;
    if (!isPattern || operand === undefined) return undefined;
    const { source, flags } = pattern.value as RegExp;
    const listed = /^[i]?$/.test(flags) ? wordsOfPattern(source) : undefined;
    if (listed === undefined) return undefined;
    return flags === 'i' ? { what: 'words', operand, words: listed, anyCase: true } : words(operand, listed);
  }

  #among(e: Expression, listed: readonly string[] | undefined): Condition | undefined {
    const operand = this.#operand(e);
    return listed === undefined || operand === undefined ? undefined : words(operand, listed);
  }

  #operand(written: Expression): Operand | undefined {
    const { e, changed, isNumber } = plain(written);
    if (isNumber) return undefined;
    const call = methodCall(e);
    // The value of a repetition of characters.
    const joined = call?.name === 'join' && stringOf(call.args[0]) === '' ? call.object : e;
    if (joined.type === 'Identifier') {
      return this.#labels.has(joined.name) ? { label: joined.name, case: changed } : undefined;
    }
    if (joined.type !== 'MemberExpression' || joined.computed || joined.object.type !== 'Identifier') return undefined;
    if (joined.property.type !== 'Identifier' || !this.#labels.has(joined.object.name)) return undefined;
    if (joined.property.name === 'length') return undefined;
    return { label: joined.object.name, member: joined.property.name, case: changed };
  }
}

/** A comparison with words. */
const words = (operand: Operand, listed: readonly string[]): Condition => ({
  what: 'words',
  operand,
  words: listed,
  anyCase: false,
});

/** A text in upper or lower case. */
export function inCase(text: string, wanted: Case): string {
  if (wanted === undefined) return text;
  return wanted === 'lower' ? text.toLowerCase() : text.toUpperCase();
}

/** `location().start.column` or `column()`. */
function isColumn(e: Expression): boolean {
  if (e.type === 'CallExpression') return e.callee.type === 'Identifier' && e.callee.name === 'column';
  if (e.type !== 'MemberExpression' || e.property.type !== 'Identifier' || e.property.name !== 'column') return false;
  const { object } = e;
  if (object.type !== 'MemberExpression' || object.property.type !== 'Identifier' || object.property.name !== 'start') {
    return false;
  }
  const call = object.object;
  return (
    call.type === 'CallExpression' && call.callee.type === 'Identifier' && /^(?:location|range)$/.test(call.callee.name)
  );
}

const isMinusOne = (e: Expression): boolean =>
  e.type === 'UnaryExpression' && e.operator === '-' && e.argument.type === 'Literal' && e.argument.value === 1;

/** The words that a regular expression lists from the start to the end of a text: `^(?:yes|no)$`. */
function wordsOfPattern(source: string): string[] | undefined {
  const [, inner] = /^\^(?:\((?:\?:)?([^()]*)\)|([^()|]*))\$$/.exec(source)?.filter((one) => one !== undefined) ?? [];
  const listed = inner?.split('|');
  if (listed === undefined || !listed.every((word) => /^(?:[\w\s-]|\\[^\w\s])*$/u.test(word))) return undefined;
  return listed.map((word) => word.replaceAll(/\\(.)/g, '$1'));
}

/** The labels that code mentions. */
export const labelsUsed = (code: string, labels: ReadonlySet<string>): string[] =>
  [...namesIn(code)].filter((name) => labels.has(name));
