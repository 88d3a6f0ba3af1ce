import type { TextEdit } from '../../diagnostics/index.js';
import type { Outcome, Rules, ToMove } from '../../games/rules.js';
import type { NotationReading } from '../edit/editable-reader.js';
import type { ReadOptions } from '../options.js';
import type { Path } from '../path.js';
import { GameInText } from './game-in-text.js';
import { isEditable, resultOrUndefined } from './given.js';
import { linesOf, type LocationName } from './lines.js';
import type { GivenOutcome, Playable } from './playable.js';
import { Refusal, refusal } from './refusal.js';

/** A move of a game that is open. */
export interface GameMove<Move> {
  /** The move as its game writes it, such as `Kd1-c1xc2`; the symbols of the notation may be omitted. */
  readonly text: string;
  /** The number of its ply, from 1. */
  readonly ply: number;
  /** The address, which {@link OpenGame.at} takes: `3b`, or `3b.1.2a` in a variation. */
  readonly address: string;
  /** The path of the move in the model. */
  readonly path: Path;
  /** The move of the rules; absent for a resignation, for a move that passes, and after a move that can't be played. */
  readonly move?: Move | undefined;
}

/**
 * A game of a text, with a current position. It can be walked through and continued; each change is made in the text,
 * which stays byte for byte as it was everywhere else.
 *
 * A method that does something returns the game, whose `ok` is true, or a {@link Refusal} with the reason why it can't;
 * then nothing has changed. Nothing throws, whatever the text and the arguments.
 */
export interface OpenGame<Position, Move, Side extends string = string, Model = unknown, Root = unknown> {
  readonly ok: true;
  /** The text with all changes. */
  readonly text: string;
  /** The edits that the last change, undo or redo made; empty before the first. They apply to the text before it. */
  readonly edits: readonly TextEdit[];
  /** The reading of {@link OpenGame.text}. */
  readonly reading: NotationReading<Model, Root>;
  readonly rules: Rules<Position, Move, never, Side>;
  /** The current position. */
  readonly position: Position;
  /** The side to move; `chance` if tiles are drawn or dice are rolled before a player moves. */
  readonly toMove: ToMove<Side>;
  /** How the game has ended in the current position; `undefined` if it continues. */
  readonly result: Outcome<Side> | undefined;
  /** The number of plies from the start to the current position. */
  readonly ply: number;
  /** The address of the last move, such as `3b`; empty at the start. */
  readonly address: string;
  /** The path of the last move in the model; `undefined` at the start. */
  readonly path: Path | undefined;
  /** Returns the moves that are legal in the current position; none for `chance`. */
  legalMoves(): readonly Move[];
  /** Writes a move as its game does; empty for a value that isn't a move. */
  moveText(move: Move): string;
  /** Returns the moves of the current line, from the start of the game to the end of the line. */
  moves(): readonly GameMove<Move>[];
  /**
   * Returns the moves in the text that follow the current position: the move of the current line, then the moves of
   * variations.
   */
  next(): readonly GameMove<Move>[];

  /**
   * Goes to the position after a move: by the number of a ply of the main line, 0 for the start; by the address of a
   * move, or of a variation for its end; by the path of a move in the model or of a part of it; or by a move that
   * {@link OpenGame.next} or {@link OpenGame.moves} returned.
   */
  at(location: LocationName | GameMove<Move>): this | Refusal;
  /** Goes to the start of the game. */
  toStart(): this | Refusal;
  /** Goes to the end of the current line. */
  toEnd(): this | Refusal;
  /** Goes to the position after the next move of the current line. */
  forward(): this | Refusal;
  /** Goes to the position before the last move. */
  back(): this | Refusal;

  /**
   * Plays a move, given as text or as the rules have it, and goes to the position after it. A move that follows in the
   * text already is only entered. Otherwise it is added at the end of the line, or begins a variation.
   */
  play(move: Move | string): this | Refusal;
  /** Adds a variation that begins with a move instead of the last one, and goes to the position after it. */
  variation(move: Move | string): this | Refusal;
  /** Adds a comment on the last move. Refuses characters that the notation can't write in a comment, and names them. */
  comment(text: string): this | Refusal;
  /** Exchanges the current variation and the rest of the line that it branches off. */
  promote(): this | Refusal;
  /** Removes the last move and everything after it in its line, with the variations on these moves. */
  remove(): this | Refusal;
  /** Records a result, such as `{ winners: ['red'], reason: 'resignation' }`; without one, takes it back. */
  finish(outcome?: GivenOutcome<Side>): this | Refusal;
  /** Takes back the last change, and goes to where it was made. */
  undo(): this | Refusal;
  /** Makes a change again that was taken back. */
  redo(): this | Refusal;
}

/** A notation whose games can be opened. */
export interface PlayableNotation<Model, Root, Options, Line, Written, Position, Move, Side extends string> {
  readonly id: string;
  read(text: string, options?: Options): NotationReading<Model, Root>;
  readonly playable: Playable<Model, Root, Line, Written, Position, Move, Side>;
}

/** How a game is opened. */
export interface OpenOptions {
  /** The index of the game in a text with several, from 0; the first if absent. */
  readonly game?: number;
}

/**
 * Opens a game of a text at its start, or of a reading of the text. A change is refused if the text would have a new
 * error; a change of a given reading is checked at the level at which it was read. A text with syntax errors can be
 * walked through up to the first of them, but not changed.
 *
 * ```ts
 * import { openGame } from 'ludogram';
 * import { oniNotation } from 'ludogram/oni';
 *
 * const game = openGame('BXLUT Byt', oniNotation);
 * if (!game.ok) throw new Error(game.problem.message);
 * game.toEnd().play('Lbh').comment('a quiet move');
 * game.text; // 'BXLUT Byt Lbh # a quiet move'
 * ```
 *
 * @returns the game; or a refusal if the text has no such game, or its start can't be read
 */
export function openGame<Model, Root, Options extends ReadOptions, Line, Written, Position, Move, Side extends string>(
  text: string | NotationReading<Model, Root>,
  notation: PlayableNotation<Model, Root, Options, Line, Written, Position, Move, Side>,
  options: OpenOptions = {},
): OpenGame<Position, Move, Side, Model, Root> | Refusal {
  const playable = resultOrUndefined(() => notation.playable);
  if (playable === undefined) return refusal('expected a notation whose games can be opened');
  const reading = typeof text === 'string' ? notation.read(text) : text;
  if (!isEditable(reading)) return refusal('expected a text or a reading that can be edited');
  const game = resultOrUndefined(() => options.game) ?? 0;
  if (!Number.isSafeInteger(game) || game < 0) return refusal('expected the index of a game, from 0');
  type Types = { model: Model; root: Root; line: Line; written: Written; position: Position; move: Move; side: Side };
  const found = linesOf<Types>(playable, reading, game);
  return found.ok ? new GameInText<Types>(notation, reading, game, found.lines) : new Refusal(found.problem);
}
