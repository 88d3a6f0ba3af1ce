import type { AnyShape } from '../../notation/shape/shape.js';
import type { Kinds } from '../writer/nodes.js';
import type { ShapeFunction, ShapeWriter } from '../writer/shape-writer.js';

/** An expression that reads a value. */
export interface ReadingCode {
  readonly code: string;
  /** Whether the value can be `undefined`. */
  readonly mayFail: boolean;
  /** The type of the value, as code. It can include `undefined` only if `mayFail`. */
  readonly type: string;
}

/** The node that a value is read from, in generated code. */
export interface NodeCode {
  /** The index of the node, as an expression. */
  readonly index: string;
  /** The kinds that it can have. */
  readonly kinds: Kinds;
  /** The name of the value in names and messages, such as the key of its member. */
  readonly hint: string;
  /** The statements before the expression that reads the value, which can add others. */
  readonly before: string[];
}

/** Returns an expression for any value. The functions for single forms get it for the values in them. */
export type ReadCode = (writer: ShapeWriter, shape: AnyShape, node: NodeCode) => ReadingCode;

/** Returns the type of what a function returns. */
export const resultOf = (name: string): string => `ReturnType<typeof ${name}>`;

/** Returns a call of a function that a shape gives and that reads a node. */
export function callOfExport(
  writer: ShapeWriter,
  read: ((...parts: never[]) => unknown) | undefined,
  what: string,
  index: string,
): Omit<ReadingCode, 'mayFail'> {
  const name = writer.use(read, what);
  const count = read?.length ?? 0;
  const parts = ['tree', index, ...(count > 2 ? [writer.context()] : [])].slice(0, count);
  return { code: `${name}(${parts.join(', ')})`, type: resultOf(name) };
}

/** Returns a call of a generated function. */
export function callOf(
  writer: ShapeWriter,
  { name, mayFail, takesContext }: ShapeFunction,
  index: string,
): ReadingCode {
  const context = takesContext ? `, ${writer.context()}` : '';
  return { code: `${name}(tree, ${index}${context})`, mayFail, type: resultOf(name) };
}
