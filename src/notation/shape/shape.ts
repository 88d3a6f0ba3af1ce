import type { Node, NodeIndex, NodeList, Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { Codec, ListOptions } from '../codec/index.js';
import type { Path } from '../path.js';
import type { PartSpan } from '../read/reader-declaration.js';

/**
 * One declaration of a part of a model: how it is read from nodes of the tree, and how it is written as JSON and text.
 * A shape is data. The generator writes the code that reads it and finds its spans, and `codecOf` makes its codec.
 *
 * @typeParam T the value in the model
 * @typeParam At the index of the nodes that the value is read from
 * @typeParam Context the values that reading depends on besides the tree, such as an option
 */
export interface Shape<T, At extends NodeIndex = NodeIndex, Context = unknown> {
  readonly form: Form;
  /** Always absent: it carries the types. */
  readonly types?: (at: At, context: Context) => T;
}

/** A shape of any value at any node. */
export type AnyShape = Shape<unknown, never, never>;

/** The value that a shape describes. */
export type Model<S> = S extends Shape<infer T, never, never> ? T : never;

/**
 * A shape with the value of another one, read at nodes of its own. Declarations that the compiler writes have the type
 * of this other shape, and with it the doc comments of its members.
 */
export interface ShapeAs<S extends AnyShape, At extends NodeIndex, Context = ContextOf<S>> extends Shape<
  Model<S>,
  At,
  Context
> {}

/** The index of the nodes that a shape is read from. */
export type AtOf<S> = S extends Shape<unknown, infer At, never> ? At : never;

/** The context that reading any of the shapes `S` depends on: the intersection of their contexts. */
export type ContextOf<S> = (S extends Shape<unknown, never, infer C> ? (context: C) => void : never) extends (
  context: infer All,
) => void
  ? All
  : never;

/** Whether a node is of the kinds with the index `At`, as generated for each kind of a grammar. */
export type Guard<At extends NodeIndex = NodeIndex> = (tree: Tree, node: NodeIndex) => node is At;

/** A guard of any kinds. */
export type AnyGuard = (tree: Tree, node: NodeIndex) => boolean;

/** The index of the nodes that guards recognize. */
export type Guarded<G> = G extends Guard<infer At> ? At : G extends readonly Guard<infer At>[] ? At : never;

/** The reader of a field, as generated. */
export type FieldReader = (tree: Tree, at: never) => number;

/** The reader of a list, as generated. */
export type ListReader = NodeList<never, NodeIndex>;

/** The index of the nodes that have the field of a reader. */
export type ParentOf<R> = R extends { readonly first: (tree: Tree, at: infer Parent extends NodeIndex) => number }
  ? Parent
  : R extends (tree: Tree, at: infer Parent extends NodeIndex) => number
    ? Parent
    : never;

/** The index of the nodes that a reader finds. */
export type FoundBy<R> = R extends { readonly first: (tree: Tree, at: never) => infer Found }
  ? Exclude<Found, 0>
  : R extends (tree: Tree, at: never) => infer Found
    ? Exclude<Found, 0>
    : never;

/** Whether a shape reads at least one of the kinds that a reader finds; otherwise, a type that explains the error. */
export type Reads<Found, S> = [Extract<Found, AtOf<S>>] extends [never]
  ? { readonly 'this shape reads none of the kinds of the field': Found }
  : unknown;

/** How a leaf is written. */
export interface LeafForm<T = never> {
  readonly description?: string;
  /** The pattern of the canonical text, from `^` to `$`. Any text if absent. */
  readonly pattern?: RegExp;
  /** Returns the canonical text of a value. The value itself if absent. */
  readonly print?: (value: T) => string;
  /** Returns the value of a text; `undefined` if it has none. The text itself if absent. */
  readonly parse?: (text: string) => T | undefined;
  /**
   * The problem of any JSON of this type: it is written, but can't be read. The schema lacks it. For `bare` variants.
   */
  readonly unreadable?: string;
}

/** How any leaf is written. */
export interface AnyLeafForm extends Omit<LeafForm, 'parse'> {
  readonly parse?: (text: string) => unknown;
  /** The only texts that the grammar allows, if they are listed. */
  readonly values?: readonly string[];
}

/** How a leaf is read. Functions that generated code calls must be exported from their modules. */
export interface LeafReading<T, At extends NodeIndex, Context> {
  /** The kinds of nodes that have the value; any node if absent. */
  readonly is?: Guard<At>;
  /** Returns the value of a node. If absent, `tryRead` does; without that, `parse` reads the text of the node. */
  readonly read?: (tree: Tree, at: At, context: Context) => T;
  /** Returns the value of a node; `undefined` if it has none. */
  readonly tryRead?: (tree: Tree, at: At, context: Context) => T | undefined;
  /** Returns the span of the value, if it isn't the span of the node; `undefined` if it has none. */
  readonly span?: SpanReader<At>;
  /**
   * Whether the value of a text is made only once, for values that texts repeat often. The text of the node, and
   * nothing else, must decide the value.
   */
  readonly isShared?: boolean;
  /** Whether the value leaves out the first and the last character of the node, such as quotation marks or braces. */
  readonly isDelimited?: boolean;
  /** Whether the value leaves out the comments in the node, for a model that has the comments of the whole text. */
  readonly omitsComments?: boolean;
}

/** How any leaf is read. */
export interface AnyReading {
  readonly is?: AnyGuard;
  readonly read?: (tree: Tree, at: never, context: never) => unknown;
  readonly tryRead?: (tree: Tree, at: never, context: never) => unknown;
  readonly span?: SpanReader;
  readonly isShared?: boolean;
  readonly isDelimited?: boolean;
  readonly omitsComments?: boolean;
}

/** Returns the span of a value from its node; `undefined` if it has none. */
export type SpanReader<At extends NodeIndex = never> = (tree: Tree, at: At) => Span | undefined;

/** How functions read and find a value. */
export interface DerivedReading<T, At extends NodeIndex, Context> {
  /** Returns the value. If absent, `tryRead` does. */
  readonly read?: (tree: Tree, at: At, context: Context) => T;
  /** Returns the value; `undefined` if it can't be read. */
  readonly tryRead?: (tree: Tree, at: At, context: Context) => T | undefined;
  /** Returns the span of the part at a path, which is empty for the whole value. If absent, the value has no span. */
  readonly find?: (tree: Tree, at: At, path: Path, context: Context) => PartSpan | undefined;
  /** The readers of the fields that the functions read, if no other member reads them. */
  readonly fields?: readonly (FieldReader | ListReader)[];
}

/** The treatment of a list with an element that can't be read. */
export type Unreadable = 'skip' | 'end' | 'fail';

/** The content of a shape, as data for everything that is derived from it. */
export type Form = FormContent & {
  /** Makes the codec of the value; takes this form. */
  readonly codec: (form: never) => Codec<unknown>;
};

/** A form of one kind. */
export type FormOf<Is extends Form['is']> = Extract<Form, { readonly is: Is }>;

/** The content of a shape, by the kind of its form. */
export type FormContent =
  | ({ readonly is: 'leaf'; readonly type: string; readonly reading: AnyReading } & AnyLeafForm)
  | { readonly is: 'constant'; readonly value: string }
  | ({
      readonly is: 'characters';
      readonly type: string;
      readonly readers: readonly ListReader[];
      readonly element: AnyShape;
      readonly whole: boolean;
      readonly isShared: boolean;
    } & Pick<LeafForm, 'description' | 'pattern'>)
  | { readonly is: 'comments'; readonly element: AnyShape; readonly reading: CommentReading }
  | {
      readonly is: 'list';
      readonly readers: readonly ListReader[];
      readonly element: AnyShape;
      /** `fail` if absent. */
      readonly unreadable?: Unreadable;
      readonly whole: boolean | 'node';
      readonly isAbsentIfEmpty: boolean;
      readonly walk?: ListReader;
      readonly sortedBy?: (a: never, b: never) => number;
      readonly json: ListOptions;
    }
  | ({ readonly is: 'record'; readonly guards: readonly AnyGuard[]; readonly members: AnyMembers } & AnyRecordOptions)
  | {
      readonly is: 'variants';
      readonly problem: string;
      readonly forms: { readonly [name: string]: AnyShape };
      readonly key: string;
      readonly json: 'byName' | 'bare';
    }
  | { readonly is: 'imported'; readonly guards: readonly AnyGuard[]; readonly shape: AnyShape }
  | { readonly is: 'field'; readonly readers: readonly FieldReader[]; readonly shape: AnyShape }
  | { readonly is: 'default'; readonly shape: AnyShape; readonly value: unknown }
  | { readonly is: 'mapped'; readonly shape: AnyShape; readonly change: AnyChange }
  | { readonly is: 'derived'; readonly shape: AnyShape; readonly reading: DerivedReading<unknown, never, never> }
  | ({ readonly is: 'recursive'; readonly name: string; readonly shape: () => AnyShape } & RecursiveOptions)
  | ({ readonly is: 'groups' } & GroupsForm)
  | ({ readonly is: 'leading' } & GroupsForm);

/** The options of a value that can contain values of its own type. */
export interface RecursiveOptions {
  /** The maximum nesting of such values; unlimited if absent. */
  readonly most?: number;
  /** The problem of a value with more levels. */
  readonly problem?: string;
}

/** Elements whose parts come after them, or the parts that come before the first element. */
export interface GroupsForm {
  readonly readers: readonly ListReader[];
  readonly element: AnyShape;
  /** The parts that can come after an element, by the names of the members that have them as lists. */
  readonly attached: { readonly [key: string]: AnyShape };
  /** The attached parts that can come before the first element. */
  readonly leading: string;
  readonly ends: readonly AnyGuard[];
  readonly closes: readonly AnyGuard[];
  readonly fields: readonly (FieldReader | ListReader)[];
  readonly json: { readonly [key: string]: ListOptions | undefined };
}

/** Returns a value in place of the one that was read from a node. */
export type AnyChange = (value: never, tree: Tree, at: never) => unknown;

/** How the comments of a text are read. */
export interface CommentReading {
  /** Returns the text of a comment in the model. The whole comment if absent. */
  readonly read?: (comment: Node) => string;
  readonly span?: SpanReader<NodeIndex>;
}

/**
 * A member of a record: a shape that is read at the node of the record. A value that can't be read is left out if the
 * member is `optional`, and `undefined` if it is `nullable`; otherwise the record can't be read.
 */
export type Member = AnyShape & { readonly presence?: 'optional' | 'nullable' };

/** The members of a record by name, in the order in which they are written. */
export type AnyMembers = { readonly [key: string]: Member };

/** The options of a record of any members. */
export interface AnyRecordOptions {
  readonly jsonKeys?: { readonly [key: string]: string | undefined };
  readonly sole?: string;
  readonly span?: SpanReader | 'none';
  readonly spans?: { readonly [key: string]: SpanReader | undefined };
  readonly sharedBy?: (value: never) => string | number | undefined;
  readonly isShared?: boolean;
  readonly layout?: readonly (FieldReader | ListReader)[];
}

/** The names of the members that can be absent. */
export type OptionalKeys<M extends AnyMembers> = {
  [K in keyof M]: M[K] extends { readonly presence: 'optional' | 'nullable' } ? K : never;
}[keyof M];

/** The value of a member that can be absent. */
export type OptionalModel<S> = S extends { readonly presence: 'nullable' } ? Model<S> | undefined : Model<S>;

/** The names of the members that an object must have. */
export type RequiredKeys<T> = {
  [K in keyof T]-?: NonNullable<unknown> extends Pick<T, K> ? never : K;
}[keyof T];

/** The value of a record. */
export type RecordModel<M extends AnyMembers> = [OptionalKeys<M>] extends [never]
  ? { readonly [K in keyof M]: Model<M[K]> }
  : Flat<
      { readonly [K in keyof M as K extends OptionalKeys<M> ? never : K]: Model<M[K]> } & {
        readonly [K in keyof M as K extends OptionalKeys<M> ? K : never]?: OptionalModel<M[K]>;
      }
    >;

/** An object type with its members written out. */
export type Flat<T> = T extends infer All ? { readonly [K in keyof All]: All[K] } : never;

/** Returns one or several values as a list. */
export const several = <T>(values: T | readonly T[]): readonly T[] =>
  Array.isArray(values) ? (values as readonly T[]) : [values as T];
