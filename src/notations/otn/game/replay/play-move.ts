import {
  type Ply,
  plyOf,
  type Position,
  resign,
  type Result as TaflResult,
  type Side,
  type Violation,
  violation as violationOf,
} from '../../../../games/tafl/index.js';
import type { OtnMove, OtnPlay } from '../../move/model/shape.js';
import { squareOn } from '../../space.js';

/** Why a move is illegal. Moves that leave the board are not played, so this is never reported for them. */
export type OtnViolation = Exclude<Violation, { readonly why: 'off-board' }>;

/** The effect of a move of a record on the board. */
export interface PlayedMove {
  readonly written: OtnMove;
  /** The side that moves: the owner of the moved piece, or the side to move if no piece moves. */
  readonly mover: Side;
  readonly before: Position;
  readonly after: Position;
  /** The effect of the move; `undefined` for a resignation and for a move that can't be played. */
  readonly played: Ply | undefined;
  readonly violation: OtnViolation | undefined;
  /** How the game ended, with this move or before it; `undefined` if it continues. */
  readonly result: TaflResult | undefined;
}

/** Plays a move as written, legal or not. */
export function playMove(before: Position, written: Exclude<OtnMove, { kind: 'skip' }>): PlayedMove {
  const move = written.kind === 'play' ? squaresOf(written, before.rules.size) : undefined;
  if (move !== undefined) {
    const violation = violationOf(before, move) as OtnViolation | undefined;
    const played = plyOf(before, move);
    const { mover, after } = played;
    return { written, mover, before, after, played, violation, result: after.result };
  }
  const after = written.kind === 'resignation' ? resign(before) : before;
  const violation: OtnViolation | undefined = before.result === undefined ? undefined : { why: 'game-over' };
  return { written, mover: before.toMove, before, after, played: undefined, violation, result: after.result };
}

function squaresOf(written: OtnPlay, size: number): { from: number; to: number } | undefined {
  const from = squareOn(written.from, size);
  const to = squareOn(written.to, size);
  return from === undefined || to === undefined ? undefined : { from, to };
}
