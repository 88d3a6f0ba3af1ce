import type { NodeIndex } from '../../cst/index.js';
import { recordCodec, variantsCodec } from './codec-of.js';
import {
  type AnyGuard,
  type AnyMembers,
  type AnyShape,
  type AtOf,
  type ContextOf,
  type FieldReader,
  type Guarded,
  type ListReader,
  type Member,
  type Model,
  type RecordModel,
  type RequiredKeys,
  several,
  type Shape,
  type SpanReader,
} from './shape.js';

/** The options of a record. */
export interface RecordOptions<T, At extends NodeIndex> {
  /** The names of required members in JSON, where they differ from those in the model. */
  readonly jsonKeys?: { readonly [K in RequiredKeys<T>]?: string };
  /** The only member that JSON has: it is written instead of the object. */
  readonly sole?: keyof T & string;
  /** Returns the span of the whole value, if it isn't the span of its node; `none` if it has none. */
  readonly span?: SpanReader<At> | 'none';
  /** Return the spans of members from the node of the record, where their own shapes don't find them. */
  readonly spans?: { readonly [K in keyof T]?: SpanReader<At> };
  /**
   * Returns a key that only equal values have. Values with the same key are one frozen object, because texts repeat
   * them; a value without a key is not shared. The shape must be exported.
   */
  readonly sharedBy?: (value: T) => string | number | undefined;
  /**
   * Whether the value of a text is made only once: values with the same text are one frozen object, because texts
   * repeat them. The text of the node, and nothing else, must decide the value.
   */
  readonly isShared?: boolean;
  /**
   * The readers of fields that the model leaves out, such as a signature, because a printer knows what to write. A
   * field that is neither here nor in a member is a problem when code is generated.
   */
  readonly layout?: readonly (FieldReader | ListReader)[];
}

/** The shape of an object with members. */
export interface RecordShape<M extends AnyMembers, At extends NodeIndex> extends Shape<
  RecordModel<M>,
  At,
  ContextOf<M[keyof M]>
> {}

/**
 * Declares an object with one member for each shape, which is read at the node of the record. It can't be read if a
 * member can't be read, unless that is `optional`.
 *
 * @param is the kind of its nodes; several if nodes of several kinds have the same members
 */
export const record = <
  const G extends AnyGuard | readonly AnyGuard[],
  const M extends { readonly [key: string]: Member & Shape<unknown, Guarded<G>, never> },
>(
  is: G,
  members: M,
  options: RecordOptions<RecordModel<M>, Guarded<G>> = {},
): RecordShape<M, Guarded<G>> => ({
  form: { is: 'record', guards: several<AnyGuard>(is), members, ...options, codec: recordCodec },
});

/** The shape of a value that is one of the values of several shapes. */
export interface VariantsShape<S extends AnyShape> extends Shape<Model<S>, AtOf<S>, ContextOf<S>> {}

/** The options of a value with several forms. */
export interface VariantsOptions<Key extends string> {
  /** The member that names the form; `type` if absent. */
  readonly key?: Key;
  /**
   * The JSON of a value: an object with the name of the form as its only key, or, if `bare`, the JSON of the form
   * alone. Bare forms are distinguished by the type of a leaf, or by the first required member of a record.
   */
  readonly json?: 'byName' | 'bare';
}

/**
 * Declares a value with several forms, each read from nodes of its own kinds. A member names the form; each record has
 * it as a `constant`. A form that reads any node gets the nodes that no other form reads.
 *
 * @param problem the problem of JSON that has none of the forms
 */
export const variants = <const Forms extends { readonly [name: string]: AnyShape }, const Key extends string = 'type'>(
  problem: string,
  forms: Forms & { readonly [Name in keyof Forms]: Shape<{ readonly [K in Key]: Name }, never, never> },
  { key, json = 'byName' }: VariantsOptions<Key> = {},
): VariantsShape<Forms[keyof Forms]> => ({
  form: { is: 'variants', problem, forms, key: key ?? 'type', json, codec: variantsCodec },
});
