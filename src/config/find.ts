import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

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
