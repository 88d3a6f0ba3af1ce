import type { Comment, GameRecord } from '../../../../generated/5dfen/nodes.js';
import { gameRecordTags, isBoard, isComment, isTurn, isUnnumberedTurn } from '../../../../generated/5dfen/readers.js';
import type { NodeIndex, Tree } from '../../../cst/index.js';
import { lowerBoard } from '../boards/boards.js';
import { lowerHeader } from '../headers/headers.js';
import { lowerLine, type PartNodes, readComment } from '../turns/lower.js';
import { childrenOf } from '../turns/turns.js';
import type { Board, FiveDGame, Header } from './model.js';

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
  for (let node = gameRecordTags.first(tree, record); node !== 0; node = gameRecordTags.next(tree, record, node)) {
    const board = isBoard(tree, node) ? lowerBoard(tree, node) : undefined;
    const header = isBoard(tree, node) ? undefined : lowerHeader(tree, node);
    if (board !== undefined) boards.push(board);
    if (header !== undefined) headers.push(header);
    const part = board ?? header;
    if (part !== undefined) nodes?.add(part, node);
  }
  // Remarks are the comments among headers and boards. Without headers and boards, all comments belong to the moves.
  const remarks = headers.length + boards.length > 0 ? remarksOf(tree, record, nodes) : [];
  return { remarks, headers, boards, ...lowerLine(tree, record, { nodes, skipped: remarks.length, maxTurns }) };
}

/** Returns the comments up to the last header or board. */
function remarksOf(tree: Tree, record: NodeIndex<GameRecord>, nodes: PartNodes | undefined): string[] {
  const comments: NodeIndex<Comment>[] = [];
  let count = 0;
  for (let node = childrenOf.first(tree, record); node !== 0; node = childrenOf.next(tree, record, node)) {
    if (isTurn(tree, node) || isUnnumberedTurn(tree, node)) break;
    if (isComment(tree, node)) comments.push(node);
    else count = comments.length;
  }
  const remarks: string[] = [];
  for (const node of comments.slice(0, count)) {
    remarks.push(readComment(tree, node));
    nodes?.add(remarks, node);
  }
  return remarks;
}
