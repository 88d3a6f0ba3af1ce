import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder, and those that it is in, unless it exists.
 *
 * @throws the error of the system
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // On a disk that is read-only, Node reports a missing folder instead of the reason.
    const parent = dirname(folder);
    if (!existsSync(parent)) makeFolder(parent);
    mkdirSync(folder);
  }
}
