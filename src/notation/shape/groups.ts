import type { NodeIndex } from '../../cst/index.js';
import type { ListOptions as ListJson } from '../codec/index.js';
import { groupsCodec, leadingCodec } from './codec-of.js';
import type { OneOf } from './leaf.js';
import {
  type AnyGuard,
  type AnyShape,
  type ContextOf,
  type FieldReader,
  type Flat,
  type FoundBy,
  type GroupsForm,
  type ListReader,
  type Model,
  type ParentOf,
  type Reads,
  several,
  type Shape,
} from './shape.js';

/** The options of groups. */
export interface GroupsOptions<Key extends string, Leading extends Key> {
  /** The attached parts that are a list of their own before the first element. Others are left out there. */
  readonly leading: Leading;
  /** The kinds of nodes after which nothing is read. */
  readonly ends?: AnyGuard | readonly AnyGuard[];
  /** The kinds of nodes after which attached parts belong to the last element, but not to its span. */
  readonly closes?: AnyGuard | readonly AnyGuard[];
  /** The readers of the fields that the nodes are in. */
  readonly fields?: readonly (FieldReader | ListReader)[];
  /** The constraints of the lists of attached parts. An absent list is left out, so each has at least one element. */
  readonly json?: { readonly [K in Key]?: ListJson };
}

/** An element with lists of what is attached to it. A list without elements is absent. */
export type Grouped<E, A> = Flat<E & { readonly [K in keyof A]?: readonly Model<A[K]>[] }>;

/** The shapes of groups. */
export interface Groups<
  E extends AnyShape,
  A extends { readonly [key: string]: AnyShape },
  Before extends AnyShape,
  At extends NodeIndex,
> {
  /** The elements with what is attached to them. */
  readonly elements: GroupsShape<E, A, At>;
  /** The parts before the first element; absent if there are none. */
  readonly leading: Shape<readonly Model<Before>[], At, ContextOf<E | A[keyof A]>> & { readonly presence: 'optional' };
}

/** The shape of elements with what is attached to them. */
export interface GroupsShape<
  E extends AnyShape,
  A extends { readonly [key: string]: AnyShape },
  At extends NodeIndex,
> extends Shape<readonly Grouped<Model<E>, A>[], At, ContextOf<E | A[keyof A]>> {}

/**
 * Declares elements whose parts are not inside them, but after them in the text: moves, and the comments and variations
 * after each. Returns the shapes of two members of a record.
 *
 * @param readers the reader of the list that has the elements and the parts, usually all children of the node; several
 *   if nodes of several kinds have one
 * @param element a record of nodes of its own kinds
 * @param attached what can come after an element, by the names of its members
 */
export function groups<
  const R extends ListReader | readonly ListReader[],
  E extends AnyShape,
  const A extends { readonly [key: string]: AnyShape },
  const Leading extends keyof A & string,
>(
  readers: R,
  element: E & Reads<FoundBy<OneOf<R>>, E>,
  attached: A & { readonly [K in keyof A]: Reads<FoundBy<OneOf<R>>, A[K]> },
  { leading, ends = [], closes = [], fields = [], json = {} }: GroupsOptions<keyof A & string, Leading>,
): Groups<E, A, A[Leading], ParentOf<OneOf<R>>> {
  const form: GroupsForm = {
    readers: several(readers),
    element,
    attached,
    leading,
    ends: several(ends),
    closes: several(closes),
    fields,
    json,
  };
  return {
    elements: { form: { is: 'groups', ...form, codec: groupsCodec } },
    leading: { form: { is: 'leading', ...form, codec: leadingCodec }, presence: 'optional' },
  };
}
