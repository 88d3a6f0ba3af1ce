import type { NodeIndex, Tree } from '../../cst/index.js';
import { defined } from '../../defined.js';
import type { Codec, ListOptions as ListJson } from '../codec/index.js';
import { codecOf, innerCodec, listCodec, recursiveCodec } from './codec-of.js';
import type { OneOf } from './leaf.js';
import {
  type AnyGuard,
  type AnyShape,
  type AtOf,
  type ContextOf,
  type DerivedReading,
  type FieldReader,
  type FoundBy,
  type Guard,
  type Guarded,
  type ListReader,
  type Model,
  type ParentOf,
  type Reads,
  type RecursiveOptions,
  several,
  type Shape,
  type ShapeAs,
  type Unreadable,
} from './shape.js';

/**
 * Declares the value of a field: read at the node that the reader finds.
 *
 * @param readers the reader of the field; several if nodes of several kinds have one
 */
export const at = <const R extends FieldReader | readonly FieldReader[], S extends AnyShape>(
  readers: R,
  shape: S & Reads<FoundBy<OneOf<R>>, S>,
): ShapeAs<S, ParentOf<OneOf<R>>> => ({
  form: { is: 'field', readers: several(readers), shape, codec: innerCodec },
});

/** The shape of a list of elements. */
export interface ListShape<S extends AnyShape, At extends NodeIndex> extends Shape<
  readonly Model<S>[],
  At,
  ContextOf<S>
> {}

/** The options of a list. */
export interface ListOptions<T = never> extends ListJson {
  /**
   * `skip` leaves out an element that can't be read, `end` also all after it, `fail` the whole list. Required if the
   * list can have nodes that the element isn't read from; `fail` if absent.
   */
  readonly unreadable?: Unreadable;
  /**
   * Whether the list has a span: from its first element to its last, or the span of its `node`. If absent, only the
   * node of a field has one.
   */
  readonly whole?: boolean | 'node';
  /** An exported reader that finds the same nodes as the reader of the list, in a faster way. */
  readonly walk?: ListReader;
  /** Whether a list without elements can't be read: an `optional` one is absent then. */
  readonly isAbsentIfEmpty?: boolean;
  /** Compares two elements: the list is sorted in the model, whatever the order of the text or the JSON. */
  readonly sortedBy?: (a: T, b: T) => number;
}

/** The options of a list as arguments. They must say what becomes of error nodes, if the list can have any. */
export type OptionsFor<Found, S> = [Exclude<Found, AtOf<S>>] extends [never]
  ? readonly [options?: ListOptions<Model<S>>]
  : readonly [options: ListOptions<Model<S>> & { readonly unreadable: Unreadable }];

/**
 * Declares the elements of a list.
 *
 * @param readers the reader of the list; several if nodes of several kinds have one
 * @param element the shape of an element
 */
export const list = <const R extends ListReader | readonly ListReader[], S extends AnyShape>(
  readers: R,
  element: S & Reads<FoundBy<OneOf<R>>, S>,
  ...[options]: OptionsFor<FoundBy<OneOf<R>>, S>
): ListShape<S, ParentOf<OneOf<R>>> => {
  const {
    unreadable,
    whole = false,
    isAbsentIfEmpty = false,
    sortedBy,
    walk,
    ...json
  }: ListOptions<Model<S>> = options ?? {};
  const given = defined({ unreadable, sortedBy, walk });
  return {
    form: { is: 'list', readers: several(readers), element, whole, isAbsentIfEmpty, ...given, json, codec: listCodec },
  };
};

/**
 * Declares a member that is absent if it can't be read. An error node there is reported anyway; a text that the grammar
 * accepts, but `tryRead` or `parse` does not, needs a check that reports it.
 */
export const optional = <S extends AnyShape>(shape: S): S & { readonly presence: 'optional' } => ({
  ...shape,
  presence: 'optional',
});

/**
 * Declares a member that is `undefined` if it can't be read. Values that texts repeat often are read faster if all have
 * it.
 */
export const nullable = <S extends AnyShape>(shape: S): S & { readonly presence: 'nullable' } => ({
  ...shape,
  presence: 'nullable',
});

/** Declares a value that is used if there is none to read. It has no span then. */
export const otherwise = <S extends AnyShape>(shape: S, value: Model<S>): S => ({
  ...shape,
  form: { is: 'default', shape, value, codec: innerCodec },
});

/**
 * Declares a value that is read by `shape` and then changed by an exported function. Its JSON is that of `shape`. Its
 * parts have no spans, because the change may move them.
 */
export const mapped = <S extends AnyShape>(
  shape: S,
  change: (value: Model<S>, tree: Tree, at: AtOf<S>) => Model<S>,
): S => ({ ...shape, form: { is: 'mapped', shape, change, codec: innerCodec } });

/**
 * Declares a value whose JSON has a codec of its own.
 *
 * @param codec makes it; takes the codec that `shape` would have
 */
export const withJson = <S extends AnyShape>(shape: S, codec: (plain: Codec<Model<S>>) => Codec<Model<S>>): S => ({
  ...shape,
  form: { ...shape.form, codec: () => codec(codecOf(shape)) as Codec<unknown> },
});

/**
 * Declares a value of rules that the grammar imports from another one. Its shape is declared once, for the other
 * grammar, and the generated code reads it with the readers of the same names. It must have no functions that read
 * nodes, because the nodes of the two grammars are different: the `parse` of a leaf takes a text instead.
 *
 * @param is the kind of its nodes in the grammar that imports them; several if nodes of several kinds have the value
 * @param shape the shape of the same kinds in the grammar that is imported
 */
export const imported = <const G extends AnyGuard | readonly AnyGuard[], S extends AnyShape>(
  is: G,
  shape: S,
): ShapeAs<S, Guarded<G>> => ({
  form: { is: 'imported', guards: several<AnyGuard>(is), shape, codec: innerCodec },
});

/**
 * Declares a value that functions read and find: the escape hatch. Its JSON and text are those of `shape`. The
 * functions must be exported from their modules.
 */
export const derive = <S extends AnyShape, At extends NodeIndex = NodeIndex, Context = unknown>(
  shape: S,
  reading: DerivedReading<Model<S>, At, Context>,
): ShapeAs<S, At, Context> => ({ form: { is: 'derived', shape, reading, codec: innerCodec } });

/**
 * Declares a value that can contain values of its own type, such as a variation with variations. It must be exported,
 * and its type needs a name:
 *
 * ```text
 * export const line = recursive('line', (self: Shape<Line, NodeIndex<LineNode>>) =>
 *   record(isLineNode, { moves: list(lineMoves, move), lines: list(lineLines, self) }),
 * );
 * export interface Line extends Model<typeof line> {}
 * ```
 *
 * @param name the name of its definition in the JSON Schema
 * @param make returns the shape of the value; takes the shape of the values inside it
 */
export function recursive<Self extends AnyShape, S extends AnyShape>(
  name: string,
  make: (self: Self) => S,
  options: RecursiveOptions = {},
): S {
  let known: AnyShape | undefined;
  const shape = (): AnyShape => (known ??= make(self as Self));
  const self: AnyShape = { form: { is: 'recursive', name, shape, ...options, codec: recursiveCodec } };
  return self as S;
}

/** Returns a guard of nodes of several kinds, for the `is` of a leaf. */
export const anyKind = <const G extends readonly AnyGuard[]>(
  ...guards: G
): Guard<Guarded<G>> & { readonly guards: G } =>
  Object.assign(((tree, index) => guards.some((is) => is(tree, index))) as Guard<Guarded<G>>, { guards });
