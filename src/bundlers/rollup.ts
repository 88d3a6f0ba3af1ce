/**
 * The plug-in for Rollup and Rolldown: `import { parse } from './my.peggy'`.
 *
 * @module ludogram/rollup
 */
import { createRollupPlugin } from 'unplugin';
import type { BundlerOptions } from './options.js';
import { plugin } from './plugin.js';

export type { BundlerOptions } from './options.js';

/** A plug-in, for `plugins` of Rollup. */
export interface RollupPlugin {
  readonly name: string;
}

/** Returns a plug-in that makes each grammar a module with its parser. */
export default function ludogram(options: BundlerOptions = {}): RollupPlugin {
  return createRollupPlugin(plugin)(options) as RollupPlugin;
}
