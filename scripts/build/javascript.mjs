// Bundles the JavaScript: the entry points of the library and the command line share their modules, in
// `dist/src/shared`.
import { chmodSync, renameSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import { build } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { entryPoints, isInstalled, packageFolder, packageOf } from './inputs.mjs';
import { pureInitializers } from './pure-initializers.mjs';

const TARGET = 'node20';

/** The parts of the command line that Node starts. */
const PROGRAMS = {
  'src/bin/main': 'src/cli/main.ts',
  'src/bin/worker': 'src/cli/worker.ts',
  'src/bin/trace-thread': 'src/cli/verbs/trace/thread.ts',
  'src/bin/lsp-thread': 'src/cli/verbs/lsp/thread.ts',
  // tinypool starts it, at this path from its own module.
  'src/shared/entry/worker': 'node_modules/tinypool/dist/entry/worker.js',
  // webpack loads it, at this path from the module of unplugin.
  'src/shared/webpack/loaders/load.mjs': 'node_modules/unplugin/dist/webpack/loaders/load.mjs',
};

/**
 * Modules that start with nearly every verb, and those that nearly every notation needs. Loading them as one file takes
 * half the time of loading forty files.
 */
const COMMAND =
  /\/node_modules\/commander\/|\/src\/(?:cli\/(?!generate\/(?!output)|grammars|verbs\/)|config|files|process)/;
const CORE =
  /\/src\/(?:diagnostics|notation)\/|\/src\/(?:generator\/(?:problem|version)|notations\/(?:[^/]+|.*\/info))\.ts$/;
/** The folders whose modules join the command line if they are short and shared: more files take longer to load. */
const SHORT = /\/src\/(?:cli\/(?!generate\/|grammars|verbs\/)|export|process)/;

/**
 * Parts of packages that ludogram does not use. commander starts verbs that are programs of their own, and loading
 * `node:child_process` for that takes most of its time; peggy makes parsers with `eval`.
 */
const UNUSED = { commander: /^node:child_process$/, peggy: /^\.\/compiler/ };

const withoutUnusedParts = {
  name: 'without-unused-parts',
  resolveId: {
    order: 'pre',
    // One module for each package, so that the packages share none.
    handler(id, importer = '') {
      const name = packageOf(importer);
      return UNUSED[name]?.test(id) ? `\0unused-${name}` : undefined;
    },
  },
  load: (id) => (id.startsWith('\0unused-') ? 'module.exports = {};' : undefined),
};

/** unplugin loads this package for plug-ins that resolve modules in webpack, which those of ludogram do not. */
const VIRTUAL_MODULES = '__require("webpack-virtual-modules")';

const withoutVirtualModules = {
  name: 'without-virtual-modules',
  transform: {
    filter: { id: /\/node_modules\/unplugin\/dist\/index\.mjs$/ },
    handler(code) {
      if (!code.includes(VIRTUAL_MODULES)) throw new Error('unplugin no longer loads webpack-virtual-modules');
      return { code: code.replaceAll(VIRTUAL_MODULES, 'undefined'), map: null };
    },
  },
};

const options = {
  // Not `node`: the library also runs in browsers.
  platform: 'neutral',
  resolve: {
    mainFields: ['module', 'main'],
    conditionNames: ['node', 'import', 'module', 'default'],
  },
  external: isInstalled,
  plugins: [
    withoutUnusedParts,
    withoutVirtualModules,
    pureInitializers,
    // CommonJS packages call `require` for modules of Node.
    esmExternalRequirePlugin({ external: builtinModules.flatMap((name) => [name, `node:${name}`]) }),
  ],
  transform: { target: TARGET },
  checks: { bundlerTimings: false },
  logLevel: 'warn',
};

/** The parts for Node of packages that browsers also load. */
const NODE_ONLY = /\/node_modules\/vscode-[^/]+\/lib\/node\//;

/** The files that Node starts. They run when they are loaded, so no other file may contain them. */
const STARTED = new Set(Object.values(PROGRAMS).map((path) => resolve(path)));

/** Returns the name of the file with a package, without its scope sign: `clack-prompts`; `null` for none. */
function packageChunk(id) {
  if (STARTED.has(id)) return null;
  const name = packageOf(id)?.replace(/^@/, '').replaceAll('/', '-') ?? null;
  return NODE_ONLY.test(id) ? `${name}-node` : name;
}

const comments = { legal: true, annotation: true, jsdoc: false };

/**
 * Writes `dist/src`: a file for each entry point and each part of the command line, and the modules that they share.
 * Each verb, notation and package stays apart, so that only what is used is loaded. Also writes the runtime of parsers
 * as one file, which `generate --js --standalone` copies.
 *
 * @returns the folders of the packages that are bundled
 */
export async function bundleJavaScript() {
  // Built beside the old bundle, so that a command that starts meanwhile finds all its files.
  const outdir = `dist/src-${process.pid}`;
  const { output } = await build({
    ...options,
    input: { ...PROGRAMS, ...Object.fromEntries(entryPoints.map((path) => [path, `${path}.ts`])) },
    output: {
      dir: outdir,
      format: 'esm',
      entryFileNames: ({ name }) => name.replace(/^src\//, '').replace(/(?<!\.mjs)$/, '.js'),
      chunkFileNames: 'shared/[name]-[hash].js',
      comments,
      codeSplitting: {
        groups: [
          // Apart from the registry, which leads to all notations: a bundle with a parser needs only this.
          { name: 'cst', test: /\/src\/cst\//, priority: 4 },
          { name: 'core', test: CORE, minShareCount: 4, priority: 3 },
          // Apart from the command line: what the generator imports runs in browsers.
          { name: 'version', test: /\/src\/version\.ts$/, priority: 4 },
          { name: 'command', test: COMMAND, minShareCount: 4, priority: 2 },
          { name: 'command', test: SHORT, minShareCount: 3, maxModuleSize: 2500, priority: 2 },
          // Apart from the parts of packages that only Node can load.
          { debugName: 'packages', name: packageChunk, test: (id) => !NODE_ONLY.test(id), priority: 1 },
          { debugName: 'packages for Node', name: packageChunk },
        ],
      },
    },
  });
  chmodSync(`${outdir}/bin/main.js`, 0o755);
  rmSync('dist/src', { recursive: true, force: true });
  renameSync(outdir, 'dist/src');
  await build({
    ...options,
    input: 'src/cst/index.ts',
    output: { file: 'dist/standalone/index.js', format: 'esm', comments: { ...comments, jsdoc: true } },
  });
  await bundlePage();
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
  return [...new Set(modules.filter((id) => packageOf(id) !== undefined).map(packageFolder))];
}

/** The modules that notations share. */
const SHARED = /\/src\/(?:cst\/|diagnostics\/|notation\/|[^/]+\.ts$)/;

/** Writes `dist/page`: the script of the page of `ludogram play`, which a browser loads with nothing else. */
async function bundlePage() {
  const dir = `dist/page-${process.pid}`;
  await build({
    ...options,
    external: [],
    resolve: { mainFields: ['module', 'main'], conditionNames: ['browser', 'import', 'module', 'default'] },
    plugins: [withoutUnusedParts, pureInitializers],
    input: { main: 'src/page/main.ts' },
    output: {
      dir,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      minify: true,
      // Modules that several notations share come as one file, so that a browser makes few requests.
      codeSplitting: { groups: [{ name: 'core', test: SHARED, minShareCount: 3 }] },
    },
  });
  rmSync('dist/page', { recursive: true, force: true });
  renameSync(dir, 'dist/page');
}
