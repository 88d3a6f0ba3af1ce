import type { Comment, GameRecord } from '../../../../generated/5dfen/nodes.js';
import { gameRecordTags, isBoard, isComment, isTurn, isUnnumberedTurn } from '../../../../generated/5dfen/readers.js';
import type { NodeIndex, Tree } from '../../../cst/index.js';
import { lowerBoard } from '../boards/boards.js';
import { lowerHeader } from '../headers/headers.js';
import { readComment, lowerLine, type PartNodes } from '../turns/lower.js';
import type { Board, FiveDGame, Header } from './model.js';
import { childrenOf } from '../turns/turns.js';

/**
 * Builds the model of a record from its tree. Leaves out unreadable headers, boards and moves.
 *
 * @param nodes records the node of each part of the model
 * @param maxTurns the number of turns of the main line after which the model may end; all if absent
 */
export function lowerGame(
  tree: Tree<GameRecord | undefined>,
  nodes?: PartNodes,
  maxTurns = Number.POSITIVE_INFINITY,
): FiveDGame {
  const { root } = tree;
  const headers: Header[] = [];
  const boards: Board[] = [];
  if (root === undefined) return { remarks: [], headers, boards, comments: [], turns: [] };
  const record = root.index;
  for (let at = gameRecordTags.first(tree, record); at !== 0; at = gameRecordTags.next(tree, record, at)) {
    const board = isBoard(tree, at) ? lowerBoard(tree, at) : undefined;
    const header = isBoard(tree, at) ? undefined : lowerHeader(tree, at);
    if (board !== undefined) boards.push(board);
    if (header !== undefined) headers.push(header);
    const part = board ?? header;
    if (part !== undefined) nodes?.add(part, at);
  }
  // Remarks are the comments among headers and boards. Without headers and boards, all comments belong to the moves.
  const remarks = headers.length + boards.length > 0 ? remarksOf(tree, record, nodes) : [];
  return { remarks, headers, boards, ...lowerLine(tree, record, { nodes, skipped: remarks.length, maxTurns }) };
}

/** Returns the comments up to the last header or board. */
function remarksOf(tree: Tree, record: NodeIndex<GameRecord>, nodes: PartNodes | undefined): string[] {
  const comments: NodeIndex<Comment>[] = [];
  let count = 0;
  for (let at = childrenOf.first(tree, record); at !== 0; at = childrenOf.next(tree, record, at)) {
    if (isTurn(tree, at) || isUnnumberedTurn(tree, at)) break;
    if (isComment(tree, at)) comments.push(at);
    else count = comments.length;
  }
  const remarks: string[] = [];
  for (const at of comments.slice(0, count)) {
    remarks.push(readComment(tree, at));
    nodes?.add(remarks, at);
  }
  return remarks;
}
