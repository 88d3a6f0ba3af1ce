import type { Space } from '../space.js';

/** How a piece moves: plainly, with a jump, as a further move of a berserk piece, or both. */
export type MoveType = '-' | '^' | '=' | '^=';

/** A sign after a move: the king can be captured or escape next (`+`, `-`), or it has happened (`++`, `--`). */
export type InfoSymbol = '+' | '++' | '-' | '--';

/** A captured piece. */
export interface OtnCapture {
  /** Its symbol, where one is written for a special piece. */
  readonly piece?: string | undefined;
  readonly space: Space;
}

/** A piece that moves. */
export interface OtnPlay {
  readonly kind: 'play';
  /** Symbol of the piece, where one is written for a special piece. */
  readonly piece?: string | undefined;
  readonly from: Space;
  readonly type: MoveType;
  readonly to: Space;
  readonly captures: readonly OtnCapture[];
  /** The consequence of the move, as it is written; not computed. */
  readonly info?: InfoSymbol | undefined;
}

/** A move record as written, legal or not. */
export type OtnMove =
  | OtnPlay
  /** `.....`: the move that a variation leaves as it was. */
  | { readonly kind: 'skip' }
  /** `---` */
  | { readonly kind: 'resignation' }
  /** A move that can't be read: it keeps its place, so that the moves after it keep theirs. */
  | { readonly kind: 'unreadable'; readonly text: string };
