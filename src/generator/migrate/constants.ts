import type { Expression, Function as FunctionNode, Statement } from 'acorn';
import { methodCall, returnedIn, statementsOf, stringOf } from './code.js';

/** A function that only returns an expression. */
export interface PureFunction {
  readonly parameters: readonly string[];
  readonly result: Expression;
}

/** The lists of words and the functions that the code at the top of a grammar defines. */
export class Constants {
  readonly #values = new Map<string, Expression>();
  readonly #functions = new Map<string, PureFunction>();

  /**
   * @param initializers the code at the top
   * @param others the other code of the grammar, which may change what that code defines
   */
  constructor(initializers: readonly string[], others: readonly string[]) {
    const everything = [...initializers, ...others].join('\n');
    for (const code of initializers) for (const one of statementsOf(code) ?? []) this.#add(one, everything);
  }

  #add(statement: Statement, everything: string): void {
    if (statement.type === 'FunctionDeclaration') this.#addFunction(statement.id.name, statement);
    if (statement.type !== 'VariableDeclaration') return;
    for (const { id, init } of statement.declarations) {
      if (id.type !== 'Identifier' || !init || isChanged(id.name, everything)) continue;
      if (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression')
        this.#addFunction(id.name, init);
      else this.#values.set(id.name, init);
    }
  }

  #addFunction(name: string, { params, body }: FunctionNode): void {
    const parameters = params.flatMap((one) => (one.type === 'Identifier' ? [one.name] : []));
    const result = body.type === 'BlockStatement' ? returnedIn(body.body) : body;
    if (result === undefined || parameters.length !== params.length) return;
    this.#functions.set(name, { parameters, result });
  }

  /** The function of a name. */
  functionOf(name: string): PureFunction | undefined {
    return this.#functions.get(name);
  }

  /** Returns the value of a name that is a constant; any other expression unchanged. */
  resolve(e: Expression): Expression {
    return (e.type === 'Identifier' ? this.#values.get(e.name) : undefined) ?? e;
  }

  /** The words that an expression lists: an array, a set, the keys of an object, or a text that is split. */
  wordsOf(written: Expression): string[] | undefined {
    const e = this.resolve(written);
    switch (e.type) {
      case 'ArrayExpression': {
        const all = e.elements.map((one) => {
          if (one === null) return undefined;
          return one.type === 'SpreadElement' ? this.wordsOf(one.argument) : asList(stringOf(one));
        });
        return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
      }
      case 'NewExpression': {
        const [first] = e.arguments;
        const isSet = e.callee.type === 'Identifier' && e.callee.name === 'Set' && first?.type !== 'SpreadElement';
        return isSet && first !== undefined ? this.wordsOf(first as Expression) : undefined;
      }
      case 'ObjectExpression':
        return keysOf(e);
      default:
        return this.#wordsOfCall(e);
    }
  }

  #wordsOfCall(e: Expression): string[] | undefined {
    const call = methodCall(e);
    if (call === undefined) return undefined;
    const [arg] = call.args;
    if (call.name === 'split' && arg !== undefined) {
      const text = stringOf(this.resolve(call.object));
      const by = arg.type === 'Literal' && arg.value instanceof RegExp ? arg.value : stringOf(arg);
      return by === undefined ? undefined : text?.split(by);
    }
    if (call.name === 'concat') {
      const all = [call.object, ...call.args].map((one) => this.wordsOf(one));
      return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
    }
    return undefined;
  }
}

const asList = (text: string | undefined): string[] | undefined => (text === undefined ? undefined : [text]);

/** The keys of an object whose values all count as true. */
function keysOf(e: Extract<Expression, { type: 'ObjectExpression' }>): string[] | undefined {
  const keys = e.properties.map((one) => {
    if (one.type !== 'Property' || one.computed || one.value.type !== 'Literal' || !one.value.value) return undefined;
    return one.key.type === 'Identifier' ? one.key.name : stringOf(one.key as Expression);
  });
  return keys.includes(undefined) ? undefined : keys.flatMap((key) => key ?? []);
}

/** Whether code changes the value of a name after its definition. */
function isChanged(name: string, code: string): boolean {
  const escaped = name.replaceAll('$', String.raw`\$`);
  const changes = new RegExp(
    String.raw`(?<![.\w$])${escaped}\s*(?:\[[^\]]*\]\s*=(?!=)|\.\w+\s*=(?!=)|\.(?:push|pop|add|delete|splice|shift|unshift|clear|sort)\b|[-+*/]=|\+\+|--)`,
  );
  const assignments = [...code.matchAll(new RegExp(String.raw`(?<![.\w$])${escaped}\s*=(?![=>])`, 'g'))];
  return changes.test(code) || assignments.length > 1;
}
