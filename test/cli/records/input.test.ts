import { symlinkSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { orList } from '../../../src/diagnostics/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Folder, ludogram, type Outcome, WON, WRONG_CARD } from '../support.js';
import { wordsEntry } from '../words-notation.js';

const LATIN_1 = Buffer.from(`# caf\u00e9\n${WON}`, 'latin1');

/** The `file` of each line of `check --json`, relative to `folder`. */
function files({ stdout }: Outcome, folder: Folder): string[] {
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line).file.replace(`${folder.path}/`, ''));
}

describe('folders', () => {
  const tree = {
    'b.oni': WON,
    'a.oni': WON,
    'B.ONI': WON,
    'notes.txt': 'not a record',
    'sub/deep/c.oni': WON,
    '.hidden/d.oni': WON,
    'node_modules/e.oni': WON,
    'sub/node_modules/f.oni': WON,
  };

  test('are walked for known extensions, in a stable order, without dot folders and node_modules', async () => {
    const folder = new Folder(tree);
    const outcome = await ludogram(['check', '--json', folder.path]);
    expect(files(outcome, folder)).toEqual(['B.ONI', 'a.oni', 'b.oni', 'sub/deep/c.oni']);
    expect(outcome.code).toBe(0);
  });

  test('are walked for all files where the notation is given', async () => {
    const folder = new Folder(tree);
    const outcome = await ludogram(['check', '--json', '--format', 'oni', folder.path]);
    expect(files(outcome, folder)).toEqual(['B.ONI', 'a.oni', 'b.oni', 'notes.txt', 'sub/deep/c.oni']);
    expect(outcome.code).toBe(1);
  });

  test('are walked even where they would be left out, if they are named themselves', async () => {
    const folder = new Folder(tree);
    const outcome = await ludogram(['check', '--json', folder.at('.hidden'), folder.at('node_modules')]);
    expect(files(outcome, folder)).toEqual(['.hidden/d.oni', 'node_modules/e.oni']);
  });

  test('a file that is reached twice is read once', async () => {
    const folder = new Folder({ 'a.oni': WON, 'b.oni': WON });
    const outcome = await ludogram(['check', '--json', folder.at('b.oni'), folder.path, folder.at('./a.oni')]);
    expect(files(outcome, folder)).toEqual(['b.oni', 'a.oni']);
  });

  test('links to files are read, links to folders are not followed, broken ones are reported', async () => {
    const folder = new Folder({ 'real/a.oni': WON });
    symlinkSync(folder.at('real/a.oni'), folder.at('link.oni'));
    symlinkSync(folder.path, folder.at('real/loop'));
    symlinkSync(folder.at('nowhere'), folder.at('real/broken.oni'));
    const outcome = await ludogram(['check', '--json', folder.path]);
    expect(files(outcome, folder)).toEqual(['link.oni', 'real/a.oni', 'real/broken.oni']);
    expect(outcome.code).toBe(2);
    expect(outcome.stderr).toContain('broken.oni: no such file');
  });

  test('a folder without records is not an error, but is reported', async () => {
    const folder = new Folder({ 'notes.txt': '' });
    const { code, stderr } = await ludogram(['check', folder.path]);
    expect(code).toBe(0);
    expect(stderr).toContain(`${folder.path} contains no file of a known notation`);
  });

  test.each(['tree', 'json', 'replay', 'render', 'explain'])('%s requires a file, not a folder', async (verb) => {
    const folder = new Folder({ 'a.oni': WON });
    const { code, stdout, stderr } = await ludogram([verb, folder.path]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(`error: can't read ${folder.path}: it is a folder\n`);
  });
});

describe('exit codes', () => {
  test('2 outranks 1, and the other files are still read', async () => {
    const folder = new Folder({ 'wrong.oni': WRONG_CARD, 'won.oni': WON });
    const outcome = await ludogram([
      'check',
      '--json',
      folder.at('missing.oni'),
      folder.at('wrong.oni'),
      folder.at('won.oni'),
    ]);
    expect(outcome.code).toBe(2);
    expect(files(outcome, folder)).toEqual(['missing.oni', 'wrong.oni', 'won.oni']);
    expect(outcome.stderr).toBe(`error: can't read ${folder.at('missing.oni')}: no such file or directory\n`);
  });

  test('an empty path is reported as such', async () => {
    const { code, stderr } = await ludogram(['check', '']);
    expect([code, stderr]).toEqual([2, 'error: can\'t read "": the path is empty\n']);
  });
});

describe('the choice of a notation', () => {
  const notations = [...NOTATIONS, wordsEntry()];
  const ids = notations.map(({ id }) => id);

  test('--format outranks the extension, the extension outranks the content', async () => {
    const folder = new Folder({ 'a.words': WON, 'b.data': WON });
    const notationOf = async (...args: string[]) => {
      const { stdout } = await ludogram(['check', '--json', ...args], { notations });
      return JSON.parse(stdout).format;
    };
    expect(await notationOf('--format', 'oni', folder.at('a.words'))).toBe('oni');
    expect(await notationOf(folder.at('a.words'))).toBe('words');
    expect(await notationOf(folder.at('b.data'))).toBe('oni');
  });

  test('only notations that are needed are loaded', async () => {
    const words = wordsEntry();
    const { code } = await ludogram(['check', '-'], { stdin: WON, notations: [...NOTATIONS, words] });
    expect(code).toBe(0);
    expect(words.loads).toBe(0);
  });

  test('a text that looks like no notation is reported with the flag that names one: exit code 2, and the others are still read', async () => {
    const folder = new Folder({ 'letter.txt': 'Dear Sir,', 'won.oni': WON });
    const outcome = await ludogram(['check', '--json', folder.at('letter.txt'), folder.at('won.oni')], { notations });
    expect(outcome.code).toBe(2);
    expect(files(outcome, folder)).toEqual(['letter.txt', 'won.oni']);
    expect(outcome.stderr).toBe(
      `error: can't tell the notation of ${folder.at('letter.txt')}; name it with --notation (${ids.join(', ')})\n`,
    );
  });

  const TAR = Buffer.alloc(512);
  TAR.write('won.oni');
  TAR.write('ustar', 257);

  test.each([
    [
      'games.zip',
      Buffer.from('PK\x03\x04\x14\x00'),
      'it is a .zip archive; extract its files, or pipe them to standard input',
    ],
    ['games.tar', TAR, 'it is a .tar archive; extract its files, or pipe them to standard input'],
    ['games.tar.gz', gzipSync(TAR), 'it is a .tar archive; extract its files, or pipe them to standard input'],
    ['games.tgz', gzipSync(TAR), 'it is compressed; decompress it, or give it a name that ends in .gz'],
    [
      'games.oni',
      Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0]),
      'it is compressed; decompress it, or give it a name that ends in .zst',
    ],
  ])('%s is not taken for text', async (name, bytes, reason) => {
    const folder = new Folder({ [name]: bytes });
    for (const flags of [[], ['--notation', 'oni'], ['--notation', 'oni', '--many']]) {
      const { code, stdout, stderr } = await ludogram(['check', ...flags, folder.at(name)]);
      expect([code, stderr]).toEqual([2, `error: can't read ${folder.at(name)}: ${reason}\n`]);
      expect(stdout).toBe('');
    }
  });

  test('a text with the letters of a .tar file is a text', async () => {
    const folder = new Folder({ 'won.oni': `#${' '.repeat(256)}ustar \n${WON}` });
    expect(await ludogram(['check', folder.at('won.oni')])).toMatchObject({ code: 0, stderr: '' });
  });

  test('a dialect that no notation has is reported with those that there are', async () => {
    const { code, stdout, stderr } = await ludogram(['check', '--dialect', 'odd', '-'], { stdin: WON, notations });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^error: unknown dialect "odd": (\S+ has .*; )*words has new and old\n$/);
  });

  test('a dialect of another notation is reported', async () => {
    const outcome = await ludogram(['check', '--format', 'oni', '--dialect', 'old', '-'], { stdin: WON, notations });
    expect(outcome).toEqual({ code: 2, stdout: '', stderr: 'error: unknown dialect "old": oni has no dialects\n' });
    const guessed = await ludogram(['check', '--dialect', 'old', '-'], { stdin: WON, notations });
    expect(guessed.code).toBe(2);
    expect(guessed.stderr).toContain('-: unknown dialect "old": oni has no dialects');
  });

  test.each([
    ['--format', 'chess', orList(ids)],
    ['--level', 'strict', 'syntax, structure or rules'],
  ])('an unknown %s names the valid ones', async (flag, value, valid) => {
    for (const verb of ['check', 'tree', 'json', 'format', 'replay', 'render', 'explain']) {
      const { code, stdout, stderr } = await ludogram([verb, flag, value, '-'], { stdin: WON, notations });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(new RegExp(`"${value}" isn't a value of ${flag} <.*>: expected ${valid}\n`));
    }
  });
});

