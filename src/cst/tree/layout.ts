/**
 * The layout of a flat tree. A node is four 32-bit integers in `tree.data`; nodes are in document order:
 *
 * | integer | contents |
 * | --- | --- |
 * | 0 | kind (11 bits), field (11 bits), variant (10 bits), from the lowest bit up |
 * | 1 | start offset, UTF-16 units |
 * | 2 | end offset, exclusive |
 * | 3 | index after the node's subtree |
 *
 * So the first child of node `i` is at `i + NODE_SIZE`, its next sibling at `data[i + NEXT]`, and a child list ends at
 * the parent's own `data[parent + NEXT]`. An index divided by `NODE_SIZE` numbers the nodes without gaps, which lets a
 * pass keep side tables.
 */
/** Integers per node. */
export const NODE_SIZE = 4;
/** Distance from the index of a node to its start offset. */
export const START = 1;
/** Distance from the index of a node to its end offset. */
export const END = 2;
/** Distance from the index of a node to the index after its subtree. */
export const NEXT = 3;

/** Bits of the number of a kind. */
export const KIND_BITS = 11;
const FIELD_BITS = 11;
/** Bits of the number of an alternative in a choice of literals. */
export const VARIANT_BITS = 10;

/** Mask of the bits of a kind in the first integer of a node. */
export const KIND_MASK = (1 << KIND_BITS) - 1;
/** Mask of the bits of a field, after the kind is shifted out. */
export const FIELD_MASK = (1 << FIELD_BITS) - 1;
/** Distance by which the first integer of a node is shifted to give its variant. */
export const VARIANT_SHIFT = KIND_BITS + FIELD_BITS;

/** Returns the kind number of the node at index `i`. */
export const kindAt = (data: Int32Array, i: number): number => data[i]! & KIND_MASK;
/** Returns the field number of the node at index `i`; 0 means none. */
export const fieldAt = (data: Int32Array, i: number): number => (data[i]! >>> KIND_BITS) & FIELD_MASK;
/** Returns the offset at which the node at index `i` starts, in UTF-16 units. */
export const startAt = (data: Int32Array, i: number): number => data[i + START]!;
/** Returns the offset at which the node at index `i` ends, exclusive, in UTF-16 units. */
export const endAt = (data: Int32Array, i: number): number => data[i + END]!;
/** Returns the index after the subtree of the node at index `i`. */
export const nextAt = (data: Int32Array, i: number): number => data[i + NEXT]!;
/** Returns the number of the alternative that the node at index `i` matched in a choice of literals, from 0. */
export const variantAt = (data: Int32Array, i: number): number => data[i]! >>> VARIANT_SHIFT;
