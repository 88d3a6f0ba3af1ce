import { builtInOf } from '../../notations/registry.js';
import type { ServerHost } from './host.js';

/**
 * Returns the part of a host that gives a server the grammars of the built-in notations.
 *
 * @param folder the path of the folder with the grammars of this package
 */
export function packagedGrammars(folder: string): NonNullable<ServerHost['grammarOf']> {
  return (entry) => {
    const found = builtInOf(entry);
    return Promise.resolve(found && { path: `${folder}/${found.grammar}.peggy`, startRule: found.startRule });
  };
}
