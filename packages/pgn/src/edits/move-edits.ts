import { insertionAt, lineBreakOf, removalOf, type TextEdit } from 'ludogram';
import { endOf, kindOf, type NodeIndex, startOf } from 'ludogram/cst';
import { type Game, Kind } from '../../generated/pgn/nodes.js';
import type { PgnMove } from '../model/model.js';
import { moveText } from '../print.js';
import { gapAfter, gapBefore } from './gaps.js';
import { spacedLike } from './habits.js';
import type { LineEdit, PgnReading } from './line-edit.js';
import { numberEditsAfter, startWithNumber } from './numbers.js';
import type { LineAt, MoveAt } from './parts.js';

/** Returns the edits that insert, replace or remove the move of a line at an index. */
export function moveEdits(edit: LineEdit, i: number): TextEdit[] | undefined {
  const { change, parts } = edit;
  if ('insert' in change) return insertionOfMove(edit, i, change.value as PgnMove);
  const move = parts.moves[i];
  if (move === undefined) return undefined;
  return 'replace' in change ? replacementOfMove(edit, i, move, change.value as PgnMove) : removalOfMove(edit, i, move);
}

function insertionOfMove(edit: LineEdit, i: number, move: PgnMove): TextEdit[] {
  const { reading, parts, startPly, habits } = edit;
  const { tree } = reading;
  const previous = parts.moves[i - 1];
  const needsNumber = previous === undefined || previous.last !== previous.node;
  const text = spacedLike(moveText(move, startPly + i, { needsNumber }), habits);
  const next = parts.moves[i];
  if (next !== undefined) {
    const offset = startWithNumber(tree, next);
    return [...insertionAt(offset, `${text}${gapAfter(text, tree)}`), ...numberEditsAfter(edit, i, 1, move)];
  }
  if (previous === undefined) return insertionOfOnlyMove(reading, parts, text);
  const beginsLine = habits.isByLine && (startPly + i) % 2 === 0;
  const gap = beginsLine ? lineBreakOf(tree.text) : gapBefore(tree, previous.last);
  return insertionAt(endOf(tree, previous.last), gap + text);
}

/**
 * Returns the edits that insert the first move of a line without moves: before the result or the closing parenthesis.
 */
function insertionOfOnlyMove({ tree }: PgnReading, { line, comments }: LineAt, text: string): TextEdit[] {
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

function replacementOfMove(
  { reading: { tree }, startPly }: LineEdit,
  i: number,
  { node, last }: MoveAt,
  move: PgnMove,
) {
  // The number before the move is kept.
  const text = moveText(move, startPly + i, { needsNumber: true }).replace(/^\S+ /, '');
  return [{ start: startOf(tree, node), end: endOf(tree, last), text }];
}

function removalOfMove(edit: LineEdit, i: number, move: MoveAt): TextEdit[] {
  const { tree } = edit.reading;
  const next = edit.parts.moves[i + 1];
  const start = startWithNumber(tree, move);
  const removed =
    next === undefined
      ? removalOf(tree, { start, end: endOf(tree, move.last) })
      : [{ start, end: startWithNumber(tree, next), text: '' }];
  return [...removed, ...numberEditsAfter(edit, i + 1, -1)];
}
