import type { Cell } from '../schema.js';

/** The number of cells that are examined. */
const SAMPLE = 1000;

/** The share of different text above which hyparquet-writer uses no dictionary. */
const MOSTLY = 0.9;

/** The largest number of bytes of a UTF-16 unit in UTF-8. */
const BYTES_PER_UNIT = 3;

/**
 * Returns the texts of a column as UTF-8 if most of them differ, so that a dictionary would not make the column
 * smaller; `undefined` otherwise, and for numbers. Empty cells stay empty.
 *
 * hyparquet-writer makes the same choice, but then allocates memory for each text, which takes most of its time.
 */
export function plainTexts(cells: readonly Cell[]): (Uint8Array | undefined)[] | undefined {
  if (!isMostlyDifferent(cells)) return undefined;
  let size = 0;
  for (const cell of cells) if (typeof cell === 'string') size += cell.length * BYTES_PER_UNIT;
  const buffer = Buffer.allocUnsafeSlow(size);
  let end = 0;
  return cells.map((cell) => {
    if (typeof cell !== 'string') return undefined;
    const start = end;
    end += buffer.write(cell, start);
    return new Uint8Array(buffer.buffer, start, end - start);
  });
}

/** Whether most of a column is different text, by a sample of cells from all of it. */
function isMostlyDifferent(cells: readonly Cell[]): boolean {
  const step = Math.max(1, cells.length / SAMPLE);
  const different = new Set<string>();
  let [all, once] = [0, 0];
  for (let i = 0; i < cells.length; i += step) {
    const cell = cells[Math.floor(i)];
    if (cell === undefined) continue;
    if (typeof cell !== 'string') return false;
    all += cell.length;
    if (!different.has(cell)) once += cell.length;
    different.add(cell);
  }
  return once > all * MOSTLY;
}