describe('bytes that are not UTF-8', () => {
  test('are one error, at the first such location', async () => {
    const folder = new Folder({ 'latin.oni': LATIN_1 });
    const { code, stdout } = await ludogram(['check', '--json', folder.path]);
    expect(code).toBe(1);
    const { ok, diagnostics } = JSON.parse(stdout);
    expect(ok).toBe(false);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: 'text/invalid-utf8', start: 5, line: 1, column: 6 });
  });

  test.each([
    ['check', '--fix', '--unsafe-fixes'],
    ['format', '--write'],
    ['format', '--write', '--style', 'compact'],
  ])('are never written back: %s %s', async (...args) => {
    const bytes = Buffer.concat([Buffer.from(`# ${'\xe9'} `, 'latin1'), Buffer.from(`\n${WRONG_CARD}`)]);
    const folder = new Folder({ 'latin.oni': bytes });
    const before = folder.read('latin.oni');
    expect((await ludogram([...args, folder.path])).code).toBe(1);
    expect(folder.read('latin.oni')).toBe(before);
    const piped = await ludogram([...args, '-'], { stdin: bytes });
    expect(piped.code).toBe(1);
    expect(piped.stdout).not.toContain('BXLUT');
  });

  test('are reported on standard error by the verbs that print something else', async () => {
    for (const verb of ['tree', 'json', 'replay', 'render']) {
      const { code, stderr } = await ludogram([verb, '-'], { stdin: LATIN_1 });
      expect(code).toBe(1);
      expect(stderr).toContain('-:1:6: error text/invalid-utf8');
    }
  });

  test('do not hide what notation the rest is in', async () => {
    const { stdout } = await ludogram(['check', '--json', '-'], { stdin: Buffer.from('BXLUT \xff', 'latin1') });
    expect(JSON.parse(stdout)).toMatchObject({ format: 'oni', diagnostics: [{ start: 6 }] });
  });
});

