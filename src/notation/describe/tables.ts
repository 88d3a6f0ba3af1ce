import type { Json } from '../codec/codec.js';
import type { Play, PlayedGame } from '../notation.js';
import type { PlyListener } from '../options.js';

/** The row of a game in a table of games, from its record. Facts that the record does not give are absent. */
export interface GameFacts {
  /** Names of the players by their side, such as `white`. */
  readonly players?: Readonly<Record<string, string>>;
  /** The date of the game: `2015-05-04`, or the text of the record if it isn't a complete date. */
  readonly date?: string;
  /** The variant or the rules, in a form that is equal for equal rules. */
  readonly rules?: string;
  /** The winning side, several sides separated by blanks, or `draw`. */
  readonly result?: string;
}

/** Takes the plies of one game for the columns of a table, without an object for each row. */
export interface PlyColumns {
  /**
   * Adds a ply.
   *
   * @param mover the player who moves, as `replay --json` names it
   * @param move the move in its notation, as it was played
   * @param captures the captured pieces or squares, with blanks between them
   * @param position the position after it, in its notation
   * @param variation the address of the variation that it belongs to; absent or empty in the main line
   */
  add(mover: string, move: string, captures?: string, position?: string, variation?: string): void;
  /**
   * Ends the game. A game without this call was not played to its end, and its plies are discarded.
   *
   * @param result the result of the main line as it was played, in the form of {@link GameFacts.result}; `undefined`
   *   while there is no winner
   */
  end(result: string | undefined): void;
}

/** How a notation fills the tables of games and plies that `ludogram export` writes. */
export interface Tables<Model> {
  game(model: Model): GameFacts;
  /**
   * Returns the listener that adds the plies of a game to columns while the level `rules` plays it. If absent, every
   * game is played again by {@link Tables.play}.
   */
  listener?(columns: PlyColumns): PlyListener;
  /** Plays a game and adds its plies. Does not end it if it can't be played. */
  play(model: Model, columns: PlyColumns): void;
}

type Members = Readonly<Record<string, Json | undefined>>;

/**
 * Makes the tables of a notation that declares none, from the JSON that `replay --json` prints: `plies` with `mover`,
 * `move`, `captured` and `position`, `result`, and `variations` with an `address`.
 */
export function tablesFromJson<Model, Replay extends PlayedGame>(
  play: Pick<Play<Model, Replay>, 'replay' | 'json'>,
): Tables<Model> {
  return {
    game: () => ({}),
    play(model, columns) {
      const replay = play.replay(model);
      if (!replay.ok) return;
      const whole = membersOf(play.json(replay, model));
      addPlies(whole.plies, undefined, columns);
      for (const variation of listOf(whole.variations)) {
        const { address, plies } = membersOf(variation);
        addPlies(plies, textOf(address) ?? '?', columns);
      }
      const result = textOf(whole.result);
      columns.end(result === 'none' ? undefined : result);
    },
  };
}

function addPlies(plies: Json | undefined, variation: string | undefined, columns: PlyColumns): void {
  for (const ply of listOf(plies)) {
    const { mover, move, captured, position } = membersOf(ply);
    columns.add(textOf(mover) ?? '', textOf(move) ?? '', textOf(captured), textOf(position), variation);
  }
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

const membersOf = (value: Json): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

/**
 * Writes a value as the text of one cell. The elements of a list are separated by blanks. `undefined` if there is no
 * value.
 */
function textOf(value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((one: Json) => textOf(one) ?? '').join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
