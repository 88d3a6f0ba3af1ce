import type { BoardAnswer, BoardRequest } from '../../../../src/board/remote/answer.js';
import type { TextEdit } from '../../../../src/diagnostics/index.js';

/** A message of the extension to the page of a board. */
export type ToPage =
  /** Shows a text, after the last move that begins at or before the offset, if it is given. */
  | {
      readonly is: 'text';
      /** Its built-in notation; absent if only the server knows it. */
      readonly notation?: string;
      readonly text: string;
      readonly offset?: number;
    }
  /** The answer of the server to a question of the page; absent if it has no answer. */
  | { readonly is: 'answer'; readonly id: number; readonly answer?: BoardAnswer }
  /** Goes to the last move of the text that begins at or before an offset. */
  | { readonly is: 'cursor'; readonly offset: number }
  /** Shows a picture that the server has drawn, with the number of its ply and that of all plies. */
  | { readonly is: 'picture'; readonly svg: string; readonly ply?: number; readonly plies?: number }
  /** Shows words instead of a board. */
  | { readonly is: 'message'; readonly message: string };

/** A message of the page of a board to the extension. */
export type FromPage =
  /** The page has been loaded, and shows nothing yet. */
  | { readonly is: 'ready' }
  /** The board has changed its text. */
  | { readonly is: 'edit'; readonly edits: readonly TextEdit[]; readonly text: string }
  /** The board is after the move that begins at an offset; without one, before the first move. */
  | { readonly is: 'step'; readonly offset?: number }
  /** The page asks the server for a board, because it lacks the code of the notation. */
  | { readonly is: 'ask'; readonly id: number; readonly request: BoardRequest }
  /** A button below a picture asks for another ply. */
  | { readonly is: 'ply'; readonly ply: number };
