import { basename, join } from 'node:path';
import { areArchives, manifestNames } from '../../../conformance/index.js';
import { getOrInsert } from '../../../maps.js';
import { LEVELS, type NotationEntry } from '../../../notation/index.js';
import { UsageError } from '../../run/failure.js';

/**
 * Returns the notations that a folder of suites has manifests for: the built-in ones, and an entry for each other one,
 * which only a decoder can be tested with. Returns all built-in notations if there are no manifests yet.
 */
export function notationsOfSuites(suites: string, notations: readonly NotationEntry[]): readonly NotationEntry[] {
  const names = manifestNames(suites).map((name) => basename(name, '.json'));
  const dialects = new Map<string, string[]>();
  for (const name of names) {
    const [id, dialect] = name.split('@', 2) as [string, string?];
    const known = getOrInsert(dialects, id, () => []);
    if (dialect !== undefined) known.push(dialect);
  }
  const own = [...dialects].filter(([id]) => notations.every((notation) => notation.id !== id));
  const builtIn = dialects.size === 0 ? notations : notations.filter(({ id }) => dialects.has(id));
  return [...builtIn, ...own.map(([id, known]) => unknownEntry(id, known))];
}

/** Rejects a folder of suites without any manifest, with a message that explains what a manifest is. */
export function requireManifests(suites: string): void {
  if (manifestNames(suites).length > 0) return;
  throw new UsageError(
    `no manifest in ${join(suites, 'manifests')}: each notation needs one, for example pgn.json with ` +
      '{"cases": [{"name": "pgn/valid/game.pgn"}]}',
  );
}

/** Rejects a folder of suites that can't be changed, because it has archives. */
export function requireFiles(suites: string): void {
  if (areArchives(suites)) throw new UsageError(`${suites} has archives, which can't be changed: unpack them`);
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
