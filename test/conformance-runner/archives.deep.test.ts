import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packAllSuites, packSuites } from '../../scripts/build/suites.mjs';
import { dialectsOf, hasCases, lintSuite, readCases, readManifest, suiteVersion } from '../../src/conformance/index.js';
import { readTar } from '../../src/files/tar.js';
import { ludogram } from '../cli/support.js';
import { casesOf, SUITES, TESTED_NOTATIONS } from '../support/cases.js';
import { filesUnder } from '../support/files.js';

let folder: string;
let archives: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludogram-archives-'));
  archives = join(folder, 'suites');
  packSuites(archives);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(TESTED_NOTATIONS)('the archive of $id has every case and manifest', async (entry) => {
  expect(readCases(archives, entry.id)).toEqual(casesOf(entry.id));
  for (const dialect of dialectsOf(entry)) {
    expect(readManifest(archives, entry.id, dialect)).toEqual(readManifest(SUITES, entry.id, dialect));
  }
  expect(await lintSuite(archives, entry)).toEqual([]);
});

test('one archive per notation, each with the version', () => {
  const names = filesUnder(archives).map((file) => relative(archives, file));
  expect(names).toEqual(TESTED_NOTATIONS.map(({ id }) => `${id}.tar.gz`).sort());
  expect(suiteVersion(archives)).toBe(suiteVersion(SUITES));
  expect(hasCases(archives, 'chess')).toBe(false);
});

test('tar unpacks the archive of all suites to the files of the repository', () => {
  const archive = packAllSuites(folder);
  const top = `ludogram-suites-${suiteVersion(SUITES)}`;
  expect(archive).toBe(join(folder, `${top}.tar.gz`));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const contents = (from: string) => filesUnder(from).map((file) => [relative(from, file), readFileSync(file, 'utf8')]);
  expect(contents(join(folder, top))).toEqual(contents(SUITES));
});

test('archives of other programs are read, with long paths and empty files', () => {
  const long = `${'folder/'.repeat(20)}${'name'.repeat(20)}.txt`;
  const tree = join(folder, 'tree');
  const files = { 'a.txt': 'ä\n', 'empty.txt': '', [long]: 'x'.repeat(1000) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(tree, path, '..'), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const out = join(folder, 'other.tar.gz');
  execFileSync('tar', ['--format=ustar', '-czf', out, '-C', tree, ...Object.keys(files)]);
  const found = [...readTar(gunzipSync(readFileSync(out)))].map(([path, bytes]) => [
    path,
    new TextDecoder().decode(bytes),
  ]);
  expect(Object.fromEntries(found)).toEqual(files);
  expect(() => readTar(gunzipSync(readFileSync(out)).subarray(0, 2500))).toThrow('the archive is cut off');
});

test('the command runs suites from archives as from files, and refuses to change them', async () => {
  const passed = (text: string) => /^oni.*$/m.exec(text)?.[0];
  const fromFiles = await ludogram(['conformance', '--format', 'oni', '--suites', SUITES]);
  const fromArchives = await ludogram(['conformance', '--format', 'oni', '--suites', archives]);
  expect(passed(fromArchives.stdout)).toBe(passed(fromFiles.stdout));
  expect(passed(fromArchives.stdout)).toMatch(/^oni +\d\d+ passed, 0 failed/);
  expect(fromArchives.code).toBe(0);
  for (const flag of ['--update', '--update-manifest', '--init']) {
    const refused = await ludogram(['conformance', '--format', 'oni', '--suites', archives, flag]);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('unpack them');
  }
});
