import { execFileSync } from 'node:child_process';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { expect, test } from 'vitest';
import { Folder } from '../../cli/support.js';
import { BUILT_PROGRAM } from '../../support/package/built-program.js';

/** Prints the number of bytes that the process has read, when it ends. */
const COUNT = `data:text/javascript,${encodeURIComponent(`
import { readFileSync, writeSync } from 'node:fs';
process.on('exit', () => writeSync(1, '\\n' + /rchar: (\\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))[1]));
`)}`;

/** Runs the command line; returns the number of bytes that it has read from files. */
function bytesReadBy(...args: readonly string[]): number {
  const out = execFileSync(process.execPath, ['--import', COUNT, BUILT_PROGRAM, ...args], { encoding: 'utf8' });
  return Number(out.slice(out.lastIndexOf('\n') + 1));
}

/** Games of which no two are equal, so that they hardly compress. */
const gamesOf = (count: number): string =>
  Array.from({ length: count }, (_, i) => `BXLUT Byt # ${Math.sin(i)}${Math.cos(i)}\n`).join('');

const SHARDS = 4;

test.runIf(process.platform === 'linux').each([
  ['a plain file', 'a.oni', (text: Buffer) => Promise.resolve(text)],
  [
    'a file of many frames',
    'a.oni.zst',
    async (text: Buffer) => {
      const zstd = await Zstd.load();
      const frames = Array.from({ length: 64 }, (_, i) => {
        const size = Math.ceil(text.length / 64);
        return zstd.compress(text.subarray(i * size, (i + 1) * size));
      });
      return Buffer.concat(frames);
    },
  ],
])('the shards of a manifest together read %s once', async (_, name, fileOf) => {
  const bytes = await fileOf(Buffer.from(gamesOf(150_000)));
  const folder = new Folder({ [name]: bytes, [`small-${name}`]: await fileOf(Buffer.from(gamesOf(SHARDS))) });
  const readTo = (file: string, out: string): number => {
    const manifest = folder.at(`${out}.manifest`);
    bytesReadBy('export', '--write-manifest', manifest, '--ranges', `${SHARDS}`, '--many', folder.at(file));
    let total = 0;
    for (let shard = 1; shard <= SHARDS; shard++) {
      const options = ['--jobs', '1', '--level', 'syntax', '--shard', `${shard}/${SHARDS}`];
      total += bytesReadBy('export', '--to', 'csv', '-o', folder.at(out), '--manifest', manifest, ...options);
    }
    return total;
  };
  // The program and its libraries are read too.
  const ofProgram = readTo(`small-${name}`, 'small');
  const ofInput = readTo(name, 'out') - ofProgram;
  expect(ofInput / bytes.length).toBeGreaterThan(0.95);
  // A shard also reads the frame in which its last record ends, and what streams read ahead.
  expect(ofInput - bytes.length).toBeLessThan(SHARDS * 2 ** 18);
});
