import type { ShapeWriter } from './shape-writer.js';

/** The nodes that an expression can be the index of: their kinds, or any. */
export type Kinds = readonly string[] | undefined;

/** Returns the name of the function that says whether a node is of a kind. */
export const guardOf = (writer: ShapeWriter, kind: string): string =>
  writer.import(writer.facts.guardOf(kind), './readers.js');

/** Returns a condition that a node is of the kinds of a shape; empty if it always is. */
export function testOf(writer: ShapeWriter, node: string, found: Kinds, wanted: Kinds): string {
  if (wanted === undefined || found?.every((kind) => wanted.includes(kind)) === true) return '';
  return wanted
    .filter((kind) => found?.includes(kind) ?? true)
    .map((kind) => `${guardOf(writer, kind)}(tree, ${node})`)
    .join(' || ');
}

/** Returns the condition that the variable `kind` of generated code has the number of one of several kinds. */
export function numberTest(writer: ShapeWriter, kinds: readonly string[]): string {
  const all = writer.import('Kind', './nodes.js');
  return kinds.map((kind) => `kind === ${all}.${writer.facts.kindName(kind)}`).join(' || ');
}

/** Returns a function that says whether a node is of one of several kinds. */
export function isOneOf(writer: ShapeWriter, kinds: Kinds = []): string {
  const guards = kinds.map((kind) => guardOf(writer, kind));
  return guards.length === 1
    ? guards.join('')
    : `(tree, at) => ${guards.map((guard) => `${guard}(tree, at)`).join(' || ')}`;
}

/** Returns the type of the index of a node of several kinds, or of any kind. */
export function indexType(writer: ShapeWriter, kinds: Kinds): string {
  const index = writer.cst('NodeIndex', 'type');
  if (kinds === undefined) return index;
  writer.import('* as nodes', './nodes.js');
  return kinds.map((kind) => `${index}<nodes.${kind}>`).join(' | ');
}
