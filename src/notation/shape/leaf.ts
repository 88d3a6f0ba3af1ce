import type { NodeIndex } from '../../cst/index.js';
import { defined } from '../../defined.js';
import { numberText } from '../codec/number-text.js';
import { charactersCodec, leafCodec, listCodec, noCodec } from './codec-of.js';
import {
  type CommentReading,
  type FoundBy,
  type LeafForm,
  type LeafReading,
  type ListReader,
  type Model,
  type ParentOf,
  type Reads,
  several,
  type Shape,
} from './shape.js';

/**
 * Declares a value without parts: one node of the tree, `{type, value}` in JSON, and a piece of canonical text.
 *
 * @param type the type of its JSON
 */
export function leaf<T extends NonNullable<unknown> = string, At extends NodeIndex = NodeIndex, Context = unknown>(
  type: string,
  {
    is,
    read,
    tryRead,
    span,
    isShared,
    isDelimited,
    omitsComments,
    ...form
  }: LeafForm<T> & LeafReading<T, At, Context> = {},
  // Not inferred from where it is used: a record takes shapes of any type.
): Shape<NoInfer<T>, At, Context> {
  const reading = {
    ...defined({ is, read, tryRead, span, isShared, isDelimited, omitsComments }),
  };
  return { form: { is: 'leaf', type, reading, ...form, codec: leafCodec } };
}

/** Declares a leaf whose value is a whole number without a sign, of at most nine digits if no `pattern` is given. */
export const number = <At extends NodeIndex = NodeIndex>(
  type: string,
  {
    pattern = /^(?:0|[1-9]\d{0,8})$/,
    ...options
  }: Omit<LeafForm<number>, 'print' | 'parse'> & LeafReading<number, At, unknown> = {},
): Shape<number, At> => leaf<number, At>(type, { pattern, print: numberText, parse: Number, ...options });

/**
 * Declares a leaf whose value is one of a few texts, such as a result or a direction. Its type and its pattern follow
 * from them.
 *
 * @param values all texts that the grammar allows
 */
export const choice = <const Value extends string, At extends NodeIndex = NodeIndex>(
  type: string,
  values: readonly Value[],
  { is, isShared, description }: ChoiceOptions<At> = {},
): Shape<Value, At> => ({
  form: {
    is: 'leaf',
    type,
    reading: defined({ is, isShared }),
    values,
    pattern: new RegExp(
      `^(?:${values.map((value) => value.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')})$`,
    ),
    ...defined({ description }),
    codec: leafCodec,
  },
});

/** The options of a leaf with one of a few texts. */
export type ChoiceOptions<At extends NodeIndex> = Pick<LeafForm, 'description'> &
  Pick<LeafReading<string, At, unknown>, 'is' | 'isShared'>;

/** Declares a member that is the same in every value: the name of a form of `variants`. It is not written to JSON. */
export const constant = <const T extends string>(value: T): Shape<T> => ({
  form: { is: 'constant', value, codec: noCodec },
});

/**
 * Declares a list of nodes of one character each. JSON writes it as one leaf.
 *
 * @param readers the reader of the list; several if nodes of several kinds have one
 * @param element the shape of one character; a list with another node can't be read
 */
export const characters = <const R extends ListReader | readonly ListReader[], E extends Shape<string, never, never>>(
  readers: R,
  element: E & Reads<FoundBy<OneOf<R>>, E>,
  { type, whole = false, isShared = false, ...form }: CharactersOptions,
): Shape<readonly Model<E>[], ParentOf<OneOf<R>>> => ({
  form: {
    is: 'characters',
    type,
    readers: several(readers),
    element,
    whole,
    isShared,
    ...form,
    codec: charactersCodec,
  },
});

/** The options of a list of characters. */
export interface CharactersOptions extends Pick<LeafForm, 'description' | 'pattern'> {
  /** The type of its JSON. */
  readonly type: string;
  /** Whether the list has a span: from its first element to its last. If absent, only the node of a field has one. */
  readonly whole?: boolean;
  /** Whether equal lists of up to four characters are one frozen object. For lists that texts repeat. */
  readonly isShared?: boolean;
}

/** One of several readers. */
export type OneOf<R> = R extends readonly (infer One)[] ? One : R;

/** Declares the comments of the whole text. JSON writes each as a leaf. */
export const comments = (
  element: { readonly type: string } & Pick<LeafForm, 'description' | 'pattern'>,
  reading: CommentReading = {},
): Shape<readonly string[]> => {
  const { type, ...form } = element;
  return { form: { is: 'comments', element: leaf(type, form), reading, codec: listCodec } };
};
