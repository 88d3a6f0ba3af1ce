import type { Expression } from 'acorn';
import { allDefined } from '../../../defined.js';
import { literal, methodCall, namesIn, withConstants } from '../code.js';
import type { Constants } from '../constants.js';
import { among, anyOf, both, type Condition, constant, either, not } from './condition.js';
import { lengthsFor } from './lengths.js';
import { isMinusOne, ListReader } from './lists.js';
import { OperandReader } from './operands.js';
import { classOfPattern, wordsOfPattern } from './patterns.js';

/** Reads conditions in the code of a grammar. */
export class ConditionReader {
  readonly #constants: Constants;
  readonly #labels: ReadonlySet<string>;
  readonly #operands: OperandReader;
  readonly #lists: ListReader;

  /** @param labels the labels that the code can use */
  constructor(constants: Constants, labels: ReadonlySet<string>) {
    this.#constants = constants.without(labels);
    this.#labels = labels;
    this.#operands = new OperandReader(this.#constants, labels);
    this.#lists = new ListReader(this.#constants, this.#operands);
  }

  /** Returns the condition that an expression is; `undefined` if a grammar can't express it. */
  read(e: Expression): Condition | undefined {
    switch (e.type) {
      case 'Literal':
        return constant(Boolean(e.value));
      case 'Identifier':
        if (this.#labels.has(e.name)) return { what: 'true', label: e.name };
        if (e.name === 'undefined') return constant(false);
        return e.name === 'options' ? constant(true) : undefined;
      case 'ParenthesizedExpression':
        return this.read(e.expression);
      case 'UnaryExpression':
        return this.#unary(e.operator, e.argument);
      case 'LogicalExpression': {
        const [left, right] = [this.read(e.left), this.read(e.right)];
        if (left === undefined || right === undefined || e.operator === '??') return undefined;
        return e.operator === '&&' ? both(left, right) : either(left, right);
      }
      case 'ConditionalExpression': {
        const test = this.read(e.test);
        const [consequent, alternate] = [this.read(e.consequent), this.read(e.alternate)];
        return test && consequent && alternate && decision(test, consequent, alternate);
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

  #unary(operator: string, argument: Expression): Condition | undefined {
    // Only the number -1, which indexOf returns for a word that isn't listed, has no bits left.
    if (operator === '~') return this.#lists.indexOf(argument);
    const inner = operator === '!' ? this.read(argument) : undefined;
    return inner && not(inner);
  }

  #comparison(left: Expression, operator: string, right: Expression): Condition | undefined {
    if (operator === 'in') return this.#lists.among(left, this.#constants.keysOf(right));
    if (/^[=!]==?$/.test(operator)) {
      const equal = this.#equals(left, right, operator.length === 3);
      return equal && operator.startsWith('!') ? not(equal) : equal;
    }
    return (
      this.#length(left, operator, right) ??
      this.#longer(left, operator, right) ??
      this.#lists.index(left, operator, right)
    );
  }

  #equals(left: Expression, right: Expression, isStrict: boolean): Condition | undefined {
    const found = this.#equalsConstant(left, right, isStrict) ?? this.#equalsConstant(right, left, isStrict);
    if (found !== undefined) return found;
    const [one, other] = [this.#operands.read(left), this.#operands.read(right)];
    if (one && other) return one.case === other.case ? { what: 'same', operands: [one, other] } : undefined;
    const [length, otherLength] = [this.#operands.lengthOf(left), this.#operands.lengthOf(right)];
    return length !== undefined && otherLength !== undefined
      ? { what: 'same length', labels: [length, otherLength] }
      : undefined;
  }

  #equalsConstant(e: Expression, value: Expression, isStrict: boolean): Condition | undefined {
    const text = this.#constants.textOf(value);
    const first = text?.length === 1 ? this.#operands.firstOf(e) : undefined;
    if (first !== undefined) return { what: 'begins', label: first, with: JSON.stringify(text) };
    const operand = this.#operands.read(e);
    if (text !== undefined) return operand && among(operand, [text]);
    if (isNothing(value)) return this.#isNothing(e, isStrict, value.type === 'Literal');
    if (value.type === 'Literal' && typeof value.value === 'boolean') {
      const inner = this.read(e);
      // Any other value than a boolean is not the same as one.
      if (inner === undefined || inner.what === 'true') return undefined;
      return value.value ? inner : not(inner);
    }
    if (isColumn(e) && value.type === 'Literal' && value.value === 1) return { what: 'line start' };
    if (isMinusOne(value)) {
      const listed = this.#lists.indexOf(e);
      return listed && not(listed);
    }
    return this.#length(e, '===', value);
  }

  /** Reads `label === null` or `words[label] === undefined`. */
  #isNothing(e: Expression, isStrict: boolean, isNull: boolean): Condition | undefined {
    if (e.type === 'Identifier' && this.#labels.has(e.name)) {
      return isStrict && !isNull ? constant(false) : not({ what: 'not null', label: e.name });
    }
    const listed = isStrict && isNull ? undefined : this.#lists.lookUp(e);
    return listed && not(listed);
  }

  /** Reads `label.length > 2`. */
  #length(e: Expression, operator: string, value: Expression): Condition | undefined {
    const label = this.#operands.lengthOf(e);
    if (label === undefined || value.type !== 'Literal' || typeof value.value !== 'number') return undefined;
    const found = lengthsFor(operator, value.value);
    const condition: Condition | undefined = found && { what: 'length', label, lengths: found.lengths };
    return condition && found?.isNegated === true ? not(condition) : condition;
  }

