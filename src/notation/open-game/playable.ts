import type { Outcome, Rules } from '../../games/rules.js';
import type { GameTree, LineInTree } from '../game-tree/index.js';
import type { Change, Path } from '../path.js';
import type { Reading } from '../read/reading.js';
import type { Result } from '../result.js';

/** The end of a game, as a program gives it: the sides that won, none for a draw, and the reason if it is known. */
export type GivenOutcome<Side extends string> = Pick<Outcome<Side>, 'winners'> & Partial<Outcome<Side>>;

/** A location in a line of play: between two of its moves, before the first one or after the last one. */
export interface LineLocation<Model, Root, Line, Written, Position> {
  readonly reading: Reading<Model, Root>;
  /** The index of the game in its text, from 0. */
  readonly game: number;
  readonly line: LineInTree<Line>;
  /** The path of the line in the model. */
  readonly path: Path;
  /** The moves of the line. */
  readonly moves: readonly Written[];
  /** The number of moves of the line before this location. */
  readonly index: number;
  /** The position at this location. */
  readonly position: Position;
  /** The position before the first move of the game. */
  readonly start: Position;
}

/** A written move after it was played. */
export interface PlayedWritten<Position, Move> {
  /** The position after it. */
  readonly position: Position;
  /** The move of the rules; absent for a resignation and for a move that passes. */
  readonly move?: Move | undefined;
}

/**
 * Returns the main line of the only game of a text, for {@link Playable.main} of a notation with one game in a text;
 * `undefined` for another index than 0.
 */
export const onlyGame = <Line>(line: Line, game: number): { readonly line: Line; readonly path: Path } | undefined =>
  game === 0 ? { line, path: [] } : undefined;

/**
 * How the games of a notation are continued in their texts: how its model and the rules of its game fit together.
 * Everything else follows from it.
 *
 * The changes are made like those of an edit: the text keeps everything that they don't touch, and a text that would
 * have a new error is refused. So a declaration need not look for reasons against a change.
 */
export interface Playable<Model, Root, Line, Written, Position, Move, Side extends string> {
  readonly rules: Rules<Position, Move, never, Side>;
  /** The locations of the lines of play in the model. Every move in it is a ply. */
  readonly tree: GameTree<Line, Written>;
  /** Returns the main line of a game of the text, and its path in the model; `undefined` if the text lacks it. */
  main(model: Model, game: number): { readonly line: Line; readonly path: Path } | undefined;
  /** Returns the position before the first move of a game, or the reason why there is none. */
  start(model: Model, game: number): Result<{ readonly position: Position }>;
  /** Returns the path of a move below its line. */
  pathOf(written: Written, index: number): Path;
  /** Returns the last part of the address of a move, such as `3b`. If absent, it is the number of its ply. */
  nameOf?(written: Written, index: number): string;
  /** Plays a written move, legal or not, as a replay does; `undefined` if the line can't be continued. */
  play(position: Position, written: Written): PlayedWritten<Position, Move> | undefined;
  /** Returns the changes that add a move at the end of a line. */
  append(move: Move, location: LineLocation<Model, Root, Line, Written, Position>): readonly Change[];
  /**
   * Returns the changes that add a variation, which begins with a move, beside the move after a location. Absent if the
   * notation has no variations.
   */
  branch?(move: Move, location: LineLocation<Model, Root, Line, Written, Position>): readonly Change[];
  /**
   * Returns the number of moves of a line before which a variation beside the move `moves[index]` begins, in games
   * whose turns have several moves: `branch` then repeats the moves between. If absent, it is `index`.
   */
  variationStart?(moves: readonly Written[], index: number): number;
  /**
   * Whether texts record a move although the rules forbid it, such as a pass. If absent, no such move can be played.
   */
  records?(position: Position, move: Move): boolean;
  /**
   * Returns the changes that remove all moves of a line after a location, with the variations beside them. If absent,
   * these variations are removed, then the moves, from the last one to the first. A variation without moves is
   * removed before this is called.
   */
  truncate?(location: LineLocation<Model, Root, Line, Written, Position>): readonly Change[];
  /** Returns the changes that add a comment on the move before a location. Absent if moves have no comments. */
  comment?(text: string, location: LineLocation<Model, Root, Line, Written, Position>): readonly Change[];
  /**
   * Returns the changes that exchange a variation and the rest of its outer line. `location` is where they part, in the
   * outer line. Absent if the notation has no variations.
   */
  promote?(
    variation: LineInTree<Line>,
    location: LineLocation<Model, Root, Line, Written, Position>,
  ): readonly Change[];
  /** The sides that can win by `finish`; other winners are refused. If absent, any are passed on. */
  readonly sides?: readonly Side[];
  /**
   * Returns the changes after which a game has a result; `undefined` takes the result back. Absent if the notation
   * writes no results.
   *
   * @param location the end of the main line
   * @param isByRules whether the result follows from moves that are added or removed: then a text that records no
   *   result stays without, and no move is changed
   */
  finish?(
    outcome: GivenOutcome<Side> | undefined,
    location: LineLocation<Model, Root, Line, Written, Position>,
    isByRules: boolean,
  ): readonly Change[];
}
