import { type Board, pieceAt, type Square } from './board/board.js';
import { type BoardTables, boardTablesOf, type Direction, DIRECTIONS, kindAt, neighbor } from './board/board-tables.js';
import { EMPTY, hasPieceAt, isOn, opponent, type Piece, type Side, sideOf } from './board/pieces.js';
import { isCapturing } from './effect.js';
import { jumpedOver, mayEnter, mayJump, type Move } from './movement.js';
import type { Position, Situation } from './position.js';
import type { Jumps, SpaceKind } from './rules.js';

/** The reason why a move is illegal. `may-not-enter` also applies to spaces that the move crosses. */
export type Violation =
  | { readonly why: 'game-over' }
  | { readonly why: 'off-board'; readonly square: Square }
  | { readonly why: 'no-piece'; readonly square: Square }
  | { readonly why: 'out-of-turn'; readonly piece: Piece; readonly toMove: Side }
  | { readonly why: 'other-piece-moves-on'; readonly square: Square; readonly piece: Piece }
  | { readonly why: 'not-straight' }
  | { readonly why: 'blocked'; readonly square: Square; readonly by: Piece }
  | { readonly why: 'jumps-restricted'; readonly piece: Piece; readonly jumps: Jumps }
  | { readonly why: 'may-not-pass'; readonly square: Square; readonly space: SpaceKind; readonly piece: Piece }
  | { readonly why: 'may-not-stop'; readonly square: Square; readonly space: SpaceKind; readonly piece: Piece }
  | { readonly why: 'may-not-enter'; readonly square: Square; readonly space: SpaceKind; readonly piece: Piece }
  | { readonly why: 'too-far'; readonly piece: Piece; readonly distance: number; readonly limit: number }
  | { readonly why: 'must-capture'; readonly piece: Piece };

/** Returns the first reason why a move is illegal; `undefined` for a legal move. */
export const violation = (position: Position, move: Move): Violation | undefined =>
  position.result === undefined ? violationOf(boardTablesOf(position.rules), position, move) : { why: 'game-over' };

/** Returns the first reason why a move is illegal, apart from the end of the game. */
function violationOf(
  tables: BoardTables,
  { board, toMove, berserker }: Situation,
  { from, to }: Move,
): Violation | undefined {
  for (const square of [from, to]) if (!(square in board)) return { why: 'off-board', square };
  const piece = pieceAt(board, from);
  if (piece === EMPTY) return { why: 'no-piece', square: from };
  if (!isOn(toMove, piece)) return { why: 'out-of-turn', piece, toMove };
  if (berserker !== undefined && berserker !== from) {
    return { why: 'other-piece-moves-on', square: berserker, piece: pieceAt(board, berserker) };
  }
  const wrong = wayViolation(tables, board, { from, to }) ?? stopViolation(tables, piece, from, to);
  if (wrong !== undefined) return wrong;
  if (berserker !== undefined && tables.rules.berserk === 'capture' && !isCapturing(tables, board, { from, to })) {
    return { why: 'must-capture', piece };
  }
  return undefined;
}

/** Returns the violation by a piece that blocks the way or the last space. */
function wayViolation(tables: BoardTables, board: Board, { from, to }: Move): Violation | undefined {
  const d = directionOf(tables, from, to);
  if (d === undefined) return { why: 'not-straight' };
  const piece = pieceAt(board, from);
  const over = jumpedOver(tables, board, from, to);
  const isJump = over >= 0 && board[to] === EMPTY && isOn(opponent(sideOf(piece)), pieceAt(board, over));
  if (isJump && tables.jumps[piece] !== 'none') {
    return mayJump(tables, piece, from, to)
      ? undefined
      : { why: 'jumps-restricted', piece, jumps: tables.jumps[piece]! };
  }
  let distance = 0;
  for (let square = from; square !== to;) {
    square = neighbor(tables, square, d);
    distance++;
    if (board[square] !== EMPTY) return { why: 'blocked', square, by: pieceAt(board, square) };
    const wrong = square === to ? undefined : passageViolation(tables, piece, from, square);
    if (wrong !== undefined) return wrong;
  }
  const limit = tables.speed[piece]!;
  return distance > limit ? { why: 'too-far', piece, distance, limit } : undefined;
}

/** Returns the violation by a piece that passes an empty space. */
function passageViolation(tables: BoardTables, piece: Piece, from: Square, square: Square): Violation | undefined {
  if (!hasPieceAt(tables.passableBy, square, piece)) {
    return { why: 'may-not-pass', square, space: kindAt(tables, square)!, piece };
  }
  if (mayEnter(tables, piece, from, square)) return undefined;
  return { why: 'may-not-enter', square, space: kindAt(tables, square)!, piece };
}

function stopViolation(tables: BoardTables, piece: Piece, from: Square, to: Square): Violation | undefined {
  const space = kindAt(tables, to);
  if (space === undefined) return undefined;
  if (!hasPieceAt(tables.stoppableBy, to, piece)) return { why: 'may-not-stop', square: to, space, piece };
  if (!mayEnter(tables, piece, from, to)) return { why: 'may-not-enter', square: to, space, piece };
  return undefined;
}

/** Returns the direction from `from` to `to`; `undefined` if they are equal or not on one line. */
function directionOf({ size }: BoardTables, from: Square, to: Square): Direction | undefined {
  if (from === to) return undefined;
  if (from % size === to % size) return to < from ? DIRECTIONS[0] : DIRECTIONS[2];
  if (Math.floor(from / size) === Math.floor(to / size)) return to > from ? DIRECTIONS[1] : DIRECTIONS[3];
  return undefined;
}
