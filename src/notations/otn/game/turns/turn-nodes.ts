import type { Comment, Step, StrayError, Turn, UnnumberedTurnError } from '../../../../../generated/otn/nodes.js';
import {
  addressSteps,
  isAddress,
  isSkip,
  isTurn,
  turnAddress,
  turnComment,
  turnMoves,
  unnumberedTurnErrorComment,
  unnumberedTurnErrorMoves,
} from '../../../../../generated/otn/readers.js';
import { elementsOf, type NodeIndex, type Tree } from '../../../../cst/index.js';
import type { MoveIndex } from '../../move/model/leaves.js';
import type { CountedTurn } from '../addresses/nested.js';

/** The index of a turn, or of moves that have no number. */
export type TurnIndex = NodeIndex<Turn> | NodeIndex<UnnumberedTurnError>;

/** The index of an unreadable part among the turns. */
export type GapIndex = TurnIndex | NodeIndex<StrayError>;

/** Calls a function for each move of a turn, in the order of the text. */
export function eachMoveAt(tree: Tree, turn: TurnIndex, visit: (at: MoveIndex) => void): void {
  if (isTurn(tree, turn)) {
    for (let i = turnMoves.first(tree, turn); i !== 0; i = turnMoves.next(tree, turn, i)) visit(i);
  } else {
    const moves = unnumberedTurnErrorMoves;
    for (let i = moves.first(tree, turn); i !== 0; i = moves.next(tree, turn, i)) visit(i);
  }
}

/** Returns the node indices of the moves of a turn. */
export const movesAt = (tree: Tree, turn: TurnIndex): MoveIndex[] =>
  isTurn(tree, turn) ? elementsOf(tree, turn, turnMoves) : elementsOf(tree, turn, unnumberedTurnErrorMoves);

/** Returns the node index of the commentary on a turn; 0 if absent. */
export const commentAt = (tree: Tree, turn: TurnIndex): NodeIndex<Comment> | 0 =>
  isTurn(tree, turn) ? turnComment(tree, turn) : unnumberedTurnErrorComment(tree, turn);

/** Returns the steps of the address of a turn; empty on the main line. */
export function stepsAt(tree: Tree, turn: TurnIndex): NodeIndex<Step>[] {
  const address = isTurn(tree, turn) ? turnAddress(tree, turn) : turn;
  return isAddress(tree, address) ? elementsOf(tree, address, addressSteps) : [];
}

/** The moves of a turn, counted. */
export interface CountedMoves extends Pick<CountedTurn, 'moveCount' | 'skipCount'> {
  /** Whether one of the moves is `.....`. */
  readonly hasSkip: boolean;
}

/** Counts the moves of a turn. */
export function countMoves(tree: Tree, node: TurnIndex): CountedMoves {
  let moveCount = 0;
  let hasSkip = false;
  let skipCount = 0;
  const count = (move: MoveIndex): void => {
    if (isSkip(tree, move)) {
      hasSkip = true;
      if (skipCount === moveCount) skipCount++;
    }
    moveCount++;
  };
  eachMoveAt(tree, node, count);
  return { moveCount, skipCount, hasSkip };
}
