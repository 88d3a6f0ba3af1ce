import { createContext, runInContext } from 'node:vm';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { ROOT } from './shared.js';

/** The globals of every browser that the package uses beside those of the language. Nothing of Node is among them. */
const WEB_GLOBALS = { console, structuredClone, TextDecoder, TextEncoder, URL, performance };

/** A program for browsers: its code as one script, and what it is made from. */
export interface Bundle {
  readonly code: Uint8Array;
  readonly metafile: Metafile;
}

/** Bundles TypeScript source for browsers; `contents` imports from the root of the repository. Nothing is external. */
export async function bundleForBrowser(contents: string, options: BuildOptions = {}): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    logLevel: 'silent',
    ...options,
    write: false,
    metafile: true,
  });
  return { code: outputFiles![0]!.contents, metafile: metafile! };
}

/** Bundles `contents` and runs it where there is no `require`, `process` or module; returns what it exports. */
export async function runInBrowser(contents: string, options: BuildOptions = {}): Promise<Record<string, unknown>> {
  const { code } = await bundleForBrowser(contents, { ...options, format: 'iife', globalName: 'exported' });
  const context = createContext({ ...WEB_GLOBALS });
  runInContext(new TextDecoder().decode(code), context);
  return runInContext('exported', context) as Record<string, unknown>;
}
