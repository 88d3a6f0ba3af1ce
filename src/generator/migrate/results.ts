import type { AnyNode, Expression, Function as FunctionNode } from 'acorn';
import { methodCall } from './code.js';

/** Whether a function returns a new object or list, whatever its arguments are. */
export function makesObject({ body }: FunctionNode): boolean {
  if (body.type !== 'BlockStatement') return isNewObject(body, new Set());
  if (body.body.at(-1)?.type !== 'ReturnStatement') return false;
  const returned: (Expression | null | undefined)[] = [];
  const objects = new Set<string>();
  const assigned = new Set<string>();
  visit(body, (node) => {
    if (node.type === 'ReturnStatement') returned.push(node.argument);
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') assigned.add(node.left.name);
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
    if (isNewObject(node.init, new Set())) objects.add(node.id.name);
    else assigned.add(node.id.name);
  });
  const kept = new Set([...objects].filter((name) => !assigned.has(name)));
  return returned.every((part) => part && isNewObject(part, kept));
}

/** Whether an expression makes a new object or list. */
export function isNewObject(e: Expression, objects: ReadonlySet<string>): boolean {
  if (e.type === 'Identifier') return objects.has(e.name);
  const call = methodCall(e);
  if (call === undefined) return /^(?:Object|Array|New)Expression$/.test(e.type);
  const [first] = call.args;
  if (call.object.type === 'Identifier' && call.object.name === 'Object' && call.name === 'assign') {
    return first !== undefined && isNewObject(first, objects);
  }
  return /^(?:concat|map|filter)$/.test(call.name) && isNewObject(call.object, objects);
}

/** Calls a function for each node of a function's body, apart from functions inside it. */
function visit(value: unknown, see: (node: AnyNode) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const node = value as AnyNode;
  if (/Function/.test(node.type)) return;
  see(node);
  for (const inner of Object.values(node)) visit(inner, see);
}
