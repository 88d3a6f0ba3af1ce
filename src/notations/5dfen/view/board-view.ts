import type { Board } from '../model.js';

/** What a picture shows. */
export interface Picture {
  readonly title: string;
  /** At least one. */
  readonly boards: readonly Board[];
  /** Squares of a board that the last move touched, as `e4`. */
  marked(board: Board): ReadonlySet<string>;
  /** Letters for all pieces, instead of figurines for those of chess. */
  readonly latin: boolean;
}
