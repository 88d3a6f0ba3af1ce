import { type Dirent, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { systemReason } from '../../../files/read-file.js';
import { statusOf } from '../../records/file-kind.js';
import { readBytes, STANDARD_INPUT } from '../../records/input.js';
import type { Context } from '../../run/verb.js';
import type { Item } from '../../records/item.js';
import { UsageError } from '../../run/failure.js';

/** Selects the files of a folder that are records. */
type IsWanted = (file: string) => boolean;

/** Called with a folder that has no files that are wanted. */
type OnEmpty = (folder: string) => void;

/**
 * Yields the files that paths lead to, in the order given. Folders are walked in the order of their names, for files
 * that `isWanted`. A path with `*`, `?`, `[…]` or `{…}` that is not a file itself is a glob. A path that can't be read
 * is an item with a problem.
 */
export async function* filesAt(paths: Iterable<string>, isWanted: IsWanted, onEmpty: OnEmpty): AsyncGenerator<Item> {
  for (const path of paths) {
    const status = path === STANDARD_INPUT ? undefined : statusOf(path);
    if (status?.isDirectory() === true) yield* filesIn(path, isWanted, onEmpty);
    else if (status?.isFile() !== true && /[*?[{]/.test(path)) yield* matching(path, isWanted, onEmpty);
    else yield { file: path };
  }
}

function* filesIn(folder: string, isWanted: IsWanted, onEmpty: OnEmpty): Generator<Item> {
  let isEmpty = true;
  for (const item of walk(folder, isWanted)) {
    isEmpty = false;
    yield item;
  }
  if (isEmpty) onEmpty(folder);
}

function* walk(folder: string, isWanted: IsWanted): Generator<Item> {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    yield { file: folder, problem: systemReason(error) };
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && entry.name !== 'node_modules') yield* walk(path, isWanted);
    } else if (isWanted(path) && (entry.isFile() || isLinkToFile(entry, path))) yield { file: path };
  }
}

/** Returns the files and folders that match a glob, in the order of their names. */
async function* matching(pattern: string, isWanted: IsWanted, onEmpty: OnEmpty): AsyncGenerator<Item> {
  const { glob } = await import('tinyglobby');
  const found = await glob(pattern.replaceAll('\\', '/'), {
    onlyFiles: false,
    expandDirectories: false,
    absolute: isAbsolute(pattern),
  });
  if (found.length === 0) yield { file: pattern, problem: 'no file matches this pattern' };
  for (const path of found.sort()) {
    if (path.endsWith('/')) yield* filesIn(path.slice(0, -1), isWanted, onEmpty);
    else yield { file: path };
  }
}

/**
 * Does not follow links to folders, so that every walk ends. A broken link counts as a file and is reported when it is
 * read.
 */
const isLinkToFile = (entry: Dirent, path: string): boolean => entry.isSymbolicLink() && !isFolder(path);

const isFolder = (path: string): boolean => statusOf(path)?.isDirectory() ?? false;

/**
 * Reads the paths in a list: one per line, or separated by NUL characters if there are any, as `find -print0` writes
 * them. Returns none, after a report, if the list can't be read.
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
