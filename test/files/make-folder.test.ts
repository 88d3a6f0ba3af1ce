import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeFolder } from '../../src/files/make-folder.js';
import { Folder } from '../cli/support.js';

/** Lets Node fail as on a disk that is read-only, until the end of the test. */
function makeReadOnly(): void {
  const failed = (code: string) => Object.assign(new Error(`${code}: reason`), { code });
  const spy = vi.spyOn(fs, 'mkdirSync').mockImplementation((_, options) => {
    const isRecursive = typeof options === 'object' && options?.recursive === true;
    throw failed(isRecursive ? 'ENOENT' : 'EROFS');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('a folder is created with those that it is in, and may exist', () => {
  const folder = new Folder();
  for (let i = 0; i < 2; i++) makeFolder(folder.at('a/b/c'));
  expect(existsSync(folder.at('a/b/c'))).toBe(true);
});

test.each(['a', 'a/b/c'])('the error for %s on a disk that is read-only says so', (name) => {
  const folder = new Folder();
  makeReadOnly();
  expect(() => makeFolder(folder.at(name))).toThrow('EROFS');
});

test('a name that a file has already is an error', () => {
  const folder = new Folder({ a: '' });
  for (const name of ['a', 'a/b']) expect(() => makeFolder(folder.at(name))).toThrow(/EEXIST|ENOTDIR/);
});
