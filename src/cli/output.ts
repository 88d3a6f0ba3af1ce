import { writeFileAtomically } from '../files/write-file.js';
import { systemReason } from '../files/read-file.js';
import { reportFailure } from './failure.js';
import type { Context } from './verb.js';

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

/** Returns the change from one text of a file to another as a unified diff; empty if they are equal. */
export async function unifiedDiff(file: string, before: string, after: string): Promise<string> {
  if (before === after) return '';
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff');
  return createTwoFilesPatch(file, file, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
}
