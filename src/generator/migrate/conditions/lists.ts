import type { Expression } from 'acorn';
import { methodCall } from '../code.js';
import type { Constants } from '../constants.js';
import { among, type Condition, not } from './condition.js';
import type { OperandReader } from './operands.js';

/** Reads conditions that a value is one of the words in a list, or one of the keys of an object. */
export class ListReader {
  readonly #constants: Constants;
  readonly #operands: OperandReader;

  constructor(constants: Constants, operands: OperandReader) {
    this.#constants = constants;
    this.#operands = operands;
  }

  /** Returns the condition that a value is one of the listed words; `undefined` if there is no list. */
  among(e: Expression, listed: readonly string[] | undefined): Condition | undefined {
    const operand = this.#operands.read(e);
    return listed === undefined || operand === undefined ? undefined : among(operand, listed);
  }

  /** Reads `words.indexOf(x) >= 0`, `> -1` or `< 0`. */
  index(left: Expression, operator: string, right: Expression): Condition | undefined {
    const isZero = right.type === 'Literal' && right.value === 0;
    const listed = this.indexOf(left);
    if (listed === undefined) return undefined;
    if ((operator === '>=' && isZero) || (operator === '>' && isMinusOne(right))) return listed;
    return operator === '<' && isZero ? not(listed) : undefined;
  }

  /** Reads `words.indexOf(x)` as the condition that the words include `x`. */
  indexOf(e: Expression): Condition | undefined {
    const call = methodCall(e);
    if (call?.name !== 'indexOf' || call.args.length !== 1) return undefined;
    return this.among(call.args[0]!, this.#constants.wordsOf(call.object));
  }

  /** Reads `words[label]` or `words.get(label)`, in which the words are keys. */
  lookUp(e: Expression): Condition | undefined {
    const call = methodCall(e);
    if (call?.name === 'get') {
      return call.args.length === 1 ? this.among(call.args[0]!, this.#constants.keysOf(call.object)) : undefined;
    }
    if (e.type !== 'MemberExpression' || !e.computed) return undefined;
    if (e.object.type === 'Super' || e.property.type === 'PrivateIdentifier') return undefined;
    return this.among(e.property, this.#constants.keysOf(e.object));
  }

  /** Reads `Object.hasOwn(words, x)` or `Object.prototype.hasOwnProperty.call(words, x)`. */
  ownsKey(object: Expression, name: string, words: Expression, x: Expression): Condition | undefined {
    const isOwn = name === 'hasOwn' && object.type === 'Identifier' && object.name === 'Object';
    const isCall =
      name === 'call' &&
      object.type === 'MemberExpression' &&
      object.property.type === 'Identifier' &&
      object.property.name === 'hasOwnProperty';
    return isOwn || isCall ? this.among(x, this.#constants.keysOf(words)) : undefined;
  }
}

/** Whether an expression is `-1`. */
export const isMinusOne = (e: Expression): boolean =>
  e.type === 'UnaryExpression' && e.operator === '-' && e.argument.type === 'Literal' && e.argument.value === 1;
