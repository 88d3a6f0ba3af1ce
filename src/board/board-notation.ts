import type { NotationReading } from '../notation/edit/editable-reader.js';
import type { DeclaredOptions, Path, Play, PlayedGame, View } from '../notation/index.js';
import type { Playable } from '../notation/open-game/index.js';

/** The members of a notation that a board uses. Every `Notation` has them, as do games alone, such as `oniGames`. */
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
  /** How its games are continued; without it, they are only shown. */
  readonly playable?: unknown;
}

type AnyPlayable = Playable<unknown, unknown, never, unknown, unknown, unknown, string>;

/** Returns the paths of the games of a text in its model; none if its games can't be opened. */
export function gamePaths({ playable }: BoardNotation, model: unknown): readonly Path[] {
  const paths: Path[] = [];
  if (playable === undefined || model === undefined) return paths;
  const { main } = playable as AnyPlayable;
  for (let game = main(model, 0); game !== undefined; game = main(model, paths.length)) paths.push(game.path);
  return paths;
}

/**
 * Finds the notation of a text: the one with an id or, without an id, the only one or the first that the text looks
 * like.
 */
export function notationOf<Notation extends BoardNotation>(
  notations: readonly Notation[],
  text: string,
  id: string | null,
): Notation | undefined {
  if (id !== null) return notations.find((notation) => notation.id === id);
  return notations.length === 1 ? notations[0] : notations.find((notation) => notation.detect(text));
}
