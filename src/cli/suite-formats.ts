import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, type NotationEntry } from '../notation/index.js';
import { UsageError } from './failure.js';

/**
 * Returns the formats that a folder of suites has manifests for: the built-in ones, and an entry for each other one,
 * which only a decoder can be tested with. Returns all built-in formats if there are no manifests yet.
 */
export function formatsOfSuites(suites: string, formats: readonly NotationEntry[]): readonly NotationEntry[] {
  const names = manifestsOf(suites);
  const dialects = new Map<string, string[]>();
  for (const name of names.sort()) {
    const [id, dialect] = name.replace(/\.json$/, '').split('@', 2) as [string, string?];
    dialects.set(id, [...(dialects.get(id) ?? []), ...(dialect === undefined ? [] : [dialect])]);
  }
  const own = [...dialects].filter(([id]) => formats.every((format) => format.id !== id));
  const builtIn = dialects.size === 0 ? formats : formats.filter(({ id }) => dialects.has(id));
  return [...builtIn, ...own.map(([id, known]) => unknownEntry(id, known))];
}

/** Rejects a folder of suites without any manifest, with a message that explains what a manifest is. */
export function requireManifests(suites: string): void {
  if (manifestsOf(suites).length > 0) return;
  throw new UsageError(
    `there is no manifest in ${join(suites, 'manifests')}: each notation needs one, for example pgn.json with ` +
      '{"cases": [{"name": "pgn/valid/game.pgn"}]}',
  );
}

function manifestsOf(suites: string): string[] {
  const folder = join(suites, 'manifests');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}

/** Returns an entry for a notation that this library does not know. */
function unknownEntry(id: string, dialects: readonly string[]): NotationEntry {
  return {
    id,
    title: id,
    extensions: [],
    dialects,
    outputs: [],
    levels: LEVELS,
    detect: () => false,
    load: () =>
      Promise.reject(
        new UsageError(`this library does not know the notation ${id}: --decoder names a program that does`),
      ),
  };
}
