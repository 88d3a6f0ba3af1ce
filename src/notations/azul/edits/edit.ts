import type { AzulGame as Root } from '../../../../generated/azul/nodes.js';
import type { TextEdit } from '../../../diagnostics/index.js';
import { type Editor, insertionAt, lineBreakOf, type Reading } from '../../../notation/index.js';
import { isPly } from '../model/model.js';
import type { AzulGame, AzulLine, DrawLine, MoveLine } from '../model/shape.js';
import { writeLine } from '../print.js';

type GameReading = Reading<AzulGame, Root>;

/** Edits of a record that can't be derived: draws and moves at its end, spelled and laid out as those before them. */
export const azulEditor: Editor<AzulGame, Root> = {
  edits(change, reading) {
    if (!('insert' in change) || change.insert[0] !== 'lines') return undefined;
    const index = Number(change.insert[1]);
    const line = change.value as AzulLine;
    const isAtEnd = change.insert.length === 2 && index > 0 && index === reading.model.lines.length;
    return isAtEnd && isPly(line) ? plyEdits(line, index, reading) : undefined;
  },
};

function plyEdits(line: DrawLine | MoveLine, index: number, reading: GameReading): TextEdit[] | undefined {
  const { text } = reading.tree;
  const last = reading.spanOf(['lines', index - 1]);
  if (last === undefined) return undefined;
  const lineBreak = lineBreakOf(text);
  const isApart = line.type === 'draw' && hasEmptyLineBeforeDraw(reading);
  const written = writeLine(line, isCompact(line, reading) ? 'compact' : 'readable');
  // The number of players may come after names.
  const end = Math.max(last.end, reading.spanOf(['players'])?.end ?? 0);
  const blanks = /^[ \t]*/.exec(text.slice(end))?.[0] ?? '';
  return insertionAt(end + blanks.length, lineBreak + (isApart ? lineBreak : '') + written);
}

/** Whether the last line of the same type has no white space between its parts; if there is none, the last draw. */
function isCompact({ type }: AzulLine, reading: GameReading): boolean {
  const { lines } = reading.model;
  const own = lines.findLastIndex((line) => line.type === type);
  const span = reading.spanOf(['lines', own >= 0 ? own : lines.findLastIndex(isPly)]);
  return span !== undefined && !/[ \t]/.test(reading.tree.text.slice(span.start, span.end).trim());
}

/** Whether an empty line is before the last draw and the comments above it. */
function hasEmptyLineBeforeDraw(reading: GameReading): boolean {
  const span = reading.spanOf(['lines', reading.model.lines.findLastIndex(({ type }) => type === 'draw')]);
  const lines =
    span === undefined
      ? []
      : reading.tree.text
          .slice(0, span.start)
          .split(/\r\n|[\r\n]/)
          .slice(0, -1);
  return lines.findLast((line) => !line.startsWith('#'))?.trim() === '';
}
