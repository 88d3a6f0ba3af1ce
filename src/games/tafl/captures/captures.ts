import { type Board, pieceAt, type Square } from '../board/board.js';
import {
  type BoardTables,
  type Direction,
  DIRECTIONS,
  isHammer,
  isHostile,
  kindAt,
  neighbor,
} from '../board/board-tables.js';
import { isGuard, isOn, KING, opponent, sideOf } from '../board/pieces.js';
import { isKingCaptured } from './king-capture.js';
import { addShieldwalls } from './shieldwall.js';

/**
 * Returns the squares that a move captures, in ascending order.
 *
 * @param board - with the piece already on the space where the move ends
 * @param to - that space
 * @param jumped - the space jumped over; -1 for a move without a jump
 */
export function capturesOf(tables: BoardTables, board: Board, to: Square, jumped: Square): Square[] {
  const found: Square[] = [];
  const mover = pieceAt(board, to);
  const enemy = opponent(sideOf(mover));
  if (isGuard(mover)) return found;
  if (jumped >= 0 && tables.jumps[mover] === 'capturing' && !isGuard(pieceAt(board, jumped))) found.push(jumped);
  if (isHammer(tables, mover)) {
    for (const d of DIRECTIONS) {
      const beside = neighbor(tables, to, d);
      if (beside < 0 || !isOn(enemy, pieceAt(board, beside))) continue;
      if (isCaptured(tables, board, to, beside, d) && !found.includes(beside)) found.push(beside);
    }
  }
  if (tables.rules.shieldwall !== 'none') addShieldwalls(tables, board, to, found);
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

function isCaptured(tables: BoardTables, board: Board, to: Square, victim: Square, towards: Direction): boolean {
  if (isGuard(pieceAt(board, victim))) return false;
  if (board[victim] === KING) return isKingCaptured(tables, board, victim, pieceAt(board, to), towards);
  const opposite = neighbor(tables, victim, towards);
  if (opposite < 0) return false;
  return isHostile(tables, board, opposite, pieceAt(board, victim)) || isLinnaean(tables, board, victim, opposite);
}

/** Whether a defender is captured against its own king on the center: attackers are on the king's other three sides. */
function isLinnaean(tables: BoardTables, board: Board, victim: Square, throne: Square): boolean {
  if (!tables.rules.linnaean || board[throne] !== KING || kindAt(tables, throne) !== 'centre') return false;
  return DIRECTIONS.every((d) => {
    const beside = neighbor(tables, throne, d);
    return beside === victim || (beside >= 0 && isOn('attackers', pieceAt(board, beside)));
  });
}
