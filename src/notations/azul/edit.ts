import type { AzulGame as Root } from '../../../generated/azul/nodes.js';
import type { Span, TextEdit } from '../../diagnostics/index.js';
import type { Change, Editor, Reading } from '../../notation/index.js';
import { changedModel, pathOf } from '../../notation/path.js';
import { lineStart } from '../../notation/spans.js';
import { lineBreakOf, removalOf } from '../../notation/text-edits.js';
import type { AzulGame, AzulLine } from './model.js';
import { writeLine } from './print.js';

/**
 * Edits of an Azul record: lines and their parts, the number of players, and comments. Each of these is a line of the
 * text. A new line goes before the line that has its index now, or after the last one. A change inside a line rewrites
 * the whole line.
 */
export const azulEditor: Editor<AzulGame, Root> = {
  edits(change, reading) {
    const [key, index, ...members] = pathOf(change);
    if (key === 'lines' && index !== undefined && members.length > 0) {
      const changed = changedModel(reading.model, change);
      if (!changed.ok) return undefined;
      const path = [key, index];
      return lineEdits({ replace: path, value: changed.model.lines[Number(index)] }, reading, asLine);
    }
    if (key === 'lines' && index !== undefined) return lineEdits(change, reading, asLine);
    if (key === 'comments' && index !== undefined) return lineEdits(change, reading, (value) => `#${value as string}`);
    return key === 'players' ? lineEdits(change, reading, String) : undefined;
  },
};

const asLine = (value: unknown): string => writeLine(value as AzulLine, 'readable');

/** Returns the edits that insert, replace or remove a line of the text. */
function lineEdits(
  change: Change,
  reading: Reading<AzulGame, Root>,
  write: (value: unknown) => string,
): TextEdit[] | undefined {
  const { tree } = reading;
  const { text } = tree;
  const path = pathOf(change);
  const span = reading.spanOf(path);
  if ('insert' in change) {
    const written = write(change.value);
    if (span !== undefined) {
      const start = lineStart(text, span.start);
      return [{ start, end: start, text: `${written}${lineBreakOf(text)}` }];
    }
    const at = lineEnd(text, endBefore(path, reading));
    return [{ start: at, end: at, text: `${lineBreakOf(text)}${written}` }];
  }
  if (span === undefined) return undefined;
  if ('remove' in change) return removalOf(tree, span);
  return [{ start: lineStart(text, span.start), end: span.end, text: write(change.value) }];
}

/**
 * Returns the end of the line after which a new last element is inserted: the signature, the number of players or the
 * last element.
 */
function endBefore([key = '', index]: readonly (string | number)[], reading: Reading<AzulGame, Root>): number {
  const { signature } = reading.tree.root;
  if (key === 'players') return signature.end;
  const spans: (Span | undefined)[] = [signature, reading.spanOf(['players'])];
  if (index !== undefined && Number(index) > 0) spans.push(reading.spanOf([key, Number(index) - 1]));
  return spans.reduce((end, span) => Math.max(end, span?.end ?? 0), 0);
}

function lineEnd(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return length === -1 ? text.length : offset + length;
}
