import type { Expression, Function as FunctionNode } from 'acorn';
import { methodCall, walkCode } from './code.js';

/** Whether a function returns a new object or list, whatever its arguments are. */
export function makesObject({ body }: FunctionNode): boolean {
  if (body.type !== 'BlockStatement') return isNewObject(body);
  if (body.body.at(-1)?.type !== 'ReturnStatement') return false;
  const returned: (Expression | null | undefined)[] = [];
  const objects = new Set<string>();
  const assigned = new Set<string>();
  walkCode(body, (node) => {
    if (/Function/.test(node.type)) return false;
    if (node.type === 'ReturnStatement') returned.push(node.argument);
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') assigned.add(node.left.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      (isNewObject(node.init) ? objects : assigned).add(node.id.name);
    }
    return true;
  });
  const kept = new Set([...objects].filter((name) => !assigned.has(name)));
  return returned.every((part) => part && isNewObject(part, kept));
}

/**
 * Whether an expression makes a new object or list.
 *
 * @param objects the variables that have one
 */
export function isNewObject(e: Expression, objects: ReadonlySet<string> = new Set()): boolean {
  if (e.type === 'Identifier') return objects.has(e.name);
  const call = methodCall(e);
  if (call === undefined) return /^(?:Object|Array|New)Expression$/.test(e.type);
  const [first] = call.args;
  if (call.object.type === 'Identifier' && call.object.name === 'Object' && call.name === 'assign') {
    return first !== undefined && isNewObject(first, objects);
  }
  return /^(?:concat|map|filter)$/.test(call.name) && isNewObject(call.object, objects);
}
