/**
 * `npm run docs`: writes the pages that follow from the code, then the reference of the library (`docs/api`). With
 * `--check` it writes nothing, names each page that is stale, and checks the reference.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { derivedPages, leftoverPages, stalePages } from './docs-pages.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const flags = process.argv.slice(2);
const unknown = flags.filter((flag) => flag !== '--check');
if (unknown.length > 0) {
  console.error(`unknown flag ${unknown.join(' ')}; npm run docs takes --check`);
  process.exit(2);
}

const pages = await derivedPages();
if (flags.includes('--check')) {
  const stale = [...stalePages(pages), ...leftoverPages(pages)];
  for (const path of stale) console.error(`${path} is stale; npm run docs writes it`);
  const reference = typedoc('--emit', 'none');
  process.exitCode = stale.length > 0 ? 1 : reference;
} else {
  for (const path of leftoverPages(pages)) rmSync(path);
  for (const [path, content] of pages) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  process.exitCode = typedoc();
}

/** Runs typedoc, whose warnings are errors; returns its exit code. */
function typedoc(...args: readonly string[]): number {
  const bin = fileURLToPath(new URL('../node_modules/typedoc/bin/typedoc', import.meta.url));
  return spawnSync(process.execPath, [bin, ...args], { stdio: 'inherit' }).status ?? 1;
}
