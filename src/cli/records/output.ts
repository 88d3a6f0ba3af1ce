import { writeFileAtomically } from '../../files/write-file.js';
import { systemReason } from '../../files/read-file.js';
import { reportFailure } from '../run/failure.js';
import type { Context } from '../run/verb.js';

/**
 * Writes a file atomically as UTF-8. If that fails, reports the error and returns `false`.
 *
 * @param original the text that was read from the file; if the file has changed since, it is not written
 */
export function writeText(file: string, text: string, context: Context, original?: string): boolean {
  try {
    writeFileAtomically(file, text, original);
    return true;
  } catch (error) {
    reportFailure(context, `can't write ${file}: ${systemReason(error)}`);
    return false;
  }
}

/**
 * Arranges cells in columns that are as wide as their widest cell, two spaces apart, one line per row.
 *
 * @param numbers whether all columns but the first have numbers, which end at the same column
 */
export function columnsText(rows: readonly (readonly string[])[], numbers = false): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  const padded = (cell: string, i: number): string =>
    numbers && i > 0 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
  return rows.map((row) => `${row.map(padded).join('  ').trimEnd()}\n`).join('');
}

/** Returns the change from one text of a file to another as a unified diff; empty if they are equal. */
export async function unifiedDiff(file: string, before: string, after: string): Promise<string> {
  if (before === after) return '';
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff');
  return createTwoFilesPatch(file, file, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
}
