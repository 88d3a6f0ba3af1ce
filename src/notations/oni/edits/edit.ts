import type { OniFile } from '../../../../generated/oni/nodes.js';
import type { Span, TextEdit } from '../../../diagnostics/index.js';
import { afterCommentsOfLine, separatorOf } from '../../../notation/edit/text-edits.js';
import { type Editor, insertionAt, lineBreakOf, type Path, type Reading, removalOf } from '../../../notation/index.js';
import { squareLetter } from '../model/leaves.js';
import type { OniGame, OniMove } from '../model/shape.js';

type GameReading = Reading<OniGame, OniFile>;

/**
 * The edits that games make: moves at the end, spelled and laid out as those before them, the removal of the last move,
 * and comments on a move, which have no location in the model. All others are derived.
 */
export const oniEditor: Editor<OniGame, OniFile> = {
  edits(change, reading) {
    if ('remove' in change) return removalOfLastMove(change.remove, reading);
    if (!('insert' in change)) return undefined;
    const { insert, value, after } = change;
    const [list, index] = insert;
    if (list === 'moves') {
      return index === reading.model.moves.length ? moveEdits(value as OniMove, index, reading) : undefined;
    }
    return list === 'comments' && after !== undefined ? commentEdits(String(value), after, reading) : undefined;
  },
};

/** Returns the edits that add a move at the end, after the comments on the line of the last one. */
function moveEdits(move: OniMove, index: number, reading: GameReading): TextEdit[] | undefined {
  const { tree } = reading;
  const [before, last] = [spanBefore(reading, index - 1), spanBefore(reading, index)];
  if (last === undefined) return undefined;
  const offset = afterCommentsOfLine(tree, last.end);
  const gap = offset > last.end || before === undefined ? lineBreakOf(tree.text) : separatorOf(tree.text, before, last);
  return insertionAt(offset, gap + spelledLike(tree.text.slice(last.start, last.end), move));
}

/** Returns the edits that remove the last move, with the white space or the line break that is no longer needed. */
function removalOfLastMove(path: Path, reading: GameReading): TextEdit[] | undefined {
  const last = ['moves', reading.model.moves.length - 1];
  const span = path.join() === last.join() ? reading.spanOf(last) : undefined;
  return span && removalOf(reading.tree, span);
}

/** Returns the span of the move before an index, or of the cards before the first move. */
function spanBefore(reading: GameReading, index: number): Span | undefined {
  if (index < 0) return undefined;
  return reading.spanOf(index === 0 ? ['cards'] : ['moves', index - 1]);
}

/**
 * Writes a move in the case of the text before it, a move or the cards: `lbh` after `bxlut`, `LBH` after `BYT`,
 * otherwise `Lbh`.
 */
function spelledLike(text: string, { card, from, to }: OniMove): string {
  const [first = '', ...others] = text.replaceAll(/[^a-z]/gi, '');
  const squares = squareLetter(from) + squareLetter(to);
  // Five cards say nothing about the squares of a move.
  const isUpper = others.length === 2 && others.every((letter) => letter < 'a');
  return (first < 'a' ? card : card.toLowerCase()) + (isUpper ? squares.toUpperCase() : squares);
}

/** Returns the edits that add a comment after a part and the comments on its line. */
function commentEdits(comment: string, after: Path, reading: GameReading): TextEdit[] | undefined {
  const { tree } = reading;
  const part = reading.spanOf(after);
  if (part === undefined) return undefined;
  const offset = afterCommentsOfLine(tree, part.end);
  const lineBreak = lineBreakOf(tree.text);
  if (offset > part.end) return insertionAt(offset, lineBreak + comment);
  const [blanks = '', rest = ''] = /^([^\S\r\n]*)(.?)/.exec(tree.text.slice(offset))?.slice(1) ?? [];
  return insertionAt(offset + blanks.length, (blanks === '' ? ' ' : '') + comment + (rest === '' ? '' : lineBreak));
}
