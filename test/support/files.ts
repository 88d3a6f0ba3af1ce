import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns every file in a folder and the folders in it, in order. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Returns the values of a file with one JSON value per line. */
export function readJsonLines<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}
