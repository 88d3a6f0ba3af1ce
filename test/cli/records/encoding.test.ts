import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Folder, ludogram } from '../support.js';
import { wordsEntry } from '../words-notation.js';

const LATIN = Buffer.from('wierd caf\xe9', 'latin1');
const notations = [{ ...wordsEntry(), encodings: ['utf-8', 'latin1'] }];

describe('a notation with several encodings', () => {
  test('a note says which encoding was taken, and the exit code is 0 without an error', async () => {
    const file = new Folder({ 'a.words': Buffer.from('caf\xe9', 'latin1') }).at('a.words');
    const { code, stdout } = await ludogram(['check', '--json', file], { notations });
    expect(code).toBe(0);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: object[] };
    expect(diagnostics).toMatchObject([{ code: 'text/guessed-encoding', severity: 'note', start: 3, end: 4 }]);
  });

  test.each([
    ['d6b0d2b5 20 bfc2bda0 20 b9c5c1a6', 'gb18030'],
    ['a950ab54be b1 20 a4 45 ac 71 20 bb4fc657b4d1b07c', 'big5'],
    ['836a834a838b82cc8ce9 20 82b382a2', 'shift_jis'],
    ['c0ccc3a2c8a3 20 b1b8b4dc', 'gb18030 or euc-kr'],
  ])('a note names the likely encodings of %s', async (bytes, names) => {
    const file = new Folder({ 'a.words': Buffer.from(bytes.replaceAll(' ', ''), 'hex') }).at('a.words');
    const { stdout } = await ludogram(['check', file], { notations });
    expect(stdout).toContain(`this text is not UTF-8, so it is read as latin1: try --encoding ${names}\n`);
    const other = await ludogram(['check', file, '--encoding', 'utf-8'], { notations });
    expect(other.stdout).toContain(`these bytes are not UTF-8: try --encoding ${names}\n`);
  });

  test.each(['M\xfcller', 'J\xf6rg Gr\xf6\xdfe'])('a note names no other encoding for %j', async (words) => {
    const file = new Folder({ 'a.words': Buffer.from(words, 'latin1') }).at('a.words');
    const { stdout } = await ludogram(['check', file], { notations });
    expect(stdout).toContain('note text/guessed-encoding: this text is not UTF-8, so it is read as latin1\n');
  });

  test('a fix keeps the encoding of the file', async () => {
    const folder = new Folder({ 'a.words': LATIN });
    await ludogram(['check', '--fix', folder.at('a.words')], { notations });
    expect(readFileSync(folder.at('a.words'))).toEqual(Buffer.from('weird caf\xe9', 'latin1'));
  });

  test('the fixed text of standard input keeps its encoding', async () => {
    const written: (string | Uint8Array)[] = [];
    const args = ['check', '--fix', '--notation', 'words', '-'];
    await ludogram(args, { notations, stdin: LATIN, onBytes: (bytes) => written.push(bytes) });
    expect(written).toEqual([new Uint8Array(Buffer.from('weird caf\xe9', 'latin1'))]);
  });

  test('the user may name another encoding, which must be known', async () => {
    const file = new Folder({ 'a.words': Buffer.from([0xf7, 0xc4]) }).at('a.words');
    expect((await ludogram(['json', '--encoding', 'KOI8-R', file], { notations })).stdout).toContain(
      'вд'.toUpperCase()[0],
    );
    const { code, stderr } = await ludogram(['json', '--encoding', 'nonsense', file], { notations });
    expect(code).toBe(2);
    expect(stderr).toContain('expected');
  });
});

test('a note says that a text names another encoding than UTF-8, which it is in, and a fix keeps its bytes', async () => {
  const names = [{ ...wordsEntry(), encodings: ['utf-8'], encodingOf: () => 'gb18030' }];
  const folder = new Folder({ 'a.words': 'wierd 勝' });
  const { stdout } = await ludogram(['check', '--json', folder.at('a.words')], { notations: names });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: object[] };
  const note = { code: 'text/misnamed-encoding', severity: 'note', start: 6, end: 7 };
  expect(diagnostics).toMatchObject([{ code: 'words/misspelt' }, note]);
  await ludogram(['check', '--fix', folder.at('a.words')], { notations: names });
  expect(readFileSync(folder.at('a.words'), 'utf8')).toBe('weird 勝');
});

test('a notation that declares no encoding has only UTF-8, unless the user names another', async () => {
  const file = new Folder({ 'a.oni': Buffer.from('BXLUT Byt # caf\xe9', 'latin1') }).at('a.oni');
  expect((await ludogram(['check', file])).stdout).toContain('text/invalid-utf8');
  expect((await ludogram(['check', '--encoding', 'latin1', file])).code).toBe(0);
});

describe('records of a file in UTF-16', () => {
  const text = '\ufeff# größe\nBXLUT Byt\n# Ċ has the byte of a line feed\nBXLUT Byt Lhl\n';
  const littleEndian = Buffer.from(text, 'utf16le');
  const bigEndian = Buffer.from(littleEndian).swap16();
  const json = ['json', '--level', 'structure'];
  const movesOf = (lines: string) =>
    lines
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { moves: unknown[] }).moves.length);

  test.each([littleEndian, bigEndian])('are found by their numbers, and one after another', async (bytes) => {
    const file = new Folder({ 'a.oni': bytes }).at('a.oni');
    const { stdout } = await ludogram([...json, `${file}#2`]);
    expect(movesOf(stdout.replace(/\n */g, ''))).toEqual([2]);
    expect(movesOf((await ludogram([...json, '--many', file])).stdout)).toEqual([1, 2]);
    expect((await ludogram(['check', '--level', 'structure', '--many', file])).stdout).toContain('2 records');
  });

  test('are also found in a stream of single bytes', async () => {
    const stdin = () => Array.from(littleEndian, (byte) => Uint8Array.of(byte));
    const { stdout } = await ludogram([...json, '--many', '--stdin-filename', 'a.oni', '-'], { stdin });
    expect(movesOf(stdout)).toEqual([1, 2]);
  });

  test('end with an error if the file is cut off, after those that are whole', async () => {
    const end = Buffer.from('BX', 'utf16le').subarray(0, -1);
    const file = new Folder({ 'a.oni': Buffer.concat([littleEndian, end]) }).at('a.oni');
    const { code, stdout, stderr } = await ludogram([...json, '--many', file]);
    expect([code, movesOf(stdout)]).toEqual([2, [1]]);
    expect(stderr).toContain('it has bytes that are not UTF-16LE');
  });
});
