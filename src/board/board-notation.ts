import type { DeclaredOptions, Play, PlayedGame, View } from '../notation/index.js';
import type { NotationReading } from '../notation/read/notation-reading.js';

/** What a board uses of a notation. Every `Notation` has it, and so have games alone, such as `oniGames`. */
export interface BoardNotation {
  readonly id: string;
  /** Whether the content of a text looks like this notation. */
  detect(text: string): boolean;
  read(text: string): NotationReading;
  /** Its options for pictures, which are attributes of the element. */
  readonly options?: DeclaredOptions;
  /** How its boards are drawn; without it, a board shows only the text. */
  readonly view?: Omit<View<unknown, unknown>, 'text'>;
  /** How its games are replayed, for notations whose games can't be opened. */
  readonly play?: Play<unknown, PlayedGame>;
  /** How its games are played on; without it, they are only shown. */
  readonly playable?: unknown;
}

/**
 * Finds the notation of a text: the one with an id or, without an id, the only one or the first that the text looks
 * like.
 */
export function notationOf<Notation extends BoardNotation>(
  notations: readonly Notation[],
  text: string,
  id: string | undefined,
): Notation | undefined {
  if (id !== undefined) return notations.find((notation) => notation.id === id);
  return notations.length === 1 ? notations[0] : notations.find((notation) => notation.detect(text));
}
