import type { OniFile } from '../../../generated/oni/nodes.js';
import type { TextEdit } from '../../diagnostics/index.js';
import type { Change, Editor, Reading } from '../../notation/index.js';
import { pathOf } from '../../notation/path.js';
import { commentEdits, elementEdits, lineBreakOf, removalOf, replacementOf } from '../../notation/text-edits.js';
import { type Cell, type OniGame, type OniMove, squareLetter } from './model.js';

/**
 * Edits of an `.oni` text: the board or one of its squares, a card, a move or a part of it, and comments. A new comment
 * gets its own line, before the comment that has its index now, or at the end.
 */
export const oniEditor: Editor<OniGame, OniFile> = {
  edits(change, reading) {
    const [key, index, member] = pathOf(change);
    if (index === undefined) return key === 'board' ? boardEdits(change, reading) : undefined;
    if (key === 'comments') return commentEdits(reading, change, String);
    if (key === 'moves' && member === undefined) {
      const write = (value: unknown) => moveText(value as OniMove);
      return elementEdits(reading, change, { write, after: reading.spanOf(['cards'])?.end ?? 0 });
    }
    const span = reading.spanOf(pathOf(change));
    if (span === undefined || !('replace' in change)) return undefined;
    const isSquareOfMove = member === 'from' || member === 'to';
    const text = isSquareOfMove ? squareLetter(change.value as number) : (change.value as string);
    return [{ ...span, text }];
  },
};

/** Writes a move with the card in upper case and the squares in lower case (rule 6.5). */
const moveText = ({ card, from, to }: OniMove): string => card + squareLetter(from) + squareLetter(to);

function boardEdits(change: Change, reading: Reading<OniGame, OniFile>): TextEdit[] | undefined {
  const { tree } = reading;
  const written = reading.spanOf(['board']);
  const cards = reading.spanOf(['cards']);
  if (cards === undefined) return undefined;
  if ('remove' in change) return written && removalOf(tree, { start: written.start, end: cards.start });
  const isOnLines = /[\r\n]/.test(tree.text.slice(written?.start ?? cards.start, cards.end));
  const separator = isOnLines ? lineBreakOf(tree.text) : ' ';
  const rows = rowsOf(change.value as readonly Cell[]).join(separator);
  return written === undefined
    ? [{ start: cards.start, end: cards.start, text: rows + separator }]
    : replacementOf(tree, written, rows);
}

const rowsOf = (cells: readonly Cell[]): string[] => [0, 5, 10, 15, 20].map((at) => cells.slice(at, at + 5).join(''));
