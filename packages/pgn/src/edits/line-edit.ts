import { type Change, pathOf, type Reading, type TextEdit } from 'ludogram';
import type { PgnFile } from '../../generated/pgn/nodes.js';
import type { PgnGames } from '../model/model.js';
import type { Habits } from './habits.js';
import type { LineAt } from './parts.js';

/** A PGN text that is edited. */
export type PgnReading = Reading<PgnGames, PgnFile>;

/** A change of a line, which is a game or a variation, and what its edits depend on. */
export interface LineEdit {
  readonly change: Change;
  readonly reading: PgnReading;
  /** The nodes of the line. */
  readonly parts: LineAt;
  /** The number of plies before the first move of the line. */
  readonly startPly: number;
  /** How the movetext of the game is laid out. */
  readonly habits: Habits;
}

/** Returns the edits that replace the text of a part by the text of its new value; `undefined` for any other change. */
export function replacementEdits(
  change: Change,
  reading: PgnReading,
  write: (value: unknown) => string,
): TextEdit[] | undefined {
  const span = reading.spanOf(pathOf(change));
  return span === undefined || !('replace' in change) ? undefined : [{ ...span, text: write(change.value) }];
}
