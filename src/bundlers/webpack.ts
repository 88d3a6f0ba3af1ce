/**
 * The plug-in for webpack: `import { parse } from './my.peggy'`.
 *
 * @module ludogram/webpack
 */
import { createWebpackPlugin } from 'unplugin';
import type { BundlerOptions } from './options.js';
import { plugin } from './plugin.js';

export type { BundlerOptions } from './options.js';

/** A plug-in, for `plugins` of webpack. */
export interface WebpackPlugin {
  apply(compiler: object): void;
}

/** Returns a plug-in that makes each grammar a module with its parser. */
export default function ludogram(options: BundlerOptions = {}): WebpackPlugin {
  return createWebpackPlugin(plugin)(options) as WebpackPlugin;
}
