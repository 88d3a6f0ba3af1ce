import type { Board, Square } from './board/board.js';
import { boardHashOf, type Hash, withSide } from './board/hash.js';
import type { Side } from './board/pieces.js';
import type { Result } from './endings/ending.js';
import { Occurrences } from './occurrences.js';
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
  /** The hash of the board. Each move makes it from the one before. */
  readonly boardHash: Hash;
  /** How the game ended; `undefined` until it is over. */
  readonly result: Result | undefined;
  /** The positions at the ends of turns that can come up again: all since a piece last left the board. */
  readonly occurrences: Occurrences | undefined;
}

/** The start of a game: the rules and, if they differ from those in the rules, the board and the side to move. */
export interface TaflSetup extends Partial<Situation> {
  readonly rules: TaflRules;
}

/** Returns the position before the first move. */
export function startPosition({ rules, board = rules.start, toMove = rules.first, berserker }: TaflSetup): Position {
  const boardHash = boardHashOf(board);
  const occurrences = berserker === undefined ? new Occurrences(undefined, withSide(boardHash, toMove)) : undefined;
  return { rules, board, toMove, berserker, boardHash, result: undefined, occurrences };
}
