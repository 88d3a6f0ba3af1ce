import type { Cursor, OpenLine } from './lines.js';
import type { Playable } from './playable.js';

/** The types of the games of a notation, as the parameters of {@link Playable}: one argument for all of them. */
export interface GameTypes {
  readonly model: unknown;
  readonly root: unknown;
  readonly line: unknown;
  readonly written: unknown;
  readonly position: unknown;
  readonly move: unknown;
  readonly side: string;
}

/** How games of the given types are continued in their texts. */
export type PlayableOf<G extends GameTypes> = Playable<
  G['model'],
  G['root'],
  G['line'],
  G['written'],
  G['position'],
  G['move'],
  G['side']
>;

/** A line of play of a game of the given types. */
export type LineOf<G extends GameTypes> = OpenLine<G['line'], G['written']>;

/** A location in a game of the given types. */
export type CursorOf<G extends GameTypes> = Cursor<G['line'], G['written']>;
