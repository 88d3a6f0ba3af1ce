import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryName } from '../../src/files/temporary-files.js';
import { writeFileAtomically } from '../../src/files/write-file.js';
import { Folder } from '../cli/support.js';

test('temporary files that others may need are kept', () => {
  const folder = new Folder();
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const own = temporaryName();
  const leftover = own.replace(`-${process.pid}-`, `-${ended}-`);
  const elsewhere = leftover.replace('.ludogram-', '.ludogram-x');
  const names = [own, elsewhere, '.ludogram-other.tmp'];
  for (const name of [...names, leftover]) writeFileSync(folder.at(name), '');
  writeFileAtomically(folder.at('a'), 'text');
  expect(existsSync(folder.at(leftover))).toBe(false);
  expect(readdirSync(folder.path).sort()).toEqual([...names, 'a'].sort());
});
