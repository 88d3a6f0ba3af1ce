import { castlingOf } from '../moves/castling.js';
import { isPawn, lastRank, type Target } from '../moves/movement.js';
import { PROMOTIONS } from '../moves/moves.js';
import { castlingByKing, play, playCastling, type Played, playPass } from '../moves/play.js';
import { type Board, type HalfTurn, type Multiverse, timeOf } from '../multiverse.js';
import { type Colour, letterOf, PIECE_NAMES, pieceOf } from '../piece.js';
import { type BoardName, boardNamed, type Description, resolve, type Resolved, type Unresolved } from './resolve.js';

/** The effect of a move on its board: a piece moves, the king castles, or the board is passed. */
export type WrittenAction =
  | (Omit<Description, 'board'> & {
      readonly kind: 'step';
      /** Whether the move is written as a capture. */
      readonly capture: boolean;
      /** Letter of the piece that a pawn becomes. */
      readonly promotion?: string | undefined;
    })
  | { readonly kind: 'castling'; readonly side: 'king' | 'queen' }
  | { readonly kind: 'pass' };

/** A move as a player writes it, including its remarks about timelines and the present. */
export interface WrittenMove {
  /** The board on which the move begins; the only one that fits if absent. */
  readonly board?: BoardName | undefined;
  readonly action: WrittenAction;
  /** Whether the move is marked as moving the present to the timeline that it makes. */
  readonly movesPresent: boolean;
  /** The written number of the timeline that the move makes. */
  readonly makes?: number | undefined;
  /** The written turn to which the present moves. */
  readonly present?: number | undefined;
}

/** A way in which a written move breaks the rules or contradicts its effect. */
export type Violation =
  | Unresolved
  | { readonly why: 'cannot-reach'; readonly resolved: Resolved }
  | { readonly why: 'no-castling'; readonly board: Board }
  | { readonly why: 'nothing-captured' }
  | { readonly why: 'not-a-pawn' | 'not-the-last-rank' | 'cannot-become'; readonly letter: string }
  | { readonly why: 'wrong-jump'; readonly wanted: 'none' | 'jump' | 'branch' }
  | { readonly why: 'wrong-timeline'; readonly made: number | undefined }
  | { readonly why: 'present-stays' }
  | { readonly why: 'wrong-present'; readonly time: number };

/** The result of playing a written move. `made` is empty if it could not be played. */
export interface PlayedMove extends Played {
  readonly from: Target | undefined;
  readonly to: Target | undefined;
  readonly violations: readonly Violation[];
}

/**
 * Plays a written move, legal or not, if its meaning is unambiguous. Does not examine checks and mates.
 *
 * @param multiverse the multiverse to which the new boards are added
 */
export function playWrittenMove(multiverse: Multiverse, mover: Colour, move: WrittenMove): PlayedMove {
  const played = playAction(multiverse, mover, move);
  if (played.made.length === 0) return played;
  const { makes, movesPresent, present } = move;
  if (makes === undefined && !movesPresent && present === undefined) return played;
  const violations = [
    ...played.violations,
    ...timelineViolations(makes, played.newLine),
    ...(movesPresent || present !== undefined ? presentViolations(move, played, multiverse) : []),
  ];
  return { ...played, violations };
}

function playAction(multiverse: Multiverse, mover: Colour, { board: name, action }: WrittenMove): PlayedMove {
  if (action.kind === 'step') {
    return playStep(multiverse, mover, name, action);
  }
  const board = boardFor(multiverse, name, mover);
  if ('why' in board) return failed(board);
  return action.kind === 'pass'
    ? playedMove(playPass(multiverse, board), undefined, undefined, [])
    : castle(multiverse, board, action.side === 'king' ? 1 : -1, mover);
}

const failed = (violation: Violation): PlayedMove => playedMove(NOT_PLAYED, undefined, undefined, [violation]);

const NOT_PLAYED: Played = { made: [], captured: undefined, newLine: undefined };

/** Combines the effect of a move with its squares. Lists the members: spreading the object takes longer than a move. */
const playedMove = (
  { made, captured, newLine }: Played,
  from: Target | undefined,
  to: Target | undefined,
  violations: readonly Violation[],
): PlayedMove => ({ made, captured, newLine, from, to, violations });

