import type { Result } from './endings/ending.js';
import { hashOf } from './hash.js';
import { type Occurrences, withOccurrence } from './occurrences.js';
import type { Piece, Side } from './pieces.js';
import type { TaflRules } from './rules.js';

/** The pieces and the side to move: all that the legality of a move depends on. */
export interface Situation {
  readonly board: Board;
  readonly toMove: Side;
  /** The space of a piece that has captured and moves again; absent between turns. */
  readonly berserker?: Square | undefined;
}

/** A position of a game: an immutable value. A move makes a new one, which shares its past with this one. */
export interface Position extends Situation {
  readonly rules: TaflRules;
  /** How the game ended; `undefined` until it is over. */
  readonly result: Result | undefined;
  /** The positions at the ends of turns that can come up again: all since a piece last left the board. */
  readonly occurrences: Occurrences;
}

/** The start of a game: the rules and, if they are not those of the rules, the board and the side to move. */
export interface TaflSetup extends Partial<Situation> {
  readonly rules: TaflRules;
}

/** Returns the position before the first move. */
export function startPosition({ rules, board = rules.start, toMove = rules.first, berserker }: TaflSetup): Position {
  const occurrences = berserker === undefined ? withOccurrence(undefined, hashOf(board, toMove)) : undefined;
  return { rules, board, toMove, berserker, result: undefined, occurrences };
}

/** A space of a board: `row * size + column`, where the first row is rank 1 and the first column file a. */
export type Square = number;

/** The piece on each space, or {@link EMPTY}; never changed once it is part of a position. */
export type Board = Readonly<Uint8Array>;

/** Returns the piece on a space of a board, or {@link EMPTY}. */
export const pieceAt = (board: Board, square: Square): Piece => board[square]!;

/** Makes a board from pieces, row by row from rank 1. */
export const boardOf = (pieces: Iterable<Piece>): Board => Uint8Array.from(pieces);

/** Returns the four corner squares of a board. */
export const cornersOf = (size: number): readonly Square[] => [
  ...new Set([0, size - 1, size * (size - 1), size * size - 1]),
];

/** Returns the space in the middle; a board of even size has none. */
export const centreOf = (size: number): readonly Square[] => (size % 2 === 1 ? [(size * size - 1) / 2] : []);
