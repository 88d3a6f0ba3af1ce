import { isAbsolute } from 'node:path';
import { foundFile, isObjectAddress, statusOf, storeOf } from '../../../files/store/index.js';
import { readBytes, STANDARD_INPUT } from '../../records/input.js';
import type { Item } from '../../records/item.js';
import { UsageError } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';

/** Selects the files of a folder that are records. */
type IsWanted = (file: string) => boolean;

/** Called with a folder that has no matching files. */
type OnEmpty = (folder: string) => void;

/**
 * Yields the files that paths lead to, in the order given. Folders are walked, always in the same order, for files that
 * `isWanted`. A path with `*`, `?`, `[…]` or `{…}` that is not a file itself is a glob, except the address of an
 * object. A path that can't be read is an item with a problem.
 */
export async function* filesAt(paths: Iterable<string>, isWanted: IsWanted, onEmpty: OnEmpty): AsyncGenerator<Item> {
  for (const path of paths) {
    const status = path === STANDARD_INPUT ? undefined : await statusOf(path);
    const isGlob = status?.kind !== 'file' && !isObjectAddress(path) && /[*?[{]/.test(path);
    if (status?.kind === 'folder') yield* filesIn(path, isWanted, onEmpty);
    else if (isGlob) yield* matching(path, isWanted, onEmpty);
    else yield foundFile(path, status);
  }
}

async function* filesIn(folder: string, isWanted: IsWanted, onEmpty: OnEmpty): AsyncGenerator<Item> {
  let isEmpty = true;
  for await (const item of storeOf(folder).walk(folder, isWanted)) {
    isEmpty = false;
    yield item;
  }
  if (isEmpty) onEmpty(folder);
}

/** Yields the files that match a glob, and those in folders that match it, in the order of their names. */
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
    else yield foundFile(path, await statusOf(path));
  }
}

/**
 * Reads the paths in a list: one per line, or separated by NUL characters if there are any, as `find -print0` writes
 * them. Returns none, after a report, if the list can't be read.
 *
 * @param list path of the file; `-` is standard input
 * @throws a {@link UsageError} if standard input is the list, and a file in it
 */
export async function pathsOfList(list: string, context: Context): Promise<readonly string[]> {
  const bytes = await readBytes(list, context);
  if (bytes === undefined) return [];
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const paths = text.split(text.includes('\0') ? '\0' : /\r?\n/).filter((path) => path !== '');
  if (list === STANDARD_INPUT && paths.includes(STANDARD_INPUT)) {
    throw new UsageError('standard input is the list of files, so "-" can\'t be a file in it');
  }
  return paths;
}
