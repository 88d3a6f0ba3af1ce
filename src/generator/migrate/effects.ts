import type { AnyNode, Statement } from 'acorn';
import { namesIn, statementsOf, walkCode } from './code.js';

/** The methods that change the object they are called on. */
const CHANGING_METHODS = 'add clear copyWithin delete fill pop push reverse set shift sort splice unshift'.split(' ');

/** The effects of a piece of code besides its value, with the effects of functions at the top of the grammar. */
export class Effects {
  readonly #variables = new Set<string>();
  readonly #functions = new Map<string, string>();

  /** @param initializers the code at the top */
  constructor(initializers: readonly string[]) {
    for (const code of initializers) for (const statement of statementsOf(code) ?? []) this.#define(statement, code);
  }

  #define(statement: Statement, code: string): void {
    const written = ({ start, end }: AnyNode): string => `(${code.slice(start, end)})`;
    if (statement.type === 'FunctionDeclaration') this.#functions.set(statement.id.name, written(statement));
    if (statement.type !== 'VariableDeclaration') return;
    for (const { id, init } of statement.declarations) {
      if (id.type !== 'Identifier') continue;
      if (init && /Function/.test(init.type)) this.#functions.set(id.name, written(init));
      else this.#variables.add(id.name);
    }
  }

  /** Whether code rejects texts: it throws an error, or calls `error` or `expected`. */
  rejects(code: string): boolean {
    return this.#withCalled(code).some(rejects);
  }

  /** Returns the variables at the top that code mentions. */
  uses(code: string): string[] {
    const names = this.#withCalled(code).flatMap((called) => [...namesIn(called)]);
    return names.filter((name) => this.#variables.has(name));
  }

  /** Returns the variables at the top that code gives another value, or whose objects it changes. */
  changes(code: string): string[] {
    return this.#withCalled(code)
      .flatMap(changesIn)
      .filter((name) => this.#variables.has(name));
  }

  /** Returns code, and the code of the functions that it calls. */
  #withCalled(code: string): string[] {
    const names = new Set<string>();
    const all = [code];
    for (const snippet of all) {
      for (const name of namesIn(snippet)) {
        const called = names.has(name) ? undefined : this.#functions.get(name);
        names.add(name);
        if (called !== undefined) all.push(called);
      }
    }
    return all;
  }
}

function rejects(code: string): boolean {
  const statements = statementsOf(code);
  // Code in another language, such as TypeScript.
  if (statements === undefined) return /(?<![.\w])(?:(?:error|expected)\s*\(|throw\b)/.test(code);
  let found = false;
  walkCode(statements, (node) => {
    if (node.type === 'ThrowStatement') found = true;
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      found ||= /^(?:error|expected)$/.test(node.callee.name);
    }
  });
  return found;
}

/** Returns the variables that code gives another value, or whose objects it changes. */
function changesIn(code: string): string[] {
  const names: string[] = [];
  const add = (changed: AnyNode): void => {
    let node = changed;
    while (node.type === 'MemberExpression') node = node.object;
    if (node.type === 'Identifier') names.push(node.name);
  };
  walkCode(statementsOf(code), (node) => {
    if (node.type === 'AssignmentExpression') add(node.left);
    if (node.type === 'UpdateExpression') add(node.argument);
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { object, property } = node.callee;
    if (property.type === 'Identifier' && CHANGING_METHODS.includes(property.name)) add(object);
  });
  return names;
}

/**
 * Whether code changes a variable, or its object, after its definition. Reads the text: some of the code may be in
 * another language, such as TypeScript.
 */
export function isChanged(name: string, code: string): boolean {
  const variable = String.raw`(?<![.\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`;
  const isMatch = (pattern: string): boolean => new RegExp(pattern).test(code);
  const assignments = code.match(new RegExp(String.raw`${variable}\s*=(?![=>])`, 'g')) ?? [];
  return (
    assignments.length > 1 ||
    isMatch(String.raw`${variable}\s*\.(?:${CHANGING_METHODS.join('|')})\b`) ||
    isMatch(String.raw`${variable}\s*(?:\[[^\]]*\]|\.\w+)\s*=(?!=)`) ||
    isMatch(String.raw`${variable}\s*(?:[-+*/%&|^?]+|<<|>>>?)=(?!=)`) ||
    isMatch(String.raw`${variable}\s*(?:\+\+|--)|(?:\+\+|--)\s*${variable}`)
  );
}
