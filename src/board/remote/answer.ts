import type { Span, TextEdit } from '../../diagnostics/index.js';
import type { NotationReading } from '../../notation/edit/editable-reader.js';
import type { Theme } from '../../notation/index.js';
import type { BoardNotation } from '../board-notation.js';
import { type Parts, partsOf } from '../markup.js';
import { type BoardAction, perform } from '../state/action.js';
import { BoardState } from '../state/board-state.js';

/** The location of a board in a game. */
export interface BoardSelection {
  /** The location after the last move; empty at the start. */
  readonly location: string;
  /** The squares of a move that is being entered. */
  readonly picked: readonly string[];
}

/** Asks for a board whose notation is known elsewhere: what it shows, after an action if there is one. */
export interface BoardRequest extends BoardSelection {
  /** The index of the game in the text. */
  readonly game: number;
  readonly theme: Theme;
  readonly isTurned: boolean;
  readonly action?: BoardAction;
}

/** A board in a text, as a page shows it. */
export interface BoardAnswer extends BoardSelection {
  /** The parts of the page; the one with the text is left out, because the page has the text. */
  readonly parts: Omit<Parts, 'text'>;
  /** The edits of the text that the action made. */
  readonly edits: readonly TextEdit[];
  readonly ply: number;
  /** The last move in the text; absent at the start, and if it is unknown. */
  readonly span?: Span;
  /** Why the action was refused, or why there is no board; empty if all is well. */
  readonly problem: string;
}

/** Returns a board in a text. The same request has the same answer, but for moves of chance. */
export function boardAnswer(
  reading: NotationReading,
  notation: BoardNotation,
  { game, location, picked, theme, isTurned, action }: BoardRequest,
): BoardAnswer {
  const state = new BoardState(reading, notation, game, theme);
  state.resumeAt(location);
  const before = state.text;
  for (const square of picked) state.click(square);
  if (action !== undefined) perform(state, action);
  const { picture, squares, games, bar, status, choices, moves, forms } = partsOf(state, isTurned);
  return {
    location: state.location,
    picked: state.entry.picked,
    parts: { picture, squares, games, bar, status, choices, moves, forms },
    edits: state.text === before ? [] : state.edits,
    ply: state.ply,
    ...(state.span && { span: state.span }),
    problem: state.problem,
  };
}
