import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import type { TextEdit } from '../../../diagnostics/index.js';
import {
  type Editor,
  insertionAt,
  lineBreakOf,
  partAt,
  type Path,
  type Reading,
  removalOf,
} from '../../../notation/index.js';
import type { Action, FiveDGame, Turn } from '../model/model.js';
import { itemText, turnText } from '../turns/print.js';
import { renumberedGame } from '../turns/renumber.js';

type GameReading = Reading<FiveDGame, GameRecord | undefined>;

/**
 * Edits of a record that can't be derived: the first turn, after an empty line; the first move of an action that only
 * ends the turn of the other player; and the removal of parts of an action.
 */
export const fiveDEditor: Editor<FiveDGame, GameRecord | undefined> = {
  settle: renumberedGame,
  edits(change, reading) {
    if ('remove' in change) return removalBeforeParenthesis(change.remove, reading);
    if (!('insert' in change)) return undefined;
    const { insert, value } = change;
    return insert.join() === 'turns,0' ? firstTurn(value as Turn, reading) : firstMove(insert, value, reading);
  },
};

/** Returns the edits that add the first item of an action at the end of its turn. */
function firstMove(path: Path, value: unknown, reading: GameReading): TextEdit[] | undefined {
  const action = path.slice(0, -1);
  const turn = action.slice(0, -1);
  const isEmpty =
    path.at(-1) === 0 && turn.at(-2) === 'turns' && (partAt(reading.model, action) as Action).length === 0;
  const isLast = action.at(-1) === 'black' || (partAt(reading.model, turn) as Turn | undefined)?.black === undefined;
  const span = isEmpty && isLast ? reading.spanOf(turn) : undefined;
  return span && insertionAt(span.end, ` ${itemText(value as Action[number])}`);
}

function firstTurn(turn: Turn, reading: GameReading): TextEdit[] | undefined {
  const { model, tree } = reading;
  const { text } = tree;
  if (model.turns.length > 0 || model.comments.length > 0) return undefined;
  const result = reading.spanOf(['result']);
  if (result !== undefined) return insertionAt(result.start, `${turnText(turn)} `);
  if (!/[\r\n]/.test(text)) return undefined;
  const lineBreak = lineBreakOf(text);
  const breaks = text.slice(text.trimEnd().length).match(/\r\n|[\r\n]/g)?.length ?? 0;
  return insertionAt(text.length, lineBreak.repeat(Math.max(0, 2 - breaks)) + turnText(turn));
}

/**
 * Returns the edit that removes an element of a list with the white space before it; `undefined` unless other elements
 * are before it and a closing parenthesis follows. With a whole action, the sign before it goes as well: that edit can
 * be derived.
 */
function removalBeforeParenthesis(path: Path, reading: GameReading): TextEdit[] | undefined {
  const { tree } = reading;
  const index = path.at(-1);
  const span = typeof index === 'number' && index > 0 ? reading.spanOf(path) : undefined;
  if (span === undefined || tree.text[span.end] !== ')') return undefined;
  const before = tree.text.slice(0, span.start);
  const edits = removalOf(tree, span);
  return edits.length === 1 ? [{ start: before.trimEnd().length, end: span.end, text: '' }] : undefined;
}
