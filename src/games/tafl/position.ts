import type { Board, Square } from './board.js';
import type { Side } from './pieces.js';
import type { TaflRules } from './rules.js';

/** A position of a game: an immutable value. A move makes a new one. */
export interface Position {
  readonly board: Board;
  readonly toMove: Side;
  /** The space of a piece that has captured and moves again; absent between turns. */
  readonly berserker?: Square;
}

/** Returns the position before the first move. */
export const startPosition = (rules: TaflRules): Position => ({ board: rules.start, toMove: rules.first });
