import { type AnyNode, type Expression, parse, type Pattern, type Program, type Statement } from 'acorn';

/** Returns the statements of a piece of code, or `undefined` if it isn't JavaScript. */
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
  return mapCode(e, (node, isName) => (node.type === 'Identifier' && isName ? constants.get(node.name) : undefined));
}

/**
 * Returns a copy of code in which nodes are replaced.
 *
 * @param replaced what a node is replaced by, if it is; `isName` is false for the names of members
 */
export function mapCode<T extends AnyNode>(
  code: T,
  replaced: (node: AnyNode, isName: boolean) => AnyNode | undefined,
): T {
  const copy = (value: unknown, isName: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => copy(one, true));
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
    const node = value as AnyNode;
    const other = replaced(node, isName);
    if (other !== undefined) return other;
    const entries = Object.entries(node).map(([key, inner]: [string, unknown]) => {
      const isKey = !('computed' in node && node.computed === true) && (key === 'property' || key === 'key');
      return [key, copy(inner, !isKey)];
    });
    return Object.fromEntries(entries);
  };
  return copy(code, true) as T;
}

/**
 * Calls a function for each node of code, with the node around it, outer nodes first.
 *
 * @param see returns `false` to leave out the nodes inside
 */
export function walkCode(code: unknown, see: (node: AnyNode, parent?: AnyNode) => unknown, parent?: AnyNode): void {
  if (Array.isArray(code)) {
    for (const one of code) walkCode(one, see, parent);
    return;
  }
  if (typeof code !== 'object' || code === null || code instanceof RegExp) return;
  const node = code as AnyNode;
  if (see(node, parent) === false) return;
  for (const inner of Object.values(node)) walkCode(inner, see, node);
}

/** Whether a name is the name of a member: `name` in `object.name`. */
export const isMemberName = (node: AnyNode, parent: AnyNode | undefined): boolean =>
  parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;

/** Returns the names that code mentions, apart from the names of members. */
export function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  walkCode(programOf(code), (node, parent) => {
    if (node.type === 'Identifier' && !isMemberName(node, parent)) names.add(node.name);
  });
  return names;
}

/** Returns the string literal of a text. */
export const literal = (value: string): Expression => ({ type: 'Literal', value, start: 0, end: 0 });

/** Returns the text that an expression is: a string literal, or a template without parts. */
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
  return { object, name: property.name, args: e.arguments.filter((argument) => argument.type !== 'SpreadElement') };
}
