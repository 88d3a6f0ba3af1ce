/**
 * The plug-in for Vite: `import { parse } from './my.peggy'`.
 *
 * @module ludogram/vite
 */
import { createVitePlugin } from 'unplugin';
import type { BundlerOptions } from './options.js';
import { plugin } from './plugin.js';

export type { BundlerOptions } from './options.js';

/** A plug-in, for `plugins` of Vite. */
export interface VitePlugin {
  readonly name: string;
}

/** Returns a plug-in that makes each grammar a module with its parser. */
export default function ludogram(options: BundlerOptions = {}): VitePlugin {
  return createVitePlugin(plugin)(options) as VitePlugin;
}
