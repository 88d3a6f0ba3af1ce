import { type AnyNode, type Expression, parse, type Pattern, type Program, type Statement } from 'acorn';

/** The statements of a piece of code, or `undefined` if it isn't JavaScript. */
export function statementsOf(code: string): readonly Statement[] | undefined {
  return programOf(code)?.body as readonly Statement[] | undefined;
}

function programOf(code: string): Program | undefined {
  try {
    return parse(code, { ecmaVersion: 'latest', allowReturnOutsideFunction: true });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns what code returns, if it does nothing else. */
export function returnedBy(code: string): Expression | undefined {
  const statements = statementsOf(code);
  return statements && returnedIn(statements);
}

/** Returns what statements return, if they do nothing else; constants before the return are written into it. */
function returnedIn(statements: readonly Statement[]): Expression | undefined {
  const last = statements.at(-1);
  if (last?.type !== 'ReturnStatement' || !last.argument) return undefined;
  const constants = new Map<string, Expression>();
  for (const one of statements.slice(0, -1)) {
    if (one.type !== 'VariableDeclaration') return undefined;
    for (const { id, init } of one.declarations) {
      if (id.type !== 'Identifier' || !init) return undefined;
      constants.set(id.name, withConstants(init, constants));
    }
  }
  return withConstants(last.argument, constants);
}

/** Returns the parts of code that only combines them with an operator, each as code that returns it. */
export function combined(code: string, operator: '&&' | '||'): string[] {
  const [only, ...others] = statementsOf(code) ?? [];
  if (only?.type !== 'ReturnStatement' || !only.argument || others.length > 0) return [];
  const parts = (e: Expression): Expression[] =>
    e.type === 'LogicalExpression' && e.operator === operator ? [...parts(e.left), ...parts(e.right)] : [e];
  return parts(only.argument).map(({ start, end }) => `return ${code.slice(start, end)};`);
}

/** Replaces names by expressions. */
export function withConstants<T extends Expression>(e: T, constants: ReadonlyMap<string, Expression>): T {
  if (constants.size === 0) return e;
  const copy = (value: unknown, isName: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => copy(one, true));
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
    const node = value as AnyNode;
    if (node.type === 'Identifier' && isName) return constants.get(node.name) ?? node;
    const entries = Object.entries(node).map(([key, inner]: [string, unknown]) => {
      const isKey = !('computed' in node && node.computed === true) && (key === 'property' || key === 'key');
      return [key, copy(inner, !isKey)];
    });
    return Object.fromEntries(entries);
  };
  return copy(e, true) as T;
}

/** Returns the names that code mentions, apart from those of members. */
export function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (typeof value !== 'object' || value === null) return;
    const node = value as AnyNode;
    if (node.type === 'Identifier') names.add(node.name);
    for (const [key, inner] of Object.entries(node)) {
      const isMember = node.type === 'MemberExpression' && key === 'property' && !node.computed;
      if (!isMember && typeof inner === 'object') visit(inner);
    }
  };
  visit(programOf(code));
  return names;
}

/** The string literal of a text. */
export const literal = (value: string): Expression => ({ type: 'Literal', value, start: 0, end: 0 });

/** The text that an expression is: a string literal, or a template without parts. */
export function stringOf(e: Expression | Pattern | undefined): string | undefined {
  if (e?.type === 'Literal' && typeof e.value === 'string') return e.value;
  if (e?.type !== 'TemplateLiteral' || e.quasis.length !== 1) return undefined;
  return e.quasis[0]?.value.cooked ?? undefined;
}

/** A call of a method: `object.name(…)`. */
export interface MethodCall {
  readonly object: Expression;
  readonly name: string;
  readonly args: readonly Expression[];
}

/** Returns the call of a method that an expression is. */
export function methodCall(e: Expression): MethodCall | undefined {
  if (e.type !== 'CallExpression' || e.callee.type !== 'MemberExpression' || e.callee.computed) return undefined;
  const { object, property } = e.callee;
  if (property.type !== 'Identifier' || object.type === 'Super') return undefined;
  return { object, name: property.name, args: e.arguments.filter((one) => one.type !== 'SpreadElement') };
}
