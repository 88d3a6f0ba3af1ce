import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shownPath } from '../../config/config-file.js';
import { UsageError } from '../run/failure.js';

/**
 * Lists the texts at a path: a file, or all files in a folder and its subfolders, in order. Skips JSON files, because a
 * suite keeps its verdicts in them.
 *
 * @throws a {@link UsageError} if the file or folder doesn't exist
 */
export function textFiles(path: string): string[] {
  if (!existsSync(path)) throw new UsageError(`file or folder not found: ${shownPath(path)}`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
