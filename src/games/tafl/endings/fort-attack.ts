import { type Board, pieceAt, type Square } from '../board/board.js';
import {
  type BoardTables,
  type Direction,
  DIRECTIONS,
  isHammer,
  isHostile,
  neighbor,
  opposite,
} from '../board/board-tables.js';
import { EMPTY, isGuard, KING, type Piece } from '../board/pieces.js';
import { COMMANDER, helpsCommander, isAtCentre } from '../captures/king-capture.js';
import { AttackingForce } from './attacking-force.js';
import { shieldwallRows } from './fort-shieldwalls.js';

/**
 * Whether the attackers could capture one of the given defenders if only they moved. Other captures open new spaces to
 * them, so the search is repeated until nothing more is captured.
 */
export function canBeBroken(tables: BoardTables, board: Board, fort: readonly Square[]): boolean {
  const force = new AttackingForce(tables, board);
  for (;;) {
    const lost = new Set(force.spread());
    for (const [square, piece] of force.defenders.entries()) {
      if (piece !== EMPTY && isCapturable(tables, force, square)) lost.add(square);
    }
    for (const square of shieldwallRows(tables, board, force)) lost.add(square);
    if (fort.some((square) => lost.has(square))) return true;
    if (lost.size === 0) return false;
    for (const square of lost) force.capture(square);
  }
}

/** Whether a defender can be captured between two spaces, or the king according to his strength. */
function isCapturable(tables: BoardTables, force: AttackingForce, square: Square): boolean {
  const piece = pieceAt(force.defenders, square);
  if (isGuard(piece)) return false;
  const { kingStrength } = tables.rules;
  const isStrong = piece === KING && kingStrength !== 'weak';
  if (!isStrong || (kingStrength === 'strong-centre' && !isAtCentre(tables, square))) {
    return DIRECTIONS.some((d) => isCapturableFrom(tables, force, square, d));
  }
  return isStrongKingCapturable(tables, force, square);
}

/** Whether an attacker could move to the space in direction `d` and capture against the opposite one. */
function isCapturableFrom(tables: BoardTables, force: AttackingForce, square: Square, d: Direction): boolean {
  const to = neighbor(tables, square, d);
  const across = neighbor(tables, square, opposite(d));
  if (to < 0 || across < 0) return false;
  const needed = isHostile(tables, force.defenders, across, pieceAt(force.defenders, square)) ? [] : [across];
  return force.canHold(to, needed, hammers(tables));
}

function isStrongKingCapturable(tables: BoardTables, force: AttackingForce, king: Square): boolean {
  const edgeCloses = tables.rules.kingStrength === 'middleweight';
  const beside = DIRECTIONS.map((d) => neighbor(tables, king, d));
  if (beside.every((square) => square >= 0 || edgeCloses)) {
    const needed = beside.filter((square) => square >= 0 && !isHostile(tables, force.defenders, square, KING));
    const inside = beside.filter((square) => square >= 0);
    const closes = (to: Square) =>
      force.canHold(
        to,
        needed.filter((square) => square !== to),
        hammers(tables),
      );
    if (inside.some(closes)) return true;
  }
  return !edgeCloses && DIRECTIONS.some((d) => isCapturableByCommander(tables, force, king, d));
}

function isCapturableByCommander(tables: BoardTables, force: AttackingForce, king: Square, d: Direction): boolean {
  const to = neighbor(tables, king, d);
  const across = neighbor(tables, king, opposite(d));
  if (to < 0 || across < 0) return false;
  if (helpsCommander(tables, force.defenders, across)) return force.canHold(to, [], isCommander);
  return force.canHold(to, [across], isCommander, isCommander);
}

const isCommander = (piece: Piece): boolean => piece === COMMANDER;
const hammers =
  (tables: BoardTables) =>
  (piece: Piece): boolean =>
    isHammer(tables, piece);
