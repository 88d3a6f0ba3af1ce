import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { append } from '../../src/maps.js';
import { NOTATIONS } from '../../src/notations/registry.js';

/** A notation that programs can import. */
export interface NotationEntryPoint {
  /** Id of the first notation of the registry that the entry point has. */
  readonly id: string;
  /** The ids of all of them. */
  readonly ids: readonly string[];
  /** Source of the entry point: `src/notations/oni/index.ts`. */
  readonly source: string;
}

/**
 * Returns the entry points of the notations, in the order of the registry. The entry point of a notation is the
 * `index.ts` of the folder that its row names; otherwise of the folder around that one.
 */
export function notationEntries(): NotationEntryPoint[] {
  const bySource = new Map<string, string[]>();
  for (const { id, folder } of NOTATIONS) {
    let path = `src/notations/${folder}`;
    while (!existsSync(`${path}/index.ts`)) path = dirname(path);
    const source = `${path}/index.ts`;
    append(bySource, source, id);
  }
  return [...bySource].map(([source, ids]) => ({ id: ids[0]!, ids, source }));
}

/** Returns the names of the folders of the games. */
export const gameNames = (): string[] =>
  readdirSync('src/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
