import { dirname } from 'node:path';
import type { NotationEntry } from '../../notation/index.js';
import { withConfig } from '../config.js';
import type { Context } from '../verb.js';

/**
 * The notations that files may be in: those of the config that is nearest to them, and the given ones. Each config is read once.
 *
 * @returns a function of the path of a file; of an unsaved one, of the empty path
 */
export function notationsByFile({
  formats,
  readConfig,
}: Pick<Context, 'formats' | 'readConfig'>): (path: string) => Promise<readonly NotationEntry[]> {
  const known = new Map<string, Promise<readonly NotationEntry[]>>();
  const notationsOf = async (folder: string): Promise<readonly NotationEntry[]> => {
    const config = await readConfig(folder);
    return config === undefined ? formats : withConfig(await config.notations(formats), formats);
  };
  return (path) => {
    const folder = path === '' ? process.cwd() : dirname(path);
    let notations = known.get(folder);
    if (notations === undefined) known.set(folder, (notations = notationsOf(folder)));
    return notations;
  };
}
