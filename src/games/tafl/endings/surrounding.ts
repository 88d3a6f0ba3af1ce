import { type Board, pieceAt, type Square } from '../board/board.js';
import { type BoardTables, DIRECTIONS, neighbor } from '../board/board-tables.js';
import { EMPTY, isOn, opponent, type Side } from '../board/pieces.js';

/** Whether a side is surrounded: none of its pieces could reach the edge over neighboring spaces without enemies. */
export function isSurrounded(tables: BoardTables, board: Board, side: Side): boolean {
  if (isOnEdge(tables, board, side)) return false;
  const seen = clearedMarks(board.length);
  for (let square = 0; square < board.length; square++) {
    if (!isOn(side, pieceAt(board, square)) || seen[square] !== 0) continue;
    if (reachesEdge(tables, board, square, seen, opponent(side))) return false;
  }
  return true;
}

/**
 * Whether a piece could reach the edge. Marks the spaces that it could reach in `seen`, and doesn't enter marked ones.
 */
function reachesEdge(tables: BoardTables, board: Board, square: Square, seen: Uint8Array, enemy: Side): boolean {
  seen[square] = 1;
  open[0] = square;
  let count = 1;
  while (count > 0) {
    const at = open[--count]!;
    for (const d of DIRECTIONS) {
      const to = neighbor(tables, at, d);
      if (seen[to] !== 0 || isOn(enemy, pieceAt(board, to))) continue;
      if (tables.edge[to] !== 0) return true;
      seen[to] = 1;
      open[count++] = to;
    }
  }
  return false;
}

/** The spaces whose neighbors still have to be examined. Reused, as {@link marks} is. */
const open: Square[] = [];
let marks = new Uint8Array(0);

/** Returns zeros for at least `size` spaces. Valid until the next call: most games need them after every move. */
function clearedMarks(size: number): Uint8Array {
  if (marks.length < size) marks = new Uint8Array(size);
  else marks.fill(0);
  return marks;
}

/** Whether a side has a piece on the edge, the usual case. */
const isOnEdge = ({ edgeSquares }: BoardTables, board: Board, side: Side): boolean =>
  edgeSquares.some((square) => isOn(side, pieceAt(board, square)));

/** Whether a piece of a side has an empty neighboring space. */
export function hasEmptyNeighbor(tables: BoardTables, board: Board, side: Side): boolean {
  for (let square = 0; square < board.length; square++) {
    if (!isOn(side, pieceAt(board, square))) continue;
    for (const d of DIRECTIONS) {
      const beside = neighbor(tables, square, d);
      if (beside >= 0 && board[beside] === EMPTY) return true;
    }
  }
  return false;
}

/** Whether a side has any pieces. */
export function hasPieces(board: Board, side: Side): boolean {
  for (let square = 0; square < board.length; square++) if (isOn(side, pieceAt(board, square))) return true;
  return false;
}
