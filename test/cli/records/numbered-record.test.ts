import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { notationById, NOTATIONS } from '../../../src/notations/registry.js';
import { Folder, ludogram } from '../support.js';
import { wordsEntry } from '../words-notation.js';

const GAMES = 'BXLUT Byt\n\n# the second\nBXLUT Byt Lhl\nBXLUT\n';

describe('one record of a file of many', () => {
  const modelsOf = async (...args: string[]) => {
    const { code, stdout } = await ludogram(['json', '--level', 'structure', ...args]);
    expect(code).toBe(0);
    return (JSON.parse(stdout) as { moves: unknown[] }).moves.length;
  };

  test('is named by its number after the file, or by --record', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    expect(await modelsOf(`${file}#1`)).toBe(1);
    expect(await modelsOf(`${file}#2`)).toBe(2);
    expect(await modelsOf('--record', '2', file)).toBe(2);
  });

  test('is drawn, replayed and converted like a file', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    expect((await ludogram(['replay', `${file}#1`])).stdout).toContain('1. red');
    expect((await ludogram(['render', '--text', `${file}#1`])).code).toBe(0);
    expect((await ludogram(['convert', '--to', 'oni', `${file}#1`])).stdout).toContain('Byt');
  });

  test('has its tree, its trace and its description', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    for (const verb of ['tree', 'trace']) {
      const numbered = await ludogram([verb, `${file}#1`]);
      expect(numbered, verb).toMatchObject({ code: 0, stderr: '' });
      expect(numbered.stdout).not.toBe((await ludogram([verb, file])).stdout);
      expect(await ludogram([verb, '--record', '1', file])).toEqual(numbered);
    }
  });

  test('is described in words', async () => {
    const notations = [{ ...wordsEntry(), recordStart: 'line' as const }];
    const file = new Folder({ 'a.words': 'one\ntwo three four' }).at('a.words');
    for (const args of [[`${file}#2`], ['--record', '2', file]]) {
      expect((await ludogram(['explain', ...args], { notations })).stdout).toBe('There are 3 words.\n');
    }
  });

  test('a grammar divides no file into records', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    for (const verb of ['tree', 'trace']) {
      const { code, stderr } = await ludogram([verb, '--grammar', 'grammars/oni.peggy', '--record', '1', file]);
      expect([code, stderr]).toEqual([2, expect.stringMatching(/--grammar.*--record/)]);
    }
  });

  test('is not given twice', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    const message = (flag: string) => `error: ${file}#2 names a record, so ${flag} can't name others\n`;
    expect(await ludogram(['json', '--record', '2', `${file}#2`])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message('--record')) as string,
    });
    expect(await ludogram(['json', '--many', `${file}#2`])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message('--many')) as string,
    });
  });

  test('a file whose name looks like this is a file', async () => {
    const file = new Folder({ 'a.oni#2': 'BXLUT Byt' }).at('a.oni#2');
    expect(await modelsOf('--notation', 'oni', file)).toBe(1);
  });

  test('a number that the file does not have is an error that says how many there are', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    for (const args of [[`${file}#9`], ['--record', '9', file]]) {
      const { code, stderr } = await ludogram(['json', ...args]);
      expect(code).toBe(2);
      expect(stderr).toMatch(/it has \d records, and no record 9/);
    }
    expect(
      (await ludogram(['json', '--record', '9', new Folder({ 'a.oni': 'BXLUT Byt' }).at('a.oni')])).stderr,
    ).toContain('it has 1 record, and no record 9');
  });

  test('records are counted from 1', async () => {
    for (const number of ['0', '00', '-1', '1.5', 'x']) {
      const { code, stderr } = await ludogram(['json', '--record', number, 'a.oni']);
      expect(code).toBe(2);
      expect(stderr).toContain(`"${number}" isn't a value of --record <n>: expected a whole number from 1`);
    }
  });

  test('a notation whose records have no start is refused', async () => {
    const file = new Folder({ 'a.unknown': 'x' }).at('a.unknown');
    const { code, stderr } = await ludogram(['json', `${file}#1`]);
    expect(code).toBe(2);
    expect(stderr).toContain('--notation');
  });
});

