/** How much of a text is checked: its syntax; also its structure, such as the size of a board; also the rules of the game. */
export type Level = 'syntax' | 'structure' | 'rules';

/** The levels from the most lenient to the strictest. */
export const LEVELS: readonly Level[] = ['syntax', 'structure', 'rules'];

/** How a text is read. `Dialect` names the dialects of its notation. */
export interface ReadOptions<Dialect extends string = string> {
  /** Default `rules`. */
  readonly level?: Level;
  /** One of the notation's dialects; its first one if absent. Any other makes the reading throw a `RangeError`. */
  readonly dialect?: Dialect;
  /**
   * Is called with the replay of the whole game, where the level `rules` made one, as `play.replay` returns it. For bulk work that
   * needs both.
   */
  readonly onReplay?: (replay: object) => void;
}

/** A dialect of a notation; its default one if absent. Throws a `RangeError` that names the valid ones for any other. */
export function checkedDialect(
  id: string,
  dialects: readonly string[],
  wanted: string | undefined,
): string | undefined {
  if (wanted === undefined) return dialects[0];
  if (dialects.includes(wanted)) return wanted;
  const valid = dialects.length === 0 ? 'it has none' : `expected ${dialects.join(' or ')}`;
  throw new RangeError(`unknown dialect "${wanted}" of ${id}: ${valid}`);
}

/** How a text is read that is not played through. */
export interface StructureOptions<Dialect extends string = string> extends ReadOptions<Dialect> {
  /** Default `structure`. */
  readonly level?: 'syntax' | 'structure';
}

/** How canonical text is written. */
export interface PrintOptions {
  /** `readable` (default) keeps comments, one idea a line; `compact` drops them. */
  readonly style?: 'readable' | 'compact';
  /** Write values that equal their defaults too, where the notation has such. */
  readonly full?: boolean;
  /** Write boards upside down, where the notation allows both. */
  readonly inverted?: boolean;
}

/** The content of a picture. */
export interface RenderOptions {
  /** Position after this many plies; 0 is the start; the last position if absent. */
  readonly ply?: number;
  /** Address of a variation, as `replay --json` gives it; its plies count from where it begins. The main line if absent. */
  readonly variation?: string;
  /** Latin letters instead of the players' own characters, where a notation has both. */
  readonly latin?: boolean;
}

/** The target of a conversion. */
export interface Target {
  /** Id of a notation. */
  readonly id: string;
  /** One of its dialects; its first one if absent. */
  readonly dialect?: string;
}
