import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared.js';

/** An entry point: a module that programs can import from the package. */
export interface EntryPoint {
  /** The specifier: `ludogram/oni`. */
  readonly name: string;
  /** Path of the TypeScript source. */
  readonly source: string;
}

const { name: PACKAGE, exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
};

/** Every entry point of `package.json`. */
export const ENTRY_POINTS: readonly EntryPoint[] = Object.entries(exports).flatMap(([path, target]) =>
  typeof target === 'string'
    ? []
    : { name: `${PACKAGE}${path.slice(1)}`, source: join(ROOT, sourceOf(target.default)) },
);

/** Those that run in a browser: all but the command line and the plug-ins of bundlers. */
export const BROWSER_ENTRY_POINTS = ENTRY_POINTS.filter(
  ({ source }) => !/[\\/]src[\\/](?:cli|bundlers)[\\/]/.test(source),
);

function sourceOf(compiled: string): string {
  return compiled.replace('./dist/', '').replace(/\.js$/, '.ts');
}