describe('format of one record of a file of many', () => {
  const UNTIDY = 'BXLUT Byt\n\nBXLUT Byt  # two\n\nBXLUT Byt lbh\n';
  const CANONICAL = 'BXLUT\n\nByt # two\n';

  test('prints it', async () => {
    const file = new Folder({ 'a.oni': UNTIDY }).at('a.oni');
    for (const args of [[`${file}#2`], ['--record', '2', file]]) {
      expect(await ludogram(['format', ...args])).toEqual({ code: 0, stdout: CANONICAL, stderr: '' });
    }
    const stdin = { stdin: UNTIDY };
    expect((await ludogram(['format', '-n', 'oni', '--record', '2', '-'], stdin)).stdout).toBe(CANONICAL);
  });

  test('--write changes only this record, and keeps the empty lines after it', async () => {
    const folder = new Folder({ 'a.oni': UNTIDY });
    const file = folder.at('a.oni');
    expect(await ludogram(['format', '--write', `${file}#2`])).toEqual({ code: 0, stdout: `${file}\n`, stderr: '' });
    expect(folder.read('a.oni')).toBe(UNTIDY.replace('BXLUT Byt  # two\n', CANONICAL));
    expect(await ludogram(['format', '--check', `${file}#2`])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await ludogram(['format', '--check', `${file}#1`])).toEqual({ code: 1, stdout: `${file}:1\n`, stderr: '' });
  });

  test('reports a number that the file does not have, and needs one file', async () => {
    const file = new Folder({ 'a.oni': UNTIDY }).at('a.oni');
    const { code, stderr } = await ludogram(['format', `${file}#9`]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('it has 3 records, and no record 9')]);
    const problem = 'error: --record needs one file, without --many and --summary\n';
    for (const args of [
      [file, file],
      ['--many', file],
    ]) {
      expect(await ludogram(['format', '--record', '1', ...args])).toEqual({ code: 2, stdout: '', stderr: problem });
    }
  });
});

describe('records by their tags', () => {
  const game = (white: string, result: string) =>
    `[White "${white}"]\n[Result "${result}"]\n[k7/8/8/8/8/8/8/K7:0:1:w]\n1. (0T1)Ka1b1\n`;
  const TEXT = [game('Carlsen, M', '1-0'), game('Ada', '*'), game('Carlsen, M', '*')].join('\n');
  const FILE = { 'a.5dfen': TEXT };
  const OPTIONS = ['--level', 'syntax'];
  const convert = ['convert', '--to', '5dfen', ...OPTIONS];

  test('the first one with the tag is taken, in upper or lower case', async () => {
    const file = new Folder(FILE).at('a.5dfen');
    const { code, stdout } = await ludogram([...convert, '--record', 'white=ADA', file]);
    expect([code, stdout.match(/White/g)?.length]).toEqual([0, 1]);
    expect(stdout).toContain('Ada');
    const { stdout: json } = await ludogram(['json', ...OPTIONS, '--record', 'White = carlsen', file]);
    expect(JSON.stringify(JSON.parse(json))).toContain('1-0');
  });

  test('each condition of several has to be true', async () => {
    const file = new Folder(FILE).at('a.5dfen');
    const { stdout } = await ludogram([...convert, '--record', 'White=Carlsen', '--record', 'Result=*', file]);
    expect(stdout).toContain('[Result "*"]');
    expect(stdout).not.toContain('1-0');
  });

  test('--many takes all records with the tag', async () => {
    const file = new Folder(FILE).at('a.5dfen');
    const { stdout } = await ludogram([...convert, '--many', '--record', 'White=Carlsen', file]);
    expect(stdout.match(/\[White ".*"\]/g)).toEqual(['[White "Carlsen, M"]', '[White "Carlsen, M"]']);
  });

  test('no record with the tag is an error that says how many records there are', async () => {
    const file = new Folder(FILE).at('a.5dfen');
    const { code, stderr } = await ludogram([...convert, '--record', 'White=Bob', file]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('it has 3 records, and none with White=Bob')]);
  });

  test('a notation without tags is refused, and a condition without a name', async () => {
    const file = new Folder({ 'a.txt': '9\n' }).at('a.txt');
    for (const condition of ['White=x', '=x']) {
      const { code, stderr } = await ludogram(['json', '--notation', 'xiangqi-fen', '--record', condition, file]);
      expect([code, stderr]).toEqual([2, expect.stringContaining('--record')]);
    }
  });
});

