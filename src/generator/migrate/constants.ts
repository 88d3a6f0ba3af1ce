import type { Expression, Function as FunctionNode, Statement, Super } from 'acorn';
import { allDefined } from '../../defined.js';
import { literal, methodCall, statementsOf, stringOf, withConstants } from './code.js';
import { decidedBy } from './conditions/decisions.js';
import { isChanged } from './effects.js';
import { isNewObject, makesObject } from './results.js';

/** A function that only returns an expression. */
interface PureFunction {
  readonly parameters: readonly string[];
  readonly result: Expression;
}

/** The lists of words and the functions that the code at the top of a grammar defines. */
export class Constants {
  readonly #values = new Map<string, Expression>();
  readonly #functions = new Map<string, PureFunction>();
  /** Functions that return a new object or list. */
  readonly #makers = new Set<string>();

  /**
   * @param initializers the code at the top
   * @param others the other code of the grammar, which may change what that code defines
   */
  constructor(initializers: readonly string[], others: readonly string[]) {
    const everything = [...initializers, ...others].join('\n');
    for (const code of initializers) for (const statement of statementsOf(code) ?? []) this.#add(statement, everything);
  }

  #add(statement: Statement, everything: string): void {
    if (statement.type === 'FunctionDeclaration') this.#addFunction(statement.id.name, statement);
    if (statement.type !== 'VariableDeclaration') return;
    for (const { id, init } of statement.declarations) {
      if (id.type !== 'Identifier' || !init || isChanged(id.name, everything)) continue;
      if (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression') {
        this.#addFunction(id.name, init);
      } else this.#values.set(id.name, init);
    }
  }

  #addFunction(name: string, written: FunctionNode): void {
    if (makesObject(written)) this.#makers.add(name);
    const { params, body } = written;
    const parameters = params.flatMap((parameter) => (parameter.type === 'Identifier' ? [parameter.name] : []));
    const result = body.type === 'BlockStatement' ? decidedBy(body.body) : body;
    if (result === undefined || parameters.length !== params.length) return;
    this.#functions.set(name, { parameters, result });
  }

  /** Returns the same without some names, which mean something else. */
  without(names: ReadonlySet<string>): Constants {
    const rest = new Constants([], []);
    for (const [name, value] of this.#values) if (!names.has(name)) rest.#values.set(name, value);
    for (const [name, value] of this.#functions) if (!names.has(name)) rest.#functions.set(name, value);
    return rest;
  }

  /** Whether the value of an expression counts as true, whatever it is made of. */
  isAlwaysTrue(e: Expression): boolean {
    if (e.type === 'Literal') return Boolean(e.value);
    const isMade = e.type === 'CallExpression' && e.callee.type === 'Identifier' && this.#makers.has(e.callee.name);
    return isMade || isNewObject(e);
  }

  /** Returns the value that a function returns for the arguments of a call, if it does nothing else. */
  resultOf({ callee, arguments: written }: Extract<Expression, { type: 'CallExpression' }>): Expression | undefined {
    const pure = callee.type === 'Identifier' ? this.#functions.get(callee.name) : undefined;
    const args = written.filter((argument) => argument.type !== 'SpreadElement');
    if (pure === undefined || args.length !== pure.parameters.length) return undefined;
    return withConstants(pure.result, new Map(pure.parameters.map((name, i) => [name, args[i]!])));
  }

  /** Returns the value of a name that is a constant; any other expression unchanged. */
  resolve(e: Expression): Expression {
    return (e.type === 'Identifier' ? this.#values.get(e.name) : undefined) ?? e;
  }

  /** Returns the text that an expression is: a constant, perhaps in another case. */
  textOf(written: Expression): string | undefined {
    const e = this.resolve(written);
    const call = methodCall(e);
    const inner = call?.args.length === 0 ? this.textOf(call.object) : undefined;
    if (call?.name === 'toLowerCase') return inner?.toLowerCase();
    if (call?.name === 'toUpperCase') return inner?.toUpperCase();
    return stringOf(e);
  }

  /** Returns the keys that an object or a map has, with any value. */
  keysOf(written: Expression): string[] | undefined {
    const e = this.resolve(written);
    if (e.type === 'ObjectExpression') return keysOf(e, () => true);
    const [list] = e.type === 'NewExpression' && isNamed(e.callee, 'Map') ? e.arguments : [];
    if (list?.type !== 'ArrayExpression') return undefined;
    return allDefined(
      list.elements.map((element) => (element?.type === 'ArrayExpression' ? firstText(element) : undefined)),
    );
  }

  /** Returns the words that an expression lists: an array, a set, the keys of an object, or a text that is split. */
  wordsOf(written: Expression): string[] | undefined {
    const e = this.resolve(written);
    switch (e.type) {
      case 'ArrayExpression': {
        const all = e.elements.map((element) => {
          if (element === null) return undefined;
          return element.type === 'SpreadElement' ? this.wordsOf(element.argument) : asList(stringOf(element));
        });
        return allDefined(all)?.flat();
      }
      case 'NewExpression': {
        const [first] = e.arguments;
        const isSet = isNamed(e.callee, 'Set') && first?.type !== 'SpreadElement';
        return isSet && first !== undefined ? this.wordsOf(first as Expression) : undefined;
      }
      case 'ObjectExpression':
        return keysOf(e, (value) => value.type === 'Literal' && Boolean(value.value));
      default:
        return this.#wordsOfCall(e);
    }
  }

  #wordsOfCall(e: Expression): string[] | undefined {
    const call = methodCall(e);
    if (call === undefined) return undefined;
    const [arg] = call.args;
    if (call.name === 'keys' && isNamed(call.object, 'Object')) return arg && this.keysOf(arg);
    if (call.name === 'split' && arg !== undefined) {
      const text = stringOf(this.resolve(call.object));
      const by = arg.type === 'Literal' && arg.value instanceof RegExp ? arg.value : stringOf(arg);
      return by === undefined ? undefined : text?.split(by);
    }
    if (call.name === 'map' && arg !== undefined) return this.#mapped(this.wordsOf(call.object), arg);
    if (call.name === 'concat') {
      return allDefined([call.object, ...call.args].map((part) => this.wordsOf(part)))?.flat();
    }
    return undefined;
  }

  /** Returns the words that a function such as `(word) => word.toLowerCase()` makes of others. */
  #mapped(words: readonly string[] | undefined, written: Expression): string[] | undefined {
    if (words === undefined || written.type !== 'ArrowFunctionExpression') return undefined;
    const { body, params } = written;
    const [word] = params;
    if (body.type === 'BlockStatement' || word?.type !== 'Identifier' || params.length !== 1) return undefined;
    return allDefined(words.map((value) => this.textOf(withConstants(body, new Map([[word.name, literal(value)]])))));
  }
}

const asList = (text: string | undefined): string[] | undefined => (text === undefined ? undefined : [text]);

const isNamed = (e: Expression | Super, name: string): boolean => e.type === 'Identifier' && e.name === name;

function firstText({ elements: [first] }: Extract<Expression, { type: 'ArrayExpression' }>): string | undefined {
  return first && first.type !== 'SpreadElement' ? stringOf(first) : undefined;
}

/** Returns the keys of an object, if all of its values pass a test. */
function keysOf(
  e: Extract<Expression, { type: 'ObjectExpression' }>,
  isWanted: (value: Expression) => boolean,
): string[] | undefined {
  const keys = e.properties.map((property) => {
    if (property.type !== 'Property' || property.computed || !isWanted(property.value)) return undefined;
    return property.key.type === 'Identifier' ? property.key.name : stringOf(property.key as Expression);
  });
  return allDefined(keys);
}