  /** Reads `close.length >= open.length`. */
  #longer(left: Expression, operator: string, right: Expression): Condition | undefined {
    const [one, other] = [this.#operands.lengthOf(left), this.#operands.lengthOf(right)];
    if (one === undefined || other === undefined || !/^[<>]=?$/.test(operator)) return undefined;
    const longer: Condition = {
      what: 'longer',
      labels: operator === '>' || operator === '<=' ? [one, other] : [other, one],
    };
    return operator === '>' || operator === '<' ? longer : not(longer);
  }

  /** Reads `label.length`, or `words[x]`, in which the words are the keys of an object. */
  #member(e: Extract<Expression, { type: 'MemberExpression' }>): Condition | undefined {
    const label = this.#operands.lengthOf(e);
    if (label !== undefined) return not({ what: 'length', label, lengths: [0] });
    if (!e.computed || e.object.type === 'Super' || e.property.type === 'PrivateIdentifier') return undefined;
    const isObject = this.#constants.resolve(e.object).type === 'ObjectExpression';
    return isObject ? this.#lists.among(e.property, this.#constants.wordsOf(e.object)) : undefined;
  }

  #call(e: Extract<Expression, { type: 'CallExpression' }>): Condition | undefined {
    const args = e.arguments.filter((argument) => argument.type !== 'SpreadElement');
    const result = this.#constants.resultOf(e);
    if (result !== undefined) return this.read(result);
    const [first, second] = args;
    if (first === undefined) return undefined;
    if (e.callee.type === 'Identifier' && e.callee.name === 'Boolean') return this.read(first);
    const call = methodCall(e);
    if (call === undefined) return undefined;
    if (second !== undefined) return this.#lists.ownsKey(call.object, call.name, first, second);
    switch (call.name) {
      case 'includes':
      case 'has':
        return this.#lists.among(first, this.#constants.wordsOf(call.object) ?? this.#constants.keysOf(call.object));
      case 'hasOwnProperty':
        return this.#lists.among(first, this.#constants.keysOf(call.object));
      case 'startsWith': {
        const { object } = call;
        const text = this.#constants.textOf(first);
        const isFirst = object.type === 'Identifier' && this.#labels.has(object.name) && text?.length === 1;
        return isFirst ? { what: 'begins', label: object.name, with: JSON.stringify(text) } : undefined;
      }
      case 'some':
        return this.#some(this.#constants.wordsOf(call.object), first);
      case 'test':
        return this.#matches(first, this.#constants.resolve(call.object));
      case 'match':
        return this.#matches(call.object, this.#constants.resolve(first));
      default:
        return undefined;
    }
  }

  /** Reads `words.some((word) => word === x)`. */
  #some(listed: readonly string[] | undefined, test: Expression): Condition | undefined {
    if (listed === undefined || test.type !== 'ArrowFunctionExpression' || test.body.type === 'BlockStatement') {
      return undefined;
    }
    const { body, params } = test;
    const [word] = params;
    if (word?.type !== 'Identifier' || params.length !== 1) return undefined;
    const all = allDefined(
      listed.map((value) => this.read(withConstants(body, new Map([[word.name, literal(value)]])))),
    );
    return all && anyOf(all);
  }

  /** Returns the condition that a regular expression matches a text, if it lists words or is one class. */
  #matches(text: Expression, pattern: Expression): Condition | undefined {
    const operand = this.#operands.read(text);
    if (operand === undefined || pattern.type !== 'Literal' || !(pattern.value instanceof RegExp)) return undefined;
    const { source, flags } = pattern.value;
    const begin = flags === '' && text.type === 'Identifier' ? classOfPattern(source) : undefined;
    if (begin !== undefined) return { what: 'begins', label: operand.label, with: begin };
    const listed = /^i?$/.test(flags) ? wordsOfPattern(source) : undefined;
    return listed && among(operand, listed, flags === 'i');
  }
}

/** Returns the condition that `test ? consequent : alternate` is true. */
function decision(test: Condition, consequent: Condition, alternate: Condition): Condition {
  if (consequent.what === 'constant') return consequent.holds ? either(test, alternate) : both(not(test), alternate);
  if (alternate.what === 'constant') return alternate.holds ? either(not(test), consequent) : both(test, consequent);
  return either(both(test, consequent), both(not(test), alternate));
}

/** Whether an expression is `location().start.column` or `column()`. */
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

/** Whether an expression is `null` or `undefined`. */
const isNothing = (e: Expression): boolean =>
  (e.type === 'Literal' && e.raw === 'null') || (e.type === 'Identifier' && e.name === 'undefined');

/** Returns the labels that code mentions. */
export const labelsUsed = (code: string, labels: ReadonlySet<string>): string[] =>
  [...namesIn(code)].filter((name) => labels.has(name));
