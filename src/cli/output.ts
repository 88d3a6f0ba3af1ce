import { writeFileAtomically } from '../files/write-file.js';
import { systemReason } from '../files/system-reason.js';
import { reportFailure } from './report-failure.js';
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
