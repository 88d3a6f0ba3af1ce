// Bundles the command line into a few files (`dist/src/bin`): starting some seventy modules one by one takes more time
// than checking a record. Verbs and formats stay apart, so that only what is used is loaded.
import { chmodSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'rolldown';

const folder = 'dist/src/bin';
// Built beside the old bundle, so that a command that starts meanwhile finds all its files.
const outdir = `${folder}-${process.pid}`;

/** Modules that start with nearly every verb. Loading them as one file takes half the time of loading forty files. */
const STARTS = /\/node_modules\/commander\/|\/src\/(?:cli|config|cst|diagnostics|files|notation)\//;

/**
 * commander takes 25 ms as separate modules, most of it for `node:child_process`, with which it starts the verbs that are
 * programs of their own: ludogram has none.
 */
const commanderWithoutProcesses = {
  name: 'commander-without-processes',
  resolveId: (id, importer) =>
    id === 'node:child_process' && importer?.includes('/commander/') ? '\0no-processes' : undefined,
  load: (id) => (id === '\0no-processes' ? 'export {};' : undefined),
};

const isExternal = (id, importer = '') =>
  !importer.includes('/commander/') && (isBuiltin(id) || (/^[\w@]/.test(id) && id !== 'commander'));

await build({
  input: { main: 'src/cli/main.ts', worker: 'src/cli/bulk/worker.ts', 'lsp-thread': 'src/cli/lsp/thread.ts' },
  platform: 'node',
  external: isExternal,
  plugins: [commanderWithoutProcesses],
  transform: { target: 'node20' },
  logLevel: 'warn',
  output: {
    dir: outdir,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    comments: false,
    codeSplitting: { groups: [{ name: 'shared', test: STARTS, minShareCount: 4 }] },
    // The bundle contains commander, whose license asks for its text in every copy.
    postBanner: ({ moduleIds }) =>
      moduleIds.some((id) => id.includes('/commander/'))
        ? `/*!\ncommander\n${readFileSync('node_modules/commander/LICENSE', 'utf8')}*/`
        : '',
  },
});
chmodSync(`${outdir}/main.js`, 0o755);
rmSync(folder, { recursive: true, force: true });
renameSync(outdir, folder);
