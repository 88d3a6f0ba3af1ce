import { insertionAt, lineBreakOf, removalOf, type TextEdit } from 'ludogram';
import { endOf, kindOf, type NodeIndex, startOf } from 'ludogram/cst';
import { type Game, Kind } from '../../generated/pgn/nodes.js';
import type { PgnMove } from '../model/model.js';
import { moveText } from '../print.js';
import { gapAfter, gapBefore } from './gaps.js';
import { spelled } from './habits.js';
import type { LineEdit, PgnReading } from './line-edit.js';
import { numberEditsAfter, startWithNumber } from './numbers.js';
import type { LineAt, MoveAt } from './parts.js';

/** Returns the edits that insert, replace or remove the move of a line at an index. */
export function moveEdits(edit: LineEdit, i: number): TextEdit[] | undefined {
  const { change, parts } = edit;
  if ('insert' in change) return insertedMove(edit, i, change.value as PgnMove);
  const move = parts.moves[i];
  if (move === undefined) return undefined;
  return 'replace' in change ? replacedMove(edit, i, move, change.value as PgnMove) : removedMove(edit, i, move);
}

function insertedMove(edit: LineEdit, i: number, move: PgnMove): TextEdit[] {
  const { reading, parts, first, habits } = edit;
  const { tree } = reading;
  const previous = parts.moves[i - 1];
  const isAfterText = previous === undefined ? parts.comments.length > 0 : previous.last !== previous.node;
  const text = spelled(moveText(move, first + i, previous === undefined || isAfterText), habits);
  const next = parts.moves[i];
  if (next !== undefined) {
    const offset = startWithNumber(tree, next);
    return [...insertionAt(offset, `${text}${gapAfter(text, tree)}`), ...numberEditsAfter(edit, i, 1, move)];
  }
  if (previous === undefined) return onlyMove(reading, parts, text);
  const isOnLine = habits.isByLine && (first + i) % 2 === 0;
  const gap = isOnLine ? lineBreakOf(tree.text) : gapBefore(tree, previous.last);
  return insertionAt(endOf(tree, previous.last), gap + text);
}

/**
 * Returns the edits that insert the first move of a line without moves: before the result or the closing parenthesis.
 */
function onlyMove({ tree }: PgnReading, { line, comments }: LineAt, text: string): TextEdit[] {
  if (kindOf(tree, line) !== Kind.Game) {
    const node = comments.at(-1);
    return node === undefined
      ? insertionAt(startOf(tree, line) + 1, text)
      : insertionAt(endOf(tree, node), gapBefore(tree, node) + text);
  }
  const game = tree.node(line as NodeIndex<Game>);
  const offset = game.result?.start;
  if (offset !== undefined) return insertionAt(offset, `${text}${gapAfter(text, tree)}`);
  return insertionAt(game.end, lineBreakOf(tree.text) + (game.items.length === 0 ? lineBreakOf(tree.text) : '') + text);
}

function replacedMove({ reading: { tree }, first }: LineEdit, i: number, { node, last }: MoveAt, move: PgnMove) {
  // The number before the move is kept.
  const text = moveText(move, first + i, true).replace(/^\S+ /, '');
  return [{ start: startOf(tree, node), end: endOf(tree, last), text }];
}

function removedMove(edit: LineEdit, i: number, move: MoveAt): TextEdit[] {
  const { tree } = edit.reading;
  const next = edit.parts.moves[i + 1];
  const start = startWithNumber(tree, move);
  const removed =
    next === undefined
      ? removalOf(tree, { start, end: endOf(tree, move.last) })
      : [{ start, end: startWithNumber(tree, next), text: '' }];
  return [...removed, ...numberEditsAfter(edit, i + 1, -1)];
}
