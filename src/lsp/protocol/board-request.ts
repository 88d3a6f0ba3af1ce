import type { BoardRequest } from '../../board/remote/answer.js';
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

/** The request for a board on which moves can be played, for a page that lacks the code of the notation. */
export const PLAYED_BOARD_REQUEST = 'ludogram/playedBoard';

/** The parameters of {@link PLAYED_BOARD_REQUEST}; its answer is `null` if the games of a file can't be continued. */
export interface PlayedBoardParams {
  readonly textDocument: { readonly uri: string };
  readonly request: BoardRequest;
}

/** The answer to {@link BOARD_REQUEST}. */
export interface LspBoard extends Omit<BoardPreview, 'span'> {
  /** The last move in the text; absent before the first one, or if it is unknown. */
  readonly range?: LspRange;
}
