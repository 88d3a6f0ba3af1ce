/**
 * The layout of a flat tree. A node is four 32-bit words in document order:
 *
 * | word | holds |
 * | --- | --- |
 * | 0 | kind (10 bits), field (10 bits), variant (12 bits), from the lowest bit up |
 * | 1 | start offset, UTF-16 units |
 * | 2 | end offset, exclusive |
 * | 3 | index of the first word behind the node's subtree |
 *
 * So the first child of node `i` is at `i + WORDS`, its next sibling at `words[i + NEXT]`, and a child list ends at
 * the parent's own `words[parent + NEXT]`. Word indices divided by four number the nodes densely, which lets a pass
 * keep side tables.
 */
export const WORDS = 4;
export const START = 1;
export const END = 2;
export const NEXT = 3;

export const KIND_BITS = 10;
export const FIELD_BITS = 10;
export const VARIANT_BITS = 12;

export const KIND_MASK = (1 << KIND_BITS) - 1;
export const FIELD_MASK = (1 << FIELD_BITS) - 1;
export const VARIANT_SHIFT = KIND_BITS + FIELD_BITS;

/** Kind number of the node at word `i`. */
export const kindAt = (words: Int32Array, i: number): number => words[i]! & KIND_MASK;
/** Field number of the node at word `i`; 0 means none. */
export const fieldAt = (words: Int32Array, i: number): number => (words[i]! >>> KIND_BITS) & FIELD_MASK;
/** Which alternative of a literal choice the node at word `i` matched, from 0. */
export const variantAt = (words: Int32Array, i: number): number => words[i]! >>> VARIANT_SHIFT;
