import type { Step } from './walk.js';

/** The actions of a person on a board. */
export interface BoardActions {
  /**
   * Goes to the start or the end of the line, to the next or the previous move, or to an alternative to the last move.
   */
  step(step: Step): void;
  /** Goes to a move of the list of moves. */
  goTo(location: string): void;
  /** Goes to the last move that begins at or before an offset of the text. */
  goToOffset(offset: number): void;
  /** Clicks a square: begins a move, continues with it, or plays it. */
  click(square: string): void;
  /** Forgets the clicked squares. */
  clear(): void;
  /** Plays one of the moves to choose from, by its index. */
  choose(index: number): void;
  /** Plays a move that is given as text. */
  play(text: string): void;
  /** Plays a move of chance. */
  chance(): void;
  /** Changes the text at the current move; a comment has a text. */
  edit(kind: EditKind, text?: string): void;
}

/** A change of the text that is not a move; `remove` removes the current move and those after it. */
export type EditKind = 'undo' | 'redo' | 'remove' | 'comment';

/** An action of a person on a board, as data: its name and its arguments. */
export type BoardAction = {
  [Name in keyof BoardActions]: readonly [name: Name, ...args: Parameters<BoardActions[Name]>];
}[keyof BoardActions];

/** Performs an action on a board. */
export function perform(board: BoardActions, [name, first, second]: BoardAction): void {
  (board[name] as (first: unknown, second: unknown) => void)(first, second);
}

/** Returns the kind of the edit that an action makes; `undefined` if it makes none. */
export const editKind = ([name, kind]: BoardAction): EditKind | undefined => (name === 'edit' ? kind : undefined);
