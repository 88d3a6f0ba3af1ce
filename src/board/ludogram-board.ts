/// <reference lib="dom" />
import type { Span, TextEdit } from '../diagnostics/index.js';
import type { BoardState } from './state/board-state.js';
import type { AnyGame } from './state/game-walk.js';
import type { Step } from './state/walk.js';

/** The details of the event `edit` of a board: the edits that were made in the text, and the new text. */
export interface BoardEdit {
  readonly edits: readonly TextEdit[];
  readonly text: string;
}

/** The details of the event `step` of a board: its new location. */
export interface BoardStep {
  /** The number of plies from the start. */
  readonly ply: number;
  /** The span of the last move in the text; absent at the start, and if it is unknown. */
  readonly span: Span | undefined;
}

/**
 * The element `<ludogram-board>`. Its attributes are `src` (the address of a file), `notation` (an id; without it, the
 * content decides), `game` (the index of a game in its text), `turned` (shown from the other side), `theme` (`light` or
 * `dark`), and the options that the notation declares for pictures, such as `latin` (letters instead of figurines and
 * Chinese characters). The text is that of `src`, of the property `text`, or of the content of the element.
 */
export interface LudogramBoard extends HTMLElement {
  /** The text with all changes. Another text is shown at the same move if it has it. */
  text: string;
  /** The game with its moves; change it only by {@link LudogramBoard.change}. Absent if it can only be shown. */
  readonly game: AnyGame | undefined;
  /** Does something with the game, such as `game.comment('…')`, and shows it. A refusal is shown as well. */
  change(act: Parameters<BoardState['change']>[0]): void;
  /**
   * Goes to the start or the end of the line, to the next or the previous move, or to an alternative to the last move.
   */
  step(step: Step): void;
  /** Goes to the last move that begins at or before an offset of the text. */
  goToOffset(offset: number): void;
}
