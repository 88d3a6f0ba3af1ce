import type { Space } from '../space.js';

/** The type of a move: plain (`-`), with a jump (`^`), a further move of a berserk piece (`=`), or both (`^=`). */
export type MoveType = '-' | '^' | '=' | '^=';

/**
 * The symbol after a move: the king can be captured next (`+`) or was captured (`++`); it can escape next (`-`) or has
 * escaped (`--`).
 */
export type InfoSymbol = '+' | '++' | '-' | '--';

/** A captured piece. */
export interface OtnCapture {
  /** The symbol of a special piece, if it is written. */
  readonly piece?: string | undefined;
  readonly space: Space;
}

/** The move of a piece. */
export interface OtnPlay {
  readonly kind: 'play';
  /** The symbol of a special piece, if it is written. */
  readonly piece?: string | undefined;
  readonly from: Space;
  readonly type: MoveType;
  readonly to: Space;
  readonly captures: readonly OtnCapture[];
  /** The info symbol as written; not computed. */
  readonly info?: InfoSymbol | undefined;
}

/** A move record as written, legal or not. */
export type OtnMove =
  | OtnPlay
  /** `.....`: a move before the first one of a variation, which the variation does not change. */
  | { readonly kind: 'skip' }
  /** `---`: a resignation. */
  | { readonly kind: 'resignation' }
  /** An unreadable move. It is kept so that the moves after it keep their indices. */
  | { readonly kind: 'unreadable'; readonly text: string };
