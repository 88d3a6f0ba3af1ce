import { findConfigInFolders, requireOwn } from '../../../config/config-file.js';
import { foldersWithConfig } from '../../../config/config-folders.js';
import type { ConfigNotation } from '../../../config/load.js';
import type { TrialExtent } from '../../../config/trial.js';
import { defined } from '../../../defined.js';
import type { ServerHost } from '../../../lsp/index.js';
import type { NotationEntry } from '../../../notation/index.js';
import type { ConfigChoice } from '../../run/config.js';
import { withConfig } from '../../run/config-notations.js';

/** The parts of a host that give a server the notations of configs. */
type ConfigHost = Required<Pick<ServerHost, 'configFolders' | 'configFor' | 'notationsFor' | 'grammarOf'>>;

/**
 * Returns the part of a host that gives a server its configs: the config that the command line names; without one, the
 * configs of the projects in the open folders. Each config is run once.
 *
 * @param builtIn the notations that are known without a config
 * @param choice the config that the command line names or excludes
 * @param extent how much of a config is tried in another process first; a server must not be blocked by its code
 */
export function configHost(
  builtIn: readonly NotationEntry[],
  { file, isOff }: ConfigChoice,
  extent: TrialExtent,
): ConfigHost {
  const loadedByFolder = new Map<string, Promise<LoadedNotations>>();
  const load = (config: string): Promise<LoadedNotations> => {
    const notations = loadedByFolder.get(config) ?? notationsOf(config, builtIn, extent);
    loadedByFolder.set(config, notations);
    return notations;
  };
  return {
    // A config that is named applies everywhere.
    configFolders: (open) => (file !== undefined || isOff ? Promise.resolve(open) : foldersWithConfig(open)),
    configFor(path, open) {
      if (file !== undefined || isOff) return file;
      const found = findConfigInFolders(path, open);
      if (found !== undefined) requireOwn(found, process.cwd());
      return found;
    },
    notationsFor: async (config) => (await load(config)).notations,
    async grammarOf(entry, config) {
      const { withGrammars } = await import('../../grammars/notation-grammars.js');
      const configured = config === undefined ? [] : (await load(config)).configured;
      const found = withGrammars(configured, [entry]).find((one) => one.entry === entry);
      if (found === undefined) return undefined;
      const { grammar: path, startRule, options } = found;
      return { path, options, ...defined({ startRule }) };
    },
  };
}

/** The notations of a config, and the same notations with the built-in ones. */
interface LoadedNotations {
  readonly configured: readonly ConfigNotation[];
  readonly notations: readonly NotationEntry[];
}

async function notationsOf(
  config: string,
  builtIn: readonly NotationEntry[],
  extent: TrialExtent,
): Promise<LoadedNotations> {
  const { loadConfig } = await import('../../../config/load.js');
  const loaded = await loadConfig(config, process.cwd(), extent);
  const configured = await loaded.notations(builtIn);
  return { configured, notations: withConfig(loaded, configured, builtIn) };
}
