import type { BoardPreview } from '../features/preview.js';
import type { LspPosition, LspRange } from '../open-files/open-file.js';

/** The request for the board at a position of a file. */
export const BOARD_REQUEST = 'ludogram/board';

/**
 * The parameters of {@link BOARD_REQUEST}. Each option that the notation declares for pictures is a member of its name,
 * such as `latin` for Latin letters instead of Chinese characters or figurines.
 */
export interface BoardParams {
  readonly textDocument: { readonly uri: string };
  readonly position: LspPosition;
  /** The number of the ply of the main line to draw, instead of that at the position. */
  readonly ply?: number;
  readonly [option: string]: unknown;
}

/** The answer to {@link BOARD_REQUEST}. */
export interface LspBoard extends Omit<BoardPreview, 'span'> {
  /** The last move in the text; absent before the first one, or if it is unknown. */
  readonly range?: LspRange;
}
