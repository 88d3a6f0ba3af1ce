import type { Expression } from 'acorn';
import { methodCall, stringOf } from '../code.js';
import type { Constants } from '../constants.js';
import { plain } from '../values.js';
import type { Operand } from './condition.js';

/** Reads the operands of conditions in the code of a grammar: labels, their lengths and members. */
export class OperandReader {
  readonly #constants: Constants;
  readonly #labels: ReadonlySet<string>;

  /** @param labels the labels that the code can use */
  constructor(constants: Constants, labels: ReadonlySet<string>) {
    this.#constants = constants;
    this.#labels = labels;
  }

  /** Returns the label whose first character code takes: `label[0]`, or `label.charAt(0)`. */
  firstOf(e: Expression): string | undefined {
    const call = methodCall(e);
    const [object, index] =
      call?.name === 'charAt' && call.args.length === 1
        ? [call.object, call.args[0]]
        : e.type === 'MemberExpression' && e.computed
          ? [e.object, e.property]
          : [];
    const isFirst = index?.type === 'Literal' && index.value === 0;
    return isFirst && object?.type === 'Identifier' && this.#labels.has(object.name) ? object.name : undefined;
  }

  /** Returns the label whose length code takes: `label.length`. */
  lengthOf(e: Expression): string | undefined {
    if (e.type !== 'MemberExpression' || e.computed || e.object.type !== 'Identifier') return undefined;
    const isLength = e.property.type === 'Identifier' && e.property.name === 'length';
    return isLength && this.#labels.has(e.object.name) ? e.object.name : undefined;
  }

  /** Returns the label, or the member of its value, that an expression is. */
  read(written: Expression): Operand | undefined {
    const { e, changed, isNumber } = plain(written);
    if (isNumber) return undefined;
    const result = e.type === 'CallExpression' ? this.#constants.resultOf(e) : undefined;
    if (result !== undefined) {
      const inner = this.read(result);
      return inner && { ...inner, case: changed ?? inner.case };
    }
    const call = methodCall(e);
    const isJoined = call?.name === 'join' && stringOf(call.args[0]) === '';
    const joined = isJoined ? call.object : e;
    if (joined.type === 'Identifier') {
      return this.#labels.has(joined.name) ? { label: joined.name, case: changed, isJoined } : undefined;
    }
    if (joined.type !== 'MemberExpression' || joined.computed || joined.object.type !== 'Identifier') return undefined;
    if (joined.property.type !== 'Identifier' || !this.#labels.has(joined.object.name)) return undefined;
    if (joined.property.name === 'length') return undefined;
    return { label: joined.object.name, member: joined.property.name, case: changed, isJoined };
  }
}
