/** Options of a table. */
interface ColumnsOptions {
  /** Whether all columns but the first have numbers, which are aligned at the right. */
  readonly hasNumbers?: boolean;
  /** The number of characters in a line of the terminal; any number if absent. */
  readonly terminalWidth?: number | undefined;
}

/**
 * Arranges cells in columns that are as wide as their widest cell, two spaces apart, one line per row.
 *
 * A table that is too wide for the terminal has its widest cells wrapped or, if that isn't enough, a block of lines for
 * each row, with the headings of the first one.
 */
export function columnsText(
  rows: readonly (readonly string[])[],
  { hasNumbers = false, terminalWidth }: ColumnsOptions = {},
): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  if (terminalWidth !== undefined) {
    narrow(widths, rows, terminalWidth);
    if (sumOf(widths) > availableWidth(widths, terminalWidth)) return blocksText(rows, terminalWidth);
  }
  const padded = (cell: string, i: number): string =>
    hasNumbers && i > 0 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
  const lines = rows.flatMap((row) => {
    const cells = row.map((cell, i) => wrapped(cell, widths[i] ?? 0));
    const height = cells.reduce((max, { length }) => Math.max(max, length), 1);
    return Array.from({ length: height }, (_, y) => cells.map((cell, i) => padded(cell[y] ?? '', i)));
  });
  return lines.map((cells) => `${cells.join('  ').trimEnd()}\n`).join('');
}

/** Returns the width that is left for the cells of a line, without the spaces between them. */
const availableWidth = (cells: readonly unknown[], terminalWidth: number): number =>
  terminalWidth - (cells.length - 1) * 2;

/** Writes each row but the first as a block: the first cell, and below it each other cell after its heading. */
function blocksText([headings = [], ...rows]: readonly (readonly string[])[], terminalWidth: number): string {
  const width = headings.slice(1).reduce((max, { length }) => Math.max(max, length), 0) + 4;
  const blocks = rows.map(([name = '', ...cells]) => {
    const lines = cells.flatMap((cell, i) =>
      wrapped(cell, Math.max(terminalWidth - width, 1)).map((line, y) =>
        `${`  ${y === 0 ? (headings[i + 1] ?? '') : ''}`.padEnd(width)}${line}`.trimEnd(),
      ),
    );
    return [name, ...lines].map((line) => `${line}\n`).join('');
  });
  return blocks.join('');
}

/** The width below which no column is made narrower. */
const MIN_COLUMN_WIDTH = 8;

/** Makes the widest columns of a table narrower until it fits; words are cut only if it doesn't fit otherwise. */
function narrow(widths: number[], rows: readonly (readonly string[])[], terminalWidth: number): void {
  const available = availableWidth(widths, terminalWidth);
  const words = widths.map((_, i) => rows.reduce((max, row) => Math.max(max, longestWordLength(row[i] ?? '')), 0));
  for (const minWidths of [words, words.map(() => MIN_COLUMN_WIDTH)]) {
    for (let excess = sumOf(widths) - available; excess > 0; excess--) {
      const widest = widestAbove(widths, minWidths);
      if (widest === undefined) break;
      widths[widest] = (widths[widest] ?? 0) - 1;
    }
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const longestWordLength = (text: string): number =>
  text.split(' ').reduce((longest, { length }) => Math.max(longest, length), 0);

/** Returns the index of the widest column that is wider than it has to be. */
function widestAbove(widths: readonly number[], minWidths: readonly number[]): number | undefined {
  const free = widths.flatMap((width, i) => (width > (minWidths[i] ?? 0) ? [{ width, i }] : []));
  return free.reduce<(typeof free)[number] | undefined>(
    (best, one) => (best === undefined || one.width > best.width ? one : best),
    undefined,
  )?.i;
}

/** Divides a text at its spaces into lines of a width; a longer word has a line of its own, and is cut at the width. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else for (let at = 0; at === 0 || at < word.length; at += width) lines.push(word.slice(at, at + width));
  }
  return lines;
}
