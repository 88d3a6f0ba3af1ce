// Bundles the command line into a few files (`dist/src/bin`): starting some seventy modules one by one takes more time
// than checking a record. Verbs and formats stay apart, so that only what is used is loaded.
import { chmodSync, renameSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const folder = 'dist/src/bin';
// Built beside the old bundle, so that a command that starts meanwhile finds all its files.
const outdir = `${folder}-${process.pid}`;
await build({
  entryPoints: { main: 'src/cli/main.ts', worker: 'src/cli/bulk/worker.ts' },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  chunkNames: '[name]-[hash]',
  logLevel: 'warning',
});
chmodSync(`${outdir}/main.js`, 0o755);
rmSync(folder, { recursive: true, force: true });
renameSync(outdir, folder);
