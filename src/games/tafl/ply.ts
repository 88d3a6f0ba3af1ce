import type { Square } from './board/board.js';
import { boardTablesOf } from './board/board-tables.js';
import { changedHash, type Hash, withSide } from './board/hash.js';
import { EMPTY, opponent, type Piece, type Side, sideOf } from './board/pieces.js';
import { type Effect, effectOf } from './effect.js';
import { endOf, thirdOccurrence } from './endings/ending.js';
import type { Move } from './movement.js';
import { movesOn } from './moves.js';
import { Occurrences } from './occurrences.js';
import type { Position } from './position.js';

/** A move that was made, with its effect. */
export interface Ply {
  readonly move: Move;
  /** The side of the piece that moves, or the side to move if no piece moves. */
  readonly mover: Side;
  readonly piece: Piece;
  /** Spaces of the captured pieces, in ascending order. A captured mercenary is still there, on the other side. */
  readonly captures: readonly Square[];
  /** The space jumped over; -1 for a move without a jump. */
  readonly jumped: Square;
  readonly after: Position;
}

/** Returns the position after a move; see {@link plyOf}. */
export const play = (position: Position, move: Move): Position => plyOf(position, move).after;

/**
 * Makes a move, legal or not, of either side, with the captures, the change of turn and the end that follow by the
 * rules. If no piece can move (no piece on the first space, or a piece on the last), only the turn passes.
 */
export function plyOf(position: Position, move: Move): Ply {
  const { rules, board } = position;
  const piece = board[move.from] ?? EMPTY;
  if (piece === EMPTY || board[move.to] !== EMPTY) return passTurn(position, move, piece);
  const tables = boardTablesOf(rules);
  const effect = effectOf(tables, board, move);
  const { captures, jumped } = effect;
  const mover = sideOf(piece);
  const end = endOf(tables, board, effect, move.to);
  const goesOn = end === undefined && movesOn(tables, effect, move.to);
  const changed = [move.from, move.to, ...captures];
  const boardHash = changedHash(position.boardHash, board, effect.board, changed);
  const after = goesOn
    ? continueTurn(position, effect, boardHash, mover, move.to)
    : endTurn(position, effect, boardHash, mover, end);
  return { move, mover, piece, captures, jumped, after };
}

/** Returns a position in which the side to move has resigned; the same position if the game is over. */
export function resign(position: Position): Position {
  if (position.result !== undefined) return position;
  return { ...position, result: { winners: [opponent(position.toMove)], reason: 'resignation' } };
}

function passTurn(position: Position, move: Move, piece: Piece): Ply {
  const mover = position.toMove;
  const after = { ...position, toMove: opponent(mover), berserker: undefined };
  return { move, mover, piece, captures: [], jumped: -1, after };
}

/** Returns the position in which a piece that has captured moves again. */
function continueTurn(position: Position, effect: Effect, boardHash: Hash, mover: Side, berserker: Square): Position {
  const { rules, result } = position;
  const { board } = effect;
  return {
    rules,
    board,
    toMove: mover,
    berserker,
    boardHash,
    result,
    occurrences: repeatablePositions(position, effect),
  };
}

function endTurn(position: Position, effect: Effect, boardHash: Hash, mover: Side, end: Position['result']): Position {
  const { rules } = position;
  const { board } = effect;
  const toMove = opponent(mover);
  const hash = withSide(boardHash, toMove);
  const occurrences = new Occurrences(repeatablePositions(position, effect), hash);
  const repeated = occurrences.countOf(hash) >= 3 ? thirdOccurrence(rules.threefold, mover) : undefined;
  const result = position.result ?? end ?? repeated;
  return { rules, board, toMove, berserker: undefined, boardHash, result, occurrences };
}

/**
 * Returns the earlier positions that can come up again. A mercenary that changes sides can change back, so only a piece
 * that leaves the board makes the past irrelevant.
 */
function repeatablePositions({ occurrences }: Position, { captures, board }: Effect): Position['occurrences'] {
  for (const square of captures) if (board[square] === EMPTY) return undefined;
  return occurrences;
}
