// Bundles the command line into a few files (`dist/src/bin`): starting some seventy modules one by one costs more time
// than checking a record. Verbs and formats stay apart, so that only what is used is loaded.
import { chmodSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const outdir = 'dist/src/bin';
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: ['src/cli/main.ts'],
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
