import { readBytes, STANDARD_INPUT } from '../input.js';
import { UsageError } from '../usage-error.js';
import type { Context } from '../verb.js';

/**
 * Reads the paths in a list: one per line, or separated by NUL characters if there are any, as `find -print0` writes
 * them. Returns `undefined`, after a report, if the list can't be read.
 *
 * @param list path of the file; `-` is standard input
 */
export async function pathsOfList(list: string, context: Context): Promise<readonly string[]> {
  const bytes = await readBytes(list, context);
  if (bytes === undefined) return [];
  const text = Buffer.from(bytes).toString('utf8');
  const paths = text.split(text.includes('\0') ? '\0' : /\r?\n/).filter((path) => path !== '');
  if (list === STANDARD_INPUT && paths.includes(STANDARD_INPUT)) {
    throw new UsageError('standard input is the list of files, so "-" can\'t be a file in it');
  }
  return paths;
}
