import type { FaultyMove, Move, OniFile, Square } from '../../../generated/oni/nodes.js';
import {
  faultyMoveCard,
  faultyMoveFrom,
  faultyMoveTo,
  isFaultyMove,
  isMove,
  isSquare,
  moveCard,
  moveFrom,
  moveTo,
  oniFileMoves,
} from '../../../generated/oni/readers.js';
import { firstUnitOf, type NodeIndex, textOf, type Tree } from '../../cst/index.js';
import type { CardSet } from '../../games/onitama/index.js';
import type { OniMove } from './model.js';

/** The index of a move that could be read, if not without faults. */
export type MoveIndex = NodeIndex<Move> | NodeIndex<FaultyMove>;

/** Moves, and the nodes that they were read from. */
export interface LoweredMoves {
  readonly moves: readonly OniMove[];
  readonly places: readonly MoveIndex[];
}

/** The moves of a file, up to the first that can't be read. Most of a file is moves, so no views are made of them. */
export function lowerMoves(tree: Tree, file: NodeIndex<OniFile>, cards: CardSet): LoweredMoves {
  const moves: OniMove[] = [];
  const places: MoveIndex[] = [];
  for (let at = oniFileMoves.first(tree, file); at !== 0; at = oniFileMoves.next(tree, file, at)) {
    if (!isMove(tree, at) && !isFaultyMove(tree, at)) break;
    const move = lowerMove(tree, at, cards);
    if (move === undefined) break;
    moves.push(move);
    places.push(at);
  }
  return { moves, places };
}

/** Cards are letters that `cards` holds, whatever the grammar calls them; squares are those of the grammar. */
function lowerMove(tree: Tree, at: MoveIndex, cards: CardSet): OniMove | undefined {
  if (isMove(tree, at)) return moveOf(tree, moveCard(tree, at), moveFrom(tree, at), moveTo(tree, at), cards);
  const from = faultyMoveFrom(tree, at);
  const to = faultyMoveTo(tree, at);
  return isSquare(tree, from) && isSquare(tree, to)
    ? moveOf(tree, faultyMoveCard(tree, at), from, to, cards)
    : undefined;
}

const known = new Map<string, OniMove[]>();

/** A move; equal ones are one object, as a long file has each of them many times. */
function moveOf(
  tree: Tree,
  cardIndex: NodeIndex,
  fromIndex: NodeIndex<Square>,
  toIndex: NodeIndex<Square>,
  cards: CardSet,
): OniMove | undefined {
  const card = textOf(tree, cardIndex).toUpperCase();
  if (!cards.has(card)) return undefined;
  const from = squareAt(tree, fromIndex);
  const to = squareAt(tree, toIndex);
  let moves = known.get(card);
  if (moves === undefined) known.set(card, (moves = []));
  return (moves[from * 25 + to] ??= { card, from, to });
}

/** The number of a square, from 0 for `a` or `A`. */
const squareAt = (tree: Tree, at: NodeIndex<Square>): number => (firstUnitOf(tree, at) | 32) - 97;
