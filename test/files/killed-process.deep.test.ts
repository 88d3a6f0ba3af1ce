import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { writeFileAtomically } from '../../src/files/write-file.js';
import { Folder } from '../cli/support.js';

/** A program that writes a file, and waits for ever before it renames the temporary file. */
const PROGRAM = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.renameSync = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  syncBuiltinESMExports();
  const { writeFileAtomically } = await import(process.argv[1]);
  writeFileAtomically(process.argv[2], 'new');
`;

test('the next write removes what a killed process has left', { timeout: 60_000 }, async () => {
  const folder = new Folder({ a: 'old' });
  const left = () => readdirSync(folder.path).filter((name) => name !== 'a');
  const module = pathToFileURL('src/files/write-file.ts').href;
  const args = ['--import', 'tsx', '--input-type', 'module', '-e', PROGRAM, module, folder.at('a')];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  while (left().length === 0) await setTimeout(10);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(left()).toEqual([expect.stringMatching(/^\.ludogram-.*\.tmp$/)]);
  writeFileAtomically(folder.at('a'), 'newer');
  expect([folder.read('a'), left()]).toEqual(['newer', []]);
});