test('a byte-order mark is kept, and means nothing', async () => {
  const folder = new Folder({ 'bom.oni': `\ufeff${WRONG_CARD}` });
  const { stdout } = await ludogram(['check', '--json', folder.path]);
  expect(JSON.parse(stdout).diagnostics).toMatchObject([{ start: WRONG_CARD.indexOf('Ehl') + 1 }]);
  expect((await ludogram(['check', '--fix', '--unsafe-fixes', folder.path])).code).toBe(0);
  expect(folder.read('bom.oni')).toBe(`\ufeff${WON}`);
});

test('--stdin-filename names standard input and gives its notation', async () => {
  const { stdout } = await ludogram(['check', '--json', '--stdin-filename', 'games/a.oni', '-'], { stdin: 'x' });
  expect(JSON.parse(stdout)).toMatchObject({ file: 'games/a.oni', format: 'oni', ok: false });
  const json = await ludogram(['json', '--stdin-filename', 'a.fen', '-'], { stdin: '9/9/9/9/9/9/9/9/9/9 w\n' });
  expect(json.code).toBe(0);
});

test('--fix and --write never touch the file that --stdin-filename names', async () => {
  const folder = new Folder({ 'a.oni': 'kept' });
  const named = ['--stdin-filename', folder.at('a.oni'), '-'];
  const fixed = await ludogram(['check', '--fix', ...named], { stdin: WON });
  expect(fixed.stdout).toBe(WON);
  await ludogram(['format', '--write', ...named], { stdin: WON });
  expect(folder.read('a.oni')).toBe('kept');
});

test('--fix and --write never touch the files that records of NDJSON name', async () => {
  const folder = new Folder({ 'a.oni': 'kept' });
  folder.write('x.ndjson', JSON.stringify({ text: 'bxlut BYTLbh', file: folder.at('a.oni') }));
  const { stdout, stderr } = await ludogram(['format', '--write', folder.at('x.ndjson')]);
  expect(stderr).toContain('is in a file of many records, so it is not changed');
  expect(stdout).toBe('');
  await ludogram(['check', '--fix', folder.at('x.ndjson')]);
  expect(folder.read('a.oni')).toBe('kept');
});
