import { statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Names of config files, by priority within a folder. */
export const CONFIG_NAMES: readonly string[] = ['ludogram.config.ts', 'ludogram.config.js', 'ludogram.config.mjs'];

/** Returns the config file in a folder or in the nearest folder above that has one; `undefined` if there is none. */
export function findConfig(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const name = CONFIG_NAMES.find((one) => statSync(join(at, one), { throwIfNoEntry: false })?.isFile() === true);
    if (name !== undefined) return join(at, name);
    if (dirname(at) === at) return undefined;
  }
}

/** An error in a config. The message is for the user, and begins with the file and the location in it. */
export class ConfigError extends Error {}

/** Code of a config doesn't end. It may keep the process alive. */
export class UnfinishedConfigError extends ConfigError {}

/**
 * Returns a path as messages show it: relative if it is in a folder, by default the working folder; unchanged
 * otherwise.
 */
export function shownPath(file: string, from = process.cwd()): string {
  const path = relative(from, file);
  return path === '' || path.startsWith('..') ? file : path.split(sep).join('/');
}
