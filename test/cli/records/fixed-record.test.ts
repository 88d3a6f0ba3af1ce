import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeEdited } from '../../../src/cli/records/output.js';
import { Folder, ludogram } from '../support.js';
import { wordsEntry } from '../words-notation.js';

/** Each line is a record. */
const words = (...encodings: string[]) => ({
  notations: [{ ...wordsEntry(), encodings, recordStart: 'line' as const }],
});
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Returns the file after `check --fix` of one record, and what the run wrote. */
async function fixed(bytes: Uint8Array, record: string, { notations } = words('utf-8', 'latin1')) {
  const folder = new Folder({ 'a.words': bytes });
  const run = await ludogram(['check', '--fix', '--record', record, folder.at('a.words')], { notations });
  return { ...run, bytes: readFileSync(folder.at('a.words')) };
}

describe('check --fix of one record of a file of many', () => {
  test('changes this record only, and reports lines of the file', async () => {
    const { code, stdout, bytes } = await fixed(Buffer.from('wierd\n\nwierd tik\r\nwierd'), '2');
    expect(bytes.toString()).toBe('wierd\n\nweird tik\r\nwierd');
    expect(stdout).toContain('a.words:3:7');
    expect(code).toBe(1);
  });

  test('keeps the bytes of each encoding', async () => {
    const [first, second, third] = [latin('wierd caf\xe9\n'), Buffer.from('wierd größe\n'), latin('wierd \xff\xfe')];
    const file = Buffer.concat([first, second, third]);
    expect((await fixed(file, '1')).bytes).toEqual(Buffer.concat([latin('weird caf\xe9\n'), second, third]));
    expect((await fixed(file, '2')).bytes).toEqual(Buffer.concat([first, Buffer.from('weird größe\n'), third]));
    expect((await fixed(file, '3')).bytes).toEqual(Buffer.concat([first, second, latin('weird \xff\xfe')]));
  });

  test('changes no record that is not valid in its encoding, and others beside it', async () => {
    const file = Buffer.concat([latin('wierd \xff\n'), Buffer.from('wierd\n')]);
    expect((await fixed(file, '1', words('utf-8'))).bytes).toEqual(file);
    const { bytes } = await fixed(file, '2', words('utf-8'));
    expect(bytes).toEqual(Buffer.concat([latin('wierd \xff\n'), Buffer.from('weird\n')]));
  });

  test('keeps the byte-order mark of the file', async () => {
    const { bytes } = await fixed(Buffer.from('\ufeffwierd\nwierd\n'), '2');
    expect(bytes.toString()).toBe('\ufeffwierd\nweird\n');
  });

  test('refuses a file in UTF-16, whose records were found in UTF-8', async () => {
    const file = Buffer.from('\ufeffwierd\nwierd\n', 'utf16le');
    const { bytes, stderr } = await fixed(file, '2');
    expect(bytes).toEqual(file);
    expect(stderr).toContain('is in UTF-16');
  });

  test('takes the number after the name as well, and shows a diff of the record', async () => {
    const folder = new Folder({ 'a.words': 'wierd\nwierd x\n' });
    const args = ['check', '--fix', '--dry-run', `${folder.at('a.words')}#2`];
    const { stdout } = await ludogram(args, words('utf-8'));
    expect(stdout).toContain('-wierd x\n+weird x\n');
    expect(stdout).toContain('a.words#2');
    expect(folder.read('a.words')).toBe('wierd\nwierd x\n');
  });

  test('writes that of standard input to standard output', async () => {
    const args = ['check', '--fix', '-n', 'words', '--record', '2', '-'];
    const { code, stdout, stderr } = await ludogram(args, { ...words('utf-8'), stdin: 'a\nwierd tik\nwierd\n' });
    expect([code, stdout]).toEqual([1, 'weird tik\n']);
    expect(stderr).toContain('-:2:7');
  });

  test('reports a number that the file does not have', async () => {
    const { code, stderr } = await fixed(Buffer.from('wierd\n'), '7');
    expect([code, stderr]).toEqual([2, expect.stringContaining('it has 1 record, and no record 7')]);
  });

  test('writes nothing if the file has changed, or if the next record would begin on the same line', () => {
    const folder = new Folder({ 'a.words': 'a\nb\n' });
    const messages: string[] = [];
    const io = { stderr: { write: (text: string) => messages.push(text) } };
    const context = { io, exit: { raise: () => undefined } } as never;
    const record = { number: 1, firstLine: 1, start: 0 };
    const write = (before: string, after: string) =>
      writeEdited(
        { file: folder.at('a.words'), record, text: before, bytes: Buffer.from(before), encoding: 'utf-8' },
        after,
        context,
      );
    expect([write('A\n', 'c\n'), write('a\n', 'c'), folder.read('a.words')]).toEqual([false, false, 'a\nb\n']);
    expect(messages.join('')).toMatch(/it has changed.*\n.*the next record would begin on the last line/);
    expect([write('a\n', 'c\n'), folder.read('a.words')]).toEqual([true, 'c\nb\n']);
  });

  test('needs one file', async () => {
    const folder = new Folder({ 'a.words': 'wierd\n', 'b.words': 'wierd\n' });
    const several = ['check', '--record', '1', folder.at('a.words'), folder.at('b.words')];
    const { code, stderr } = await ludogram(several, words('utf-8'));
    expect([code, stderr]).toEqual([2, 'error: --record needs one file, without --many and --summary\n']);
  });
});
