import type { Json } from '../codec/codec.js';
import type { Play, PlayedGame } from '../notation.js';
import type { PlyListener } from '../options.js';
import type { Path } from '../path.js';

/** The row of a game in a table of games, from its record. Facts that the record does not give are absent. */
export interface GameFacts {
  /** Names of the players by their side, such as `white`. */
  readonly players?: Readonly<Record<string, string>>;
  /** Ratings of the players by their side: whole numbers. */
  readonly ratings?: Readonly<Record<string, number>>;
  /** The date of the game as the record has it: `2015-05-04`, `2015.05.??` or any other text. */
  readonly date?: string;
  readonly event?: string;
  readonly site?: string;
  readonly round?: string;
  /** How the game ended besides its result, such as `time forfeit`. */
  readonly termination?: string;
  /** The time control as the record has it. */
  readonly timeControl?: string;
  /** The position before the first move, in its notation; absent if it is the usual one of the rules. */
  readonly startPosition?: string;
  /** Everything that the record says about the game by name, as it is written: see {@link tagsByName}. */
  readonly tags?: Readonly<Record<string, string>>;
  /** The variant or the rules, in a form that is equal for equal rules. */
  readonly rules?: string;
  /** The winning side, several sides separated by spaces, or `draw`. */
  readonly result?: string;
}

/** The statements of a record about a ply besides the move. */
export interface PlyFacts {
  /** The move in a form that programs exchange, if that is another one than its notation, such as `e2e4` for chess. */
  readonly uci?: string | undefined;
  /** Seconds that the mover has left after the move. */
  readonly clock?: number | undefined;
  /** The evaluation of the position after the move, from the side of the first player. */
  readonly evaluation?: number | undefined;
  /** Moves until mate, negative if the first player is mated. */
  readonly mate?: number | undefined;
  /** Numeric annotation glyphs, separated by spaces. */
  readonly nags?: string | undefined;
  readonly comment?: string | undefined;
}

/** Takes the plies of one game for the columns of a table, without an object for each row. */
export interface PlyColumns {
  /**
   * Adds a ply.
   *
   * @param mover the player who moves, as `replay --json` names it
   * @param move the move in its notation, as it was played
   * @param captures the captured pieces or squares, separated by spaces
   * @param position the position after it, in its notation
   * @param variation the address of the variation that it belongs to; absent or empty in the main line. A variation
   *   begins after the last ply of its outer line so far; its address is the address of the outer line and two more
   *   steps, all with dots between them
   * @param key everything about the position after the ply that the rest of the game depends on: games with equal rules
   *   and equal keys can continue in the same way. Its hash finds transpositions. A number is a hash that the notation
   *   has made itself: a signed integer of 64 bits
   * @param facts what the record says about the ply
   */
  add(
    mover: string,
    move: string,
    captures?: string,
    position?: string,
    variation?: string,
    key?: string | bigint,
    facts?: PlyFacts,
  ): void;
  /** Whether the user wants positions that need much space: boards of chess and Go. */
  readonly wantsPositions: boolean;
  /**
   * Ends the game. A game without this call was not played to its end, and its plies are discarded.
   *
   * @param result the result of the main line as it was played, in the form of {@link GameFacts.result}; `undefined`
   *   while there is no winner
   */
  end(result: string | undefined): void;
}

/** One of several games in a record. */
export interface GameInRecord {
  /** The path of the game in the model. */
  readonly path: Path;
  readonly facts: GameFacts;
  /** Plays the game and adds its plies, as {@link Tables.play} does. */
  play(columns: PlyColumns): void;
}

/** How a notation fills the tables of games and plies that `ludogram export` writes. */
export interface Tables<Model> {
  game(model: Model): GameFacts;
  /**
   * Returns the games of a record that can have several. Each of them gets a row; the other members are not used then.
   */
  games?(model: Model): readonly GameInRecord[];
  /**
   * Returns the listener that adds the plies of a game to columns while the level `rules` plays it. If absent, every
   * game is played again by {@link Tables.play}.
   */
  listener?(columns: PlyColumns): PlyListener;
  /** Plays a game and adds its plies. Does not end it if it can't be played. */
  play(model: Model, columns: PlyColumns): void;
}

/** How the rows of one of several games are filled. */
export interface GameTables<Game> {
  /** Returns the row of a game. */
  facts(game: Game): GameFacts;
  /** Plays a game and adds its plies, as {@link Tables.play} does. */
  play(game: Game, columns: PlyColumns): void;
}

/**
 * Makes the tables of records that can have several games, each of which gets a row.
 *
 * @param key the member of the model that has the games
 */
export const tablesOfGames = <Key extends string, Game>(
  key: Key,
  { facts, play }: GameTables<Game>,
): Tables<{ readonly [K in Key]: readonly Game[] }> => ({
  game: ({ [key]: [game] }) => (game === undefined ? {} : facts(game)),
  games: ({ [key]: games }) =>
    games.map((game, i) => ({ path: [key, i], facts: facts(game), play: (columns) => play(game, columns) })),
  play({ [key]: [game] }, columns) {
    if (game !== undefined) play(game, columns);
  },
});

/** The error of a replay without plies. Otherwise, the tables would silently lack the plies of each game. */
const NO_PLIES = 'the JSON of the replay has no list "plies": declare play.tables to fill the tables of export';

/**
 * Returns an object without the members whose value is `undefined`; `undefined` if none is left. For facts that a
 * record may lack.
 */
export function present<T extends object>(members: T): Present<T> | undefined {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Present<T>);
}

/**
 * Returns the values of tags by their names, for {@link GameFacts.tags}; `undefined` if there are none. Of several tags
 * with one name, the first one counts, as in the other columns.
 */
export function tagsByName(
  tags: Iterable<readonly [name: string, value: string]>,
): Readonly<Record<string, string>> | undefined {
  const first = new Map<string, string>();
  for (const [name, value] of tags) if (!first.has(name)) first.set(name, value);
  return first.size === 0 ? undefined : Object.fromEntries(first);
}

/** An object whose members are absent rather than `undefined`. */
export type Present<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> };

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
      if (replay.plies.length > 0 && listOf(whole.plies).length === 0) throw new Error(NO_PLIES);
      addPlies(whole.plies, undefined, columns);
      for (const variation of listOf(whole.variations)) {
        const { address, plies } = membersOf(variation);
        addPlies(plies, textOf(address) ?? '?', columns);
      }
      const result = textOf(whole.result);
      columns.end(result === 'none' || result === '*' ? undefined : result);
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
 * Writes a value as the text of one cell. The elements of a list are separated by spaces. `undefined` if there is no
 * value.
 */
function textOf(value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map((one: Json) => textOf(one) ?? '').join(' ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
