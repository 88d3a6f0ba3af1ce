/**
 * The plug-in for esbuild: `import { parse } from './my.peggy'`.
 *
 * @module ludogram/esbuild
 */
import { createEsbuildPlugin } from 'unplugin';
import type { BundlerOptions } from './options.js';
import { plugin } from './plugin.js';

export type { BundlerOptions } from './options.js';

/** A plug-in, for `plugins` of esbuild. */
export interface EsbuildPlugin {
  readonly name: string;
  setup(build: object): void | Promise<void>;
}

/** Returns a plug-in that makes each grammar a module with its parser. */
export default function ludogram(options: BundlerOptions = {}): EsbuildPlugin {
  return createEsbuildPlugin(plugin)(options) as EsbuildPlugin;
}
