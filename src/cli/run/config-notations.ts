import type { ConfigNotation, LoadedConfig } from '../../config/load.js';
import type { NotationEntry } from '../../notation/index.js';

/**
 * Puts the notations of a config before the built-in ones, so that an extension that both have belongs to the config.
 * The options of all of them have the values that the config chooses.
 */
export const withConfig = (
  config: LoadedConfig | undefined,
  configured: readonly ConfigNotation[],
  notations: readonly NotationEntry[],
): readonly NotationEntry[] => [
  ...configured.map(({ entry }) => entry),
  ...notations.map((entry) => config?.withOptions(entry) ?? entry),
];
