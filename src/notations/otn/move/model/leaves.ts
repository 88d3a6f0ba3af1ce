import type { Space as SpaceNode, Turn } from '../../../../../generated/otn/nodes.js';
import { isMissingMoveError } from '../../../../../generated/otn/readers.js';
import { endOf, type NodeIndex, spanAt, startOf, textOf, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import type { Position, Square } from '../../../../games/tafl/index.js';
import { frozen } from '../../../../notation/read/shared-values.js';
import { isInside, numberOf, type Space, spaceIn, SPACES } from '../../space.js';

/** The type of a move: plain (`-`), with a jump (`^`), a further move of a berserk piece (`=`), or both (`^=`). */
export type MoveType = '-' | '^' | '=' | '^=';

/**
 * Returns the type of a move.
 *
 * @param jumped the space jumped over; -1 for a move without a jump
 */
export function moveTypeOf({ berserker }: Pick<Position, 'berserker'>, jumped: Square): MoveType {
  const isFurther = berserker !== undefined;
  if (jumped >= 0) return isFurther ? '^=' : '^';
  return isFurther ? '=' : '-';
}

/**
 * The symbol after a move: the king can be captured next (`+`) or was captured (`++`); it can escape next (`-`) or has
 * escaped (`--`).
 */
export type InfoSymbol = '+' | '++' | '-' | '--';

/** `.....`: a move before the first one of a variation, which the variation does not change. */
export interface OtnSkip {
  readonly kind: 'skip';
}

/** `---`: a resignation. */
export interface OtnResignation {
  readonly kind: 'resignation';
}

/** An unreadable move. It is kept so that the moves after it keep their indices. */
export interface OtnUnreadable {
  readonly kind: 'unreadable';
  readonly text: string;
}

/** The index of a move, readable or not. */
export type MoveIndex = NodeIndex<Turn['moves'][number]>;

const SKIP: OtnSkip = frozen({ kind: 'skip' });
const RESIGNATION: OtnResignation = frozen({ kind: 'resignation' });

/** Returns the model of `.....`, always the same object. */
export const skipAt = (): OtnSkip => SKIP;

/** Returns the model of `---`, always the same object. */
export const resignationAt = (): OtnResignation => RESIGNATION;

/** Returns the model of an unreadable move; its text is empty if none is written. */
export const unreadableAt = (tree: Tree, node: NodeIndex): OtnUnreadable => ({
  kind: 'unreadable',
  text: isMissingMoveError(tree, node) ? '' : textOf(tree, node),
});

/** Returns the span of an unreadable move; `undefined` if none is written. */
export const spanOfUnreadable = (tree: Tree, node: NodeIndex): Span | undefined =>
  isMissingMoveError(tree, node) ? undefined : spanAt(tree, node);

/** Returns the space that a node names. */
export const spaceAt = (tree: Tree, node: NodeIndex<SpaceNode>): Space =>
  spaceIn(tree.text, startOf(tree, node), endOf(tree, node));

/** Whether the space that a node names is on a board of this size. */
export const isSpaceInside = (tree: Tree, node: NodeIndex<SpaceNode>, size: number): boolean =>
  isInside(tree.text, startOf(tree, node), endOf(tree, node), size);

/** Returns the symbol of a special piece; `undefined` for a plain taflman. */
export function symbolAt(tree: Tree, node: NodeIndex): string | undefined {
  const symbol = tree.text[startOf(tree, node)];
  return symbol === 't' || symbol === 'T' ? undefined : symbol;
}

/**
 * Returns a number that only equal moves have, if they are moves of an unmarked piece without captures: a long file
 * repeats them. On a board of 11 × 11 spaces, 2,420 are possible.
 */
export const plainMoveKey = (move: {
  readonly kind: 'play';
  readonly piece?: string | undefined;
  readonly from: Space;
  readonly type: MoveType;
  readonly to: Space;
  readonly captures: readonly unknown[];
  readonly info?: string | undefined;
}): number | undefined =>
  move.captures.length === 0 && move.piece === undefined && move.type === '-' && move.info === undefined
    ? numberOf(move.from) * SPACES + numberOf(move.to)
    : undefined;
