/**
 * `npm run sync`: writes every committed file, or part of a file, that follows from the list of notations, the grammars
 * and the games. With `--check` it writes nothing and names each file that is stale.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { derivedFiles, leftoverFiles, staleFiles } from './sync/derived-files.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const flags = process.argv.slice(2);
const unknown = flags.filter((flag) => flag !== '--check');
if (unknown.length > 0) {
  console.error(`unknown flag ${unknown.join(' ')}: npm run sync takes --check`);
  process.exit(2);
}

const files = await derivedFiles();
const stale = staleFiles(files);
const leftover = leftoverFiles(files);
if (flags.includes('--check')) {
  for (const path of [...stale, ...leftover]) console.error(`${path} is stale: run npm run sync`);
  if (stale.length + leftover.length > 0) process.exitCode = 1;
} else {
  for (const path of leftover) rmSync(path);
  for (const path of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, files.get(path)!);
    console.log(`wrote ${path}`);
  }
}
