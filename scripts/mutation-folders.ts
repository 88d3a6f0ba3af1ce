import { readdirSync, readFileSync } from 'node:fs';
import { NOTATIONS } from '../src/notations/registry.js';
import { gameNames } from './sync/entry-points.js';

/** A folder whose tests are checked by changing its code: some test must fail. */
export interface MutationFolder {
  /** Paths of the files to change. */
  readonly files: readonly string[];
  /** Patterns of the tests that have to notice, beside the conformance cases. */
  readonly tests: readonly string[];
  /** The notations whose conformance cases have to notice. */
  readonly notations: readonly string[];
}

/** Every folder of notations and of games, by its name below `src`, as the sources are now. */
export function mutationFolders(): Record<string, MutationFolder> {
  const notations = foldersOf('notations').flatMap((name) => {
    const ids = notationsOf(name);
    return ids.length === 0 ? [] : [[`notations/${name}`, folder('notations', name, ids)] as const];
  });
  const games = gameNames().map((name) => {
    const users = notations.filter(([, { files }]) => files.some((file) => imports(file, `/games/${name}/`)));
    const ids = users.flatMap(([, user]) => user.notations);
    return [`games/${name}`, folder('games', name, ids)] as const;
  });
  return Object.fromEntries([...games, ...notations]);
}

/** Returns the notations that the code of a folder reads: those of the grammar with its name. */
const notationsOf = (name: string): string[] => NOTATIONS.filter(({ grammar }) => grammar === name).map(({ id }) => id);

const imports = (file: string, path: string): boolean => readFileSync(file, 'utf8').includes(path);

function folder(layer: string, name: string, notations: readonly string[]): MutationFolder {
  const path = `src/${layer}/${name}`;
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !isProse(file))
    .map((file) => `${path}/${file.replaceAll('\\', '/')}`);
  return { files: files.sort(), tests: [`test/${layer}/${name}/**/*.test.ts`], notations };
}

/** Messages and explanations are sentences for people; `test/messages` pins the words of the messages. */
const isProse = (file: string): boolean => /(?:^|[\\/])codes[^\\/]*$/.test(file);

function foldersOf(layer: string): string[] {
  return readdirSync(`src/${layer}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
