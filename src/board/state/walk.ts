import type { Path, RenderOptions } from '../../notation/index.js';

/** A move in the list of moves. */
export interface ListedMove {
  /** Its name in the list, such as `3b`. */
  readonly name: string;
  readonly text: string;
  /** The location that {@link Walk.goTo} takes. */
  readonly location: string;
  /** Its path in the model; absent if it is unknown. */
  readonly path?: Path;
  /** The variations instead of this move. */
  readonly variations: readonly (readonly ListedMove[])[];
}

/**
 * A step in a game: to the start or the end of the line, to the next or the previous move, or to an alternative to the
 * last move.
 */
export type Step = 'start' | 'back' | 'forward' | 'end' | 'other';

/**
 * The moves of a text with a current location among them. Methods that go somewhere return the reason why they can't.
 */
export interface Walk {
  /** The moves of the main line, with their variations. */
  readonly moves: readonly ListedMove[];
  /** The location after the last move; empty at the start. */
  readonly location: string;
  /** The last move; `undefined` at the start. */
  readonly last: Pick<ListedMove, 'name' | 'text'> | undefined;
  /** The number of plies from the start. */
  readonly ply: number;
  /** The path of the last move in the model; absent at the start, or if it is unknown. */
  readonly path: Path | undefined;
  /** The options of the picture that shows the current location. */
  readonly shown: RenderOptions;
  goTo(location: string): string | undefined;
  step(step: Step): string | undefined;
}

/** Returns a line and all lines inside it, each before those inside it. They may be nested to any depth. */
export function linesIn(line: readonly ListedMove[]): (readonly ListedMove[])[] {
  const lines = [line];
  // Lines that are added are visited as well.
  for (const moves of lines) {
    for (const { variations } of moves) variations.forEach((variation) => lines.push(variation));
  }
  return lines;
}
