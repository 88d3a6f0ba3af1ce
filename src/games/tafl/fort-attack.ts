import { AttackingForce } from './attacking-force.js';
import type { Board, Square } from './board.js';
import { DIRECTIONS, type Ground } from './ground.js';
import { isHammer, isHostile } from './hostility.js';
import { helpsCommander, isAtCentre, COMMANDER } from './king-capture.js';
import { EMPTY, isGuard, KING, type Piece } from './pieces.js';
import { shieldwallRows } from './fort-shieldwalls.js';

/**
 * Whether the attackers could capture one of some defenders if only they moved. What they capture on the way opens new
 * spaces to them, so this is repeated until nothing more is captured.
 */
export function canBeBroken(ground: Ground, board: Board, fort: readonly Square[]): boolean {
  const force = new AttackingForce(ground, board);
  for (;;) {
    const lost = new Set(force.spread());
    for (const [square, piece] of force.defenders.entries()) {
      if (piece !== EMPTY && isCapturable(ground, force, square)) lost.add(square);
    }
    for (const square of shieldwallRows(ground, board, force)) lost.add(square);
    if (fort.some((square) => lost.has(square))) return true;
    if (lost.size === 0) return false;
    for (const square of lost) force.capture(square);
  }
}

/** Whether a defender can be captured between two spaces, or the king as his strength has it. */
function isCapturable(ground: Ground, force: AttackingForce, square: Square): boolean {
  const piece = force.defenders[square]!;
  if (isGuard(piece)) return false;
  const { kingStrength } = ground.rules;
  const isStrong = piece === KING && kingStrength !== 'weak';
  if (!isStrong || (kingStrength === 'strong-centre' && !isAtCentre(ground, square))) {
    return DIRECTIONS.some((d) => isCapturableFrom(ground, force, square, d));
  }
  return isStrongKingCapturable(ground, force, square);
}

/** Whether an attacker could move to the space in direction `d` and capture against the opposite one. */
function isCapturableFrom(ground: Ground, force: AttackingForce, square: Square, d: number): boolean {
  const to = ground.next[4 * square + d]!;
  const opposite = ground.next[4 * square + (d ^ 2)]!;
  if (to < 0 || opposite < 0) return false;
  const needed = isHostile(ground, force.defenders, opposite, force.defenders[square]!) ? [] : [opposite];
  return force.canHold(to, needed, hammers(ground));
}

function isStrongKingCapturable(ground: Ground, force: AttackingForce, king: Square): boolean {
  const edgeCloses = ground.rules.kingStrength === 'middleweight';
  const beside = DIRECTIONS.map((d) => ground.next[4 * king + d]!);
  if (beside.every((square) => square >= 0 || edgeCloses)) {
    const needed = beside.filter((square) => square >= 0 && !isHostile(ground, force.defenders, square, KING));
    const inside = beside.filter((square) => square >= 0);
    const closes = (to: Square) =>
      force.canHold(
        to,
        needed.filter((square) => square !== to),
        hammers(ground),
      );
    if (inside.some(closes)) return true;
  }
  return !edgeCloses && DIRECTIONS.some((d) => isCapturableByCommander(ground, force, king, d));
}

function isCapturableByCommander(ground: Ground, force: AttackingForce, king: Square, d: number): boolean {
  const to = ground.next[4 * king + d]!;
  const opposite = ground.next[4 * king + (d ^ 2)]!;
  if (to < 0 || opposite < 0) return false;
  if (helpsCommander(ground, force.defenders, opposite)) return force.canHold(to, [], isCommander);
  return force.canHold(to, [opposite], isCommander, isCommander);
}

const isCommander = (piece: Piece): boolean => piece === COMMANDER;
const hammers =
  (ground: Ground) =>
  (piece: Piece): boolean =>
    isHammer(ground, piece);
