import type { GameRecord, Space } from '../../../../../generated/otn/nodes.js';
import {
  captureSpace,
  gameRecordTurns,
  isPlay,
  isTurn,
  isUnnumberedTurnError,
  playCaptures,
  playFrom,
  playTo,
  playType,
} from '../../../../../generated/otn/readers.js';
import { endOf, kindOf, type NodeIndex, startOf, type Tree, variantOf } from '../../../../cst/index.js';
import type { MoveIndex } from '../../move/model/leaves.js';
import { spaceIn, squareOn } from '../../space.js';
import { eachMoveAt } from '../turns/turn-nodes.js';

/**
 * The moves of a game as columns of numbers: entry `i` of each column is about move `i`, in the order of the text. Use
 * it for bulk work, where an object for every move would take longer than reading the text.
 */
export interface MoveColumns {
  /** The number of moves. */
  readonly length: number;
  /** The index of the node of each move: `tree.node(columns.node[i])` is its view. */
  readonly node: Uint32Array;
  /** The kind number of that node: `Play`, `Skip`, `Resignation`, or an error for an unreadable move. */
  readonly kind: Uint8Array;
  /**
   * The square that a play starts from, as the rules of the game number squares: `row * size + column`.
   * {@link OFF_BOARD} for a space that the board doesn't have, 0 for other moves.
   */
  readonly from: Uint16Array;
  /**
   * The square that a play leads to: `row * size + column`, {@link OFF_BOARD} for a space that the board doesn't have,
   * 0 for other moves.
   */
  readonly to: Uint16Array;
  /** The type of a play: 0 for `-`, 1 for `^=`, 2 for `^`, 3 for `=`. */
  readonly type: Uint8Array;
  /**
   * The captures of move `i` are in `captured`, from index `capturesEnd[i - 1]` (0 for the first move) up to
   * `capturesEnd[i]`.
   */
  readonly capturesEnd: Uint32Array;
  readonly captured: Uint16Array;
}

/** The square of {@link moveColumns} for a space that the board doesn't have. */
export const OFF_BOARD = 0xffff;

/**
 * Returns the moves of a game, variations included, as columns (section 2). Reports no diagnostics; use `parseOtn` to
 * check the text.
 *
 * @param size the number of rows of the board, as in the rules of the game
 */
export function moveColumns(tree: Tree<GameRecord>, size: number): MoveColumns {
  const squareAt = (at: NodeIndex<Space>): number =>
    squareOn(spaceIn(tree.text, startOf(tree, at), endOf(tree, at)), size) ?? OFF_BOARD;
  // An upper bound: each move is a node, and each capture two. The system allocates only the pages that are written to.
  const maxMoves = tree.nodeCount;
  const node = new Uint32Array(maxMoves);
  const kind = new Uint8Array(maxMoves);
  const from = new Uint16Array(maxMoves);
  const to = new Uint16Array(maxMoves);
  const type = new Uint8Array(maxMoves);
  const capturesEnd = new Uint32Array(maxMoves);
  const captured = new Uint16Array(maxMoves >> 1);
  let move = 0;
  let captures = 0;
  const add = (at: MoveIndex): void => {
    node[move] = at;
    kind[move] = kindOf(tree, at);
    if (isPlay(tree, at)) {
      from[move] = squareAt(playFrom(tree, at));
      type[move] = variantOf(tree, playType(tree, at));
      to[move] = squareAt(playTo(tree, at));
      for (let i = playCaptures.first(tree, at); i !== 0; i = playCaptures.next(tree, at, i)) {
        captured[captures++] = squareAt(captureSpace(tree, i));
      }
    }
    capturesEnd[move++] = captures;
  };
  eachMove(tree, add);
  const length = move;
  return {
    length,
    node: node.subarray(0, length),
    kind: kind.subarray(0, length),
    from: from.subarray(0, length),
    to: to.subarray(0, length),
    type: type.subarray(0, length),
    capturesEnd: capturesEnd.subarray(0, length),
    captured: captured.subarray(0, captures),
  };
}

/** Calls a function for each move of a game, in the order of the text. */
function eachMove(tree: Tree<GameRecord>, visit: (node: MoveIndex) => void): void {
  const record = tree.root.index;
  for (let turn = gameRecordTurns.first(tree, record); turn !== 0; turn = gameRecordTurns.next(tree, record, turn)) {
    if (isTurn(tree, turn) || isUnnumberedTurnError(tree, turn)) eachMoveAt(tree, turn, visit);
  }
}
