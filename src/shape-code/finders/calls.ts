import type { AnyShape, FormOf } from '../../notation/shape/shape.js';
import type { Kinds } from '../writer/nodes.js';
import type { ShapeWriter } from '../writer/shape-writer.js';

/** Returns the finder of any value. The functions for single forms get it for the values in them. */
export type FindCode = (writer: ShapeWriter, shape: AnyShape, found: Kinds, hint: string) => string;

/** The finder of the span of a node. It is the default. */
export const NODE = 'findNode';

/** The finder of a value without a span. */
export const NOTHING = '() => undefined';

/** Returns a call of a function of the library. Bundlers leave it out where it isn't used. */
export const call = (writer: ShapeWriter, name: string, parts: readonly (string | undefined)[]): string =>
  `/* @__PURE__ */ ${writer.library(name)}(${parts.filter((part) => part !== undefined).join(', ')})`;

/** Returns the finder of the span that a function returns; `undefined` without a function. */
export const spanFinder = (writer: ShapeWriter, span: unknown, what: string): string | undefined =>
  span === undefined ? undefined : call(writer, 'findSpan', [writer.use(span, what)]);

/** Returns the finder of a leaf. */
export const leafFinder = (writer: ShapeWriter, { type, reading: { span } }: FormOf<'leaf'>): string =>
  spanFinder(writer, span, `"span" of the leaf ${type}`) ?? writer.library(NODE);
