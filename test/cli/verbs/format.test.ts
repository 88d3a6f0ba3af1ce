import { describe, expect, test } from 'vitest';
import { faultyNotation } from '../../notation/faulty-notation.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../support.js';
import { wordsEntry } from '../words-notation.js';

const UNTIDY = '# one\nbxlut byt # two\n lBh';
const NO_SYNTAX = 'BXLUT By';

test('format prints canonical text that formatting again leaves alone', async () => {
  const first = await ludogram(['format', '-'], { stdin: UNTIDY });
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toContain('# one');
  expect(first.stdout).toContain('\nByt # two\nLbh\n');
  expect(await ludogram(['format', '-'], { stdin: first.stdout })).toEqual(first);
});

test('format --style compact drops the comments and says how many', async () => {
  expect(await ludogram(['format', '--style', 'compact', '-'], { stdin: UNTIDY })).toEqual({
    code: 0,
    stdout: 'BXLUTBytLbh\n',
    stderr: '-: dropped 2 comments\n',
  });
});

describe('the layout of a file', () => {
  const CANONICAL = '# one\nBXLUT\n\nByt # two\nLbh\n';
  const written = async (name: string, text: string) => {
    const folder = new Folder({ [name]: text });
    const first = await ludogram(['format', '--write', folder.path]);
    const second = await ludogram(['format', '--check', folder.path]);
    expect([first.code, second]).toEqual([0, { code: 0, stdout: '', stderr: '' }]);
    return folder.read(name);
  };

  test('keeps CRLF and the byte-order mark', async () => {
    expect(await written('a.oni', UNTIDY)).toBe(CANONICAL);
    expect(await written('a.oni', UNTIDY.replaceAll('\n', '\r\n'))).toBe(CANONICAL.replaceAll('\n', '\r\n'));
    expect(await written('a.oni', `\uFEFF${UNTIDY}`)).toBe(`\uFEFF${CANONICAL}`);
  });

  test('ends all lines like the first one', async () => {
    expect(await written('a.oni', UNTIDY.replace('\n', '\r\n'))).toBe(CANONICAL.replaceAll('\n', '\r\n'));
  });

  test('keeps CRLF in a comment over several lines', async () => {
    const game = '[Board "Standard"]\r\n{over\r\ntwo lines}\r\n1.  e3 / Nf6\r\n';
    const text = await written('a.5dpgn', game);
    expect(text).toContain('{over\r\ntwo lines}');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('is canonical if a carriage return is part of a value', async () => {
    const move = 'm1\r\nm2\n';
    const { code, stdout } = await ludogram(['format', '--format', '5dfen-ebnf', '-'], { stdin: move });
    expect({ code, stdout }).toEqual({ code: 0, stdout: move });
  });
});

test('several files are printed in order', async () => {
  const folder = new Folder({ 'a.oni': 'bxlut', 'b.oni': 'BXLUT byt' });
  const { stdout } = await ludogram(['format', '--style', 'compact', folder.path]);
  expect(stdout).toBe('BXLUT\nBXLUTByt\n');
});

test('a game against the rules can be tidy; --level asks for more', async () => {
  expect(await ludogram(['format', '-'], { stdin: WRONG_CARD })).toEqual({ code: 0, stdout: WRONG_CARD, stderr: '' });
  const strict = await ludogram(['format', '--level', 'rules', '-'], { stdin: WRONG_CARD });
  expect(strict).toMatchObject({ code: 1, stdout: WRONG_CARD });
  expect(strict.stderr).toContain('oni/card-not-in-hand');
});

test('--full is handed on to the notation', async () => {
  const notations = [wordsEntry()];
  const args = ['format', '--format', 'words', '-'];
  expect((await ludogram(args, { stdin: 'a b', notations })).stdout).toBe('a b');
  expect((await ludogram([...args, '--full'], { stdin: 'a b', notations })).stdout).toBe('a  b');
});

describe('a text with syntax errors', () => {
  test.each(['format', 'format --write', 'format --check', 'format --style compact'])(
    'is never rewritten by %s',
    async (line) => {
      const folder = new Folder({ 'broken.oni': NO_SYNTAX });
      const { code, stdout, stderr } = await ludogram([...line.split(' '), folder.path]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain('broken.oni:1:7: error oni/incomplete-move');
      expect(folder.read('broken.oni')).toBe(NO_SYNTAX);
    },
  );
});

describe('a text whose canonical form would hide an error', () => {
  const EMPTY = Array.from({ length: 10 }, () => '9').join('/');
  const TEXTS: readonly (readonly [file: string, text: string, at: string])[] = [
    ['row.annofen', `v1 ${EMPTY}/[R<pm>]8\n`, '1:4'],
    ['field.fen', `${EMPTY.replace('9', '9R')} w\n`, '1:1'],
    ['field.xay', `version: '1'\nsetup: [[${'[], '.repeat(9)}[R, pm]]]\n`, '2:46'],
    ['space.otn', '[rules:dim:7 dfor:a8 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n1. d1-c1 d3-b3\n', '1:19'],
    ['limits.otn', '[rules:dim:7 spd:2,2,2 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n1. d1-c1 d3-b3\n', '1:14'],
    ['result.5dpgn', '[Board "Standard"]\n1. e4 / e5 1-0 0-1\n', '2:16'],
  ];

  test.each(TEXTS)('%s is never rewritten', async (file, text, at) => {
    const folder = new Folder({ [file]: text });
    for (const args of [[], ['--write'], ['--check'], ['--style', 'compact']]) {
      const { code, stdout, stderr } = await ludogram(['format', ...args, folder.path]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(`${file}:${at}: error text/lost-in-formatting`);
      expect(stderr).toContain('canonical text would hide this error: fix it first');
      expect(folder.read(file)).toBe(text);
    }
  });

  test('is not converted either', async () => {
    const stdin = `v1 ${EMPTY}/[R<pm>]8\n`;
    for (const target of ['annofen', 'xay', 'xiangqi-fen']) {
      const { code, stdout, stderr } = await ludogram(['convert', '-', '--to', target], { stdin });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain('text/lost-in-formatting');
    }
  });

  test('is refused at any level, and other records of the file are formatted', async () => {
    const rows = `${EMPTY} w\n`;
    const many = await ludogram(['format', '--many', '--format', 'xiangqi-fen', '--level', 'structure', '-'], {
      stdin: `${rows}${EMPTY}/9 w\n${rows}`,
    });
    expect(many).toMatchObject({ code: 1, stdout: `${rows}${rows}` });
    expect(many.stderr).toContain('-:2:1: error text/lost-in-formatting');
  });

  test('an error that formatting fixes without a loss is fixed', async () => {
    const rules = 'start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';
    const stdin = `atkf:n ${rules} dim:7\n`;
    const { code, stdout } = await ludogram(['format', '--format', 'otn-rules', '-'], { stdin });
    expect({ code, stdout }).toEqual({ code: 0, stdout: `dim:7 atkf:n ${rules}\n` });
  });
});

describe('a comment that the model of a notation has no place for', () => {
  const notations = [faultyNotation({})];
  const TEXT = 'a  b\n% a comment\nc\n';

  test.each([[[]], [['--write']], [['--check']]])('is never dropped (%j)', async (flags) => {
    const folder = new Folder({ 'a.txt': TEXT });
    const { code, stdout, stderr } = await ludogram(['format', ...flags, '-n', 'faulty', folder.at('a.txt')], {
      notations,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('a.txt:2:1: error text/lost-comment: canonical text lacks this comment');
    expect(folder.read('a.txt')).toBe(TEXT);
  });

  test('is not lost in a conversion to the same notation either', async () => {
    const { code, stdout, stderr } = await ludogram(['convert', '-n', 'faulty', '--to', 'faulty', '-'], {
      notations,
      stdin: TEXT,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('-:2:1: error text/lost-comment');
  });

  test('is left out with --style compact, as all comments are', async () => {
    const folder = new Folder({ 'a.txt': TEXT });
    const args = ['format', '--write', '--style', 'compact', '-n', 'faulty', folder.at('a.txt')];
    expect(await ludogram(args, { notations })).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('dropped 1 comment'),
    });
    expect(folder.read('a.txt')).toBe('a b c\n');
  });
});

describe('--write', () => {
  test('changes files that are not canonical, and names them', async () => {
    const folder = new Folder({ 'tidy.oni': WON, 'untidy.oni': UNTIDY, 'broken.oni': NO_SYNTAX });
    const first = await ludogram(['format', '--write', folder.path]);
    expect(first).toMatchObject({ code: 1, stdout: `${folder.at('untidy.oni')}\n` });
    expect(folder.read('untidy.oni')).toContain('\nByt # two\nLbh\n');
    expect(folder.read('tidy.oni')).toBe(WON);
    expect((await ludogram(['format', '--write', folder.path])).stdout).toBe('');
  });

  test('prints what came from standard input', async () => {
    const { stdout } = await ludogram(['format', '--write', '--style', 'compact', '-'], { stdin: 'bxlut' });
    expect(stdout).toBe('BXLUT\n');
  });
});

describe('--check', () => {
  test('names the files that would change, and changes none', async () => {
    const folder = new Folder({ 'tidy.oni': WON, 'untidy.oni': UNTIDY });
    expect(await ludogram(['format', '--check', folder.path])).toEqual({
      code: 1,
      stdout: `${folder.at('untidy.oni')}\n`,
      stderr: '',
    });
    expect(folder.read('untidy.oni')).toBe(UNTIDY);
    expect((await ludogram(['format', '--check', folder.at('tidy.oni')])).code).toBe(0);
  });

  test("can't be used together with --write", async () => {
    const { code, stderr } = await ludogram(['format', '--check', '--write', '-'], { stdin: WON });
    expect(code).toBe(2);
    expect(stderr).toContain("can't be used together");
  });
});
