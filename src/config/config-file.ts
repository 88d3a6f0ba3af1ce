import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Names of config files, by priority within a folder. */
export const CONFIG_NAMES: readonly string[] = ['ludogram.config.ts', 'ludogram.config.js', 'ludogram.config.mjs'];

/** Files and folders that only the root of a project has. */
const ROOT_MARKS: readonly string[] = ['package.json', '.git'];

/**
 * Returns the config file of a folder: in the folder, or in the nearest folder above that has one, up to the root of
 * the project, which is the nearest folder with a `package.json` or `.git`. Outside projects, folders above may belong
 * to anybody, so only the folder itself counts.
 *
 * @param top the folder where the search also ends: this folder or one above it
 */
export function findConfig(folder: string, top?: string): string | undefined {
  for (const at of searchedFolders(resolve(folder), top)) {
    const name = CONFIG_NAMES.find(
      (configName) => statSync(join(at, configName), { throwIfNoEntry: false })?.isFile() === true,
    );
    if (name !== undefined) return join(at, name);
  }
  return undefined;
}

/**
 * Returns the config file that applies to a file in one of the folders that an editor has open. A file elsewhere has
 * none, even if a link leads there.
 *
 * @param path the path of the file, which need not exist; empty for an unsaved file, which may use any config that is
 *   directly in an open folder
 * @param open the paths of the open folders
 */
export function findConfigInFolders(path: string, open: readonly string[]): string | undefined {
  const folders = open.map(realPath);
  if (path === '') return folders.map((folder) => findConfig(folder, folder)).find((config) => config !== undefined);
  const folder = realPath(dirname(path));
  const tops = folders.filter((top) => isInside(folder, top));
  // An open folder may be in another one.
  const [top] = tops.sort((one, other) => one.length - other.length);
  return top === undefined ? undefined : findConfig(folder, top);
}

const isInside = (folder: string, top: string): boolean => folder === top || folder.startsWith(join(top, sep));

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It does not exist yet.
    return resolve(path);
  }
}

function searchedFolders(folder: string, top: string | undefined): readonly string[] {
  const folders: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    folders.push(at);
    if (at === top || isProjectRoot(at)) return folders;
    if (dirname(at) === at) return [folder];
  }
}

/** Whether a folder is the root of a project. */
export const isProjectRoot = (folder: string): boolean => ROOT_MARKS.some((mark) => existsSync(join(folder, mark)));

/**
 * Refuses a config that was found, rather than named, if another user has written it or the link to it.
 *
 * @param from the folder that paths in messages are relative to
 * @throws a {@link ConfigError}
 */
export function requireOwn(file: string, from: string): void {
  if (isOwn(file)) return;
  throw new ConfigError(
    `${shownPath(file, from)} belongs to another user, so it was not run: ` +
      'name it with --config if you trust it, or use --no-config',
  );
}

/**
 * Whether a file and, if it is a link, the file that it leads to belong to this user. Windows doesn't say who owns a
 * file, so there the answer is yes.
 */
export function isOwn(file: string): boolean {
  const user = process.geteuid?.();
  return user === undefined || [lstatSync(file), statSync(file)].every(({ uid }) => uid === user);
}

/** An error in a config. The message is for the user, and begins with the file and the location in it. */
export class ConfigError extends Error {}

/**
 * Returns a path as messages show it: relative if it is in a folder, by default the working folder; unchanged
 * otherwise.
 */
export function shownPath(file: string, from = process.cwd()): string {
  const path = relative(from, file);
  return path === '' || path.startsWith('..') ? file : path.split(sep).join('/');
}

/** Returns the words for a config that was found, but not run. */
export const notRun = (config: string): string => `${config} was not run: name it with --config`;
