import { createContext, runInContext } from 'node:vm';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { ENTRY_POINTS } from '../docs/entry-points.js';
import { ROOT } from '../shared.js';

/** The browser globals that the package uses besides those of the language. None is specific to Node. */
const WEB_GLOBALS = { console, structuredClone, TextDecoder, TextEncoder, URL, performance };

/** A program for browsers: its code as one script, and its source files. */
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

/** Lets a program import generated files from memory, under a folder of this name. */
export function generatedFiles(folder: string, files: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'generated',
    setup(build) {
      build.onResolve({ filter: /^ludogram\/cst$/ }, () => ({
        path: ENTRY_POINTS.find(({ name }) => name === 'ludogram/cst')!.source,
      }));
      build.onResolve({ filter: new RegExp(`^(?:\\./)?${folder}/`) }, ({ path }) => ({
        path: path.replace(/^\.\//, '').replace(/\.js$/, '.ts'),
        namespace: folder,
      }));
      build.onResolve({ filter: /^\.\//, namespace: folder }, ({ path }) => ({
        path: path.replace(/^\./, folder).replace(/\.js$/, '.ts'),
        namespace: folder,
      }));
      build.onLoad({ filter: /./, namespace: folder }, ({ path }) => ({
        contents: files.get(path.slice(folder.length + 1))!,
        loader: 'ts',
      }));
    },
  };
}