function playStep(
  multiverse: Multiverse,
  mover: Colour,
  board: BoardName | undefined,
  step: Extract<WrittenAction, { readonly kind: 'step' }>,
): PlayedMove {
  const resolved = resolve(multiverse, mover, step, board);
  if ('why' in resolved) return failed(resolved);
  const { capture, promotion, jump } = step;
  const { from, to, isReachable } = resolved;
  const letter = letterOf(multiverse.codeAt(from));
  const violations: Violation[] = [];
  if (!isReachable) violations.push({ why: 'cannot-reach', resolved });
  const isLastRank = to.y === lastRank(multiverse, mover);
  const wrong = promotion === undefined ? undefined : promotionViolation(letter, promotion, isLastRank);
  if (wrong !== undefined) violations.push(wrong);
  const castling = castlingByKing(multiverse, from, to);
  const played =
    castling === undefined ? play(multiverse, from, to, promotion) : playCastling(multiverse, from.board, castling);
  if (capture && played.captured === undefined) violations.push({ why: 'nothing-captured' });
  const wanted = played.newLine !== undefined ? 'branch' : to.board === from.board ? 'none' : 'jump';
  if (jump !== undefined && jump !== wanted) violations.push({ why: 'wrong-jump', wanted });
  return playedMove(played, from, to, violations);
}

/** Returns how a promotion breaks the rules; `undefined` if it doesn't. A kind of piece that is unknown is accepted. */
function promotionViolation(letter: string, promotion: string, isLastRank: boolean): Violation | undefined {
  if (!isPawn(letter)) return { why: 'not-a-pawn', letter };
  if (!isLastRank) return { why: 'not-the-last-rank', letter };
  const isKnown = PIECE_NAMES[promotion] !== undefined;
  return isKnown && !PROMOTIONS.has(promotion) ? { why: 'cannot-become', letter: promotion } : undefined;
}

/**
 * Returns the board of a move that names no piece: the board that it names, or the only one on which the mover can
 * move.
 */
function boardFor(multiverse: Multiverse, name: BoardName | undefined, mover: Colour): Board | Violation {
  if (name === undefined) {
    const playable = [...multiverse.playable(mover)];
    const [only, second] = playable;
    if (only === undefined) return { why: 'no-such-board', playable };
    return second === undefined ? only : { why: 'ambiguous', candidates: playable.map(cornerOf) };
  }
  const found = boardNamed(multiverse, name, mover);
  if (found !== undefined && multiverse.isLast(found)) return found;
  const why = found === undefined ? 'no-such-board' : 'board-not-playable';
  return { why, playable: [...multiverse.playable(mover)] };
}

const cornerOf = (board: Board) => ({ from: { board, x: 0, y: 0 }, to: { board, x: 0, y: 0 } });

function castle(multiverse: Multiverse, board: Board, side: 1 | -1, mover: Colour): PlayedMove {
  for (const [square, code] of board.squares.entries()) {
    const piece = pieceOf(code);
    if (piece?.letter !== 'K' || piece.colour !== mover) continue;
    const from = { board, x: square % multiverse.width, y: Math.floor(square / multiverse.width) };
    const castling = castlingOf(multiverse, from, side);
    if (castling === undefined) continue;
    const to = { board, x: castling.kingTo, y: from.y };
    return playedMove(playCastling(multiverse, board, castling), from, to, []);
  }
  return failed({ why: 'no-castling', board });
}

function timelineViolations(makes: number | undefined, made: number | undefined): Violation[] {
  return makes === undefined || made === makes ? [] : [{ why: 'wrong-timeline', made }];
}

/** Compares the present that a move claims with the present after the move. */
function presentViolations(
  { movesPresent, present }: WrittenMove,
  { made, newLine }: PlayedMove,
  multiverse: Multiverse,
): Violation[] {
  const now: HalfTurn = multiverse.present();
  const isThere = newLine !== undefined && multiverse.isActive(newLine) && made.at(-1)?.half === now;
  const stays: Violation[] = movesPresent && !isThere ? [{ why: 'present-stays' }] : [];
  if (present === undefined || present === timeOf(now)) return stays;
  return [...stays, { why: 'wrong-present', time: timeOf(now) }];
}
