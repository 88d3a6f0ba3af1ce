/**
 * The extent of the checks of a text. `syntax`: its syntax only; `structure`: also its structure, such as the size of a
 * board; `rules`: also the rules of the game.
 */
export type Level = 'syntax' | 'structure' | 'rules';

/** All levels, from the most lenient to the strictest. */
export const LEVELS: readonly Level[] = ['syntax', 'structure', 'rules'];

/** How a text is read. `Dialect` names the dialects of its notation. */
export interface ReadOptions<Dialect extends string = string> {
  /** The default is `rules`. An unknown level throws a `RangeError`. */
  readonly level?: Level;
  /** One of the notation's dialects; its first one if absent. Any other makes the reading throw a `RangeError`. */
  readonly dialect?: Dialect;
  /**
   * Follows the game while the level `rules` plays it. Bulk work that needs diagnostics and plies plays each game only
   * once this way, and keeps no objects of its plies.
   */
  readonly listener?: PlyListener;
}

/**
 * Follows a game while it is played. Each notation documents its plies and positions. A position may change with the
 * next ply.
 */
export interface PlyListener<Ply extends object = object, Position extends object = object> {
  /**
   * Called after each ply, those of variations included.
   *
   * @param position the position after it
   * @param variation the address of the variation that it belongs to; empty in the main line
   */
  onPly(ply: Ply, position: Position, variation: string): void;
  /**
   * Called at the end if the whole game was played: then the plies were those of `play.replay`.
   *
   * @param result the winning side, several sides separated by spaces, or `draw`; `undefined` while there is no winner
   */
  onEnd(result: string | undefined): void;
}

/**
 * Returns the dialect if the notation has it, or its default dialect if none is given. Throws a `RangeError` that names
 * the valid dialects for any other.
 */
export const checkedDialect = (
  id: string,
  dialects: readonly string[],
  wanted: string | undefined,
): string | undefined => (wanted === undefined ? dialects[0] : requireOneOf(dialects, wanted, 'dialect', id));

/** Returns a level. Throws a `RangeError` that names the levels for anything else. */
export const checkedLevel = (id: string, level: Level): Level => requireOneOf(LEVELS, level, 'level', id);

function requireOneOf<Value extends string>(values: readonly Value[], wanted: Value, what: string, id: string): Value {
  if (values.includes(wanted)) return wanted;
  const valid = values.length === 0 ? 'it has none' : `expected ${values.join(' or ')}`;
  throw new RangeError(`unknown ${what} "${wanted}" of ${id}: ${valid}`);
}

/** How a text is read without playing its moves. */
export interface StructureOptions<Dialect extends string = string> extends ReadOptions<Dialect> {
  /** Default `structure`. */
  readonly level?: 'syntax' | 'structure';
}

/** How canonical text is written. */
export interface PrintOptions {
  /** `readable` (default) keeps comments, one item per line; `compact` drops them. */
  readonly style?: 'readable' | 'compact';
  /** Whether to write values that equal their defaults, if the notation has defaults. */
  readonly full?: boolean;
}

/** The content of a picture. */
export interface RenderOptions {
  /** Index of the game in its text, from 0, for notations whose texts have several. The first one if absent. */
  readonly game?: number;
  /** Number of plies before the position; 0 is the start. The last position if absent. */
  readonly ply?: number;
  /**
   * Address of a variation, as `replay --json` gives it. Plies count from the start of the variation. The main line if
   * absent or empty.
   */
  readonly variation?: string;
}

/** The target of a conversion. */
export interface Target {
  /** Id of a notation. */
  readonly id: string;
  /** One of its dialects; its first one if absent. */
  readonly dialect?: string;
}

/** Returns a target as `--to` and `targets` name it: `id` or `id@dialect`. */
export const targetName = ({ id, dialect }: Target): string => (dialect === undefined ? id : `${id}@${dialect}`);