describe('one record after another', () => {
  test('converted records can be read again, and one with an error affects no other', async () => {
    const file = new Folder({ 'a.oni': `${GAMES}BXLUT !\nBXLUT Byt\n` }).at('a.oni');
    const { code, stdout, stderr } = await ludogram(['convert', '--many', '--to', 'oni', file]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${file}:6`);
    const again = new Folder({ 'b.oni': stdout }).at('b.oni');
    expect(await ludogram(['convert', '--many', '--to', 'oni', again])).toMatchObject({ code: 0, stdout });
  });

  test('JSON has a line for each record', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    for (const args of [['json'], ['convert', '--to', 'json'], ['replay', '--json']]) {
      const { stdout } = await ludogram([...args, '--many', file]);
      const lines = stdout.trimEnd().split('\n');
      expect(lines.map((line) => typeof JSON.parse(line))).toEqual(['object', 'object', 'object']);
    }
  });

  test('replays have an empty line between them', async () => {
    const file = new Folder({ 'a.oni': 'BXLUT Byt\nBXLUT Byt\n' }).at('a.oni');
    const { stdout } = await ludogram(['replay', '--many', file]);
    const [first, second, ...others] = stdout.split('\n\n1. ');
    expect([first, second?.trimEnd(), others]).toEqual([`1. ${second?.trimEnd()}`, first?.slice(3), []]);
  });

  test('the records of standard input are replayed one after another', async () => {
    const { code, stdout } = await ludogram(['replay', '--many', '--stdin-filename', 'a.oni', '-'], {
      stdin: 'BXLUT Byt\nBXLUT Byt\n',
    });
    expect(code).toBe(0);
    expect(stdout.match(/1\. /g)?.length).toBe(2);
  });

  test('a large file of a notation whose files have many records is read record by record without --many', async () => {
    const padding = `{${'x'.repeat(5_000_000)}}\n`;
    const record = (white: string) => `[White "${white}"]\n[k7/8/8/8/8/8/8/K7:0:1:w]\n1. (0T1)Ka1b1 ${padding}`;
    const file = new Folder({ 'a.5dfen': record('a') + record('b') }).at('a.5dfen');
    const notations = [{ ...notationById(NOTATIONS, '5dfen')!, hasManyRecords: true }];
    const { stdout } = await ludogram(['json', '--level', 'syntax', file], { notations });
    expect(stdout.trimEnd().split('\n').length).toBe(2);
    const { code, stderr } = await ludogram(['render', '--level', 'syntax', '--text', file], { notations });
    expect([code, stderr]).toEqual([
      0,
      `note: ${file} has several games, and this is the first: --record 2 takes the second\n`,
    ]);
  });

  test('a check takes its records one by one as well, if it is as large when it is decompressed', async () => {
    const padding = `{${randomBytes(600_000).toString('hex')}}\n`;
    const record = (white: string) => `[White "${white}"]\n[k7/8/8/8/8/8/8/K7:0:1:w]\n1. (0T1)Ka1b1 ${padding}`;
    const file = new Folder({ 'a.5dfen.gz': gzipSync(record('a') + record('b'), { level: 1 }) }).at('a.5dfen.gz');
    const notations = [{ ...notationById(NOTATIONS, '5dfen')!, hasManyRecords: true }];
    const { stdout } = await ludogram(['check', '--json', '--level', 'syntax', file], { notations });
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { record?: number }).record),
    ).toEqual([1, 2]);
  });
});
