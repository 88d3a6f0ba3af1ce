import type { Node } from './node.js';

declare const view: unique symbol;

/**
 * The index of a node in `tree.data`, with the class of its view as a type: `NodeIndex<Move>` is the index of a move.
 * At run time it is a number. Generated readers take and return it; for an absent node they return 0, which is the
 * index of the document and of no other node.
 */
export type NodeIndex<View extends Node = Node> = number & { readonly [view]: View };

/** The class of the view of a node, by the type of its index. */
export type ViewOf<Index extends NodeIndex> = Index[typeof view];
