/**
 * Config files, which name notations that are not built in: finding, running and checking them.
 *
 * @module
 */
export { ConfigError } from './config-error.js';
export { CONFIG_NAMES, findConfig } from './find.js';
export { type ConfigNotation, loadConfig, type LoadedConfig, type NotationFiles } from './load.js';
export { shownPath } from './shown-path.js';
