import { expect, test } from 'vitest';
import {
  type Notation,
  notationEntry,
  notations,
  readRecords,
  type ReadTextOptions,
} from '../../../src/library/index.js';
import { RecordDivider } from '../../../src/notation/read/record-divider.js';
import { parseOniTree } from '../../../src/notations/oni/index.js';
import { made } from '../../support/readings.js';

const ONI = notations.find(({ id }) => id === 'oni')!;

/** The text of each record, with its number, its first line and where it starts. */
async function found(text: string, options: ReadTextOptions) {
  const { records } = made(await readRecords(text, options));
  return Array.from(records, ({ number, firstLine, start, reading }) => [
    number,
    firstLine,
    start,
    reading.tree.source(),
  ]);
}

test('the records of a text are read one after another', async () => {
  const first = '# the first\nBXLUT\nByt\n';
  const second = 'BXLUT Xys\n\n# at the end';
  expect(await found(`\n${first}${second}`, { notation: 'oni' })).toEqual([
    [1, 2, 1, first],
    [2, 5, 1 + first.length, second],
  ]);
  expect(await found('\ufeffBXLUT Byt\r\n\ufeffBXLUT Xys', { fileName: 'a.oni' })).toEqual([
    [1, 1, 0, '\ufeffBXLUT Byt\r\n'],
    [2, 2, 12, '\ufeffBXLUT Xys'],
  ]);
});

test.each(['\r', '\r\n'])('lines of records end with %j as with a line feed', async (lineBreak) => {
  const text = '\n# the first\nBXLUT\nByt\nBXLUT Xys\n\n# at the end'.replaceAll('\n', lineBreak);
  const records = await found(text, { notation: 'oni' });
  expect(records.map(([number, firstLine]) => [number, firstLine])).toEqual([
    [1, 2],
    [2, 5],
  ]);
  expect(lineBreak + records.map(([, , , record]) => record).join('')).toBe(text);
});

test('if each line is a record, comments belong to the one after them, and those at the end to the last one', async () => {
  const board = '3k5/9/9/9/9/9/9/9/9/5K3 w';
  const text = `# a\n${board}\n\n${board}\n# b\n`;
  expect(await found(text, { notation: 'annofen' })).toEqual([
    [1, 1, 0, `# a\n${board}\n`],
    [2, 4, board.length + 6, `${board}\n# b\n`],
  ]);
});

test('a record is read when the loop comes to it, again in each loop', async () => {
  const notation = await ONI.load();
  let reads = 0;
  const counting: Notation = { ...notation, read: (...args) => (reads++, notation.read(...args)) };
  const entry = notationEntry({ ...ONI, id: 'counted' }, () => Promise.resolve(counting));
  const { records } = made(await readRecords('BXLUT Byt\nBXLUT Xys\n', { notation: entry }));
  expect(reads).toBe(0);
  for (const { reading } of records) {
    expect(reading.isValid).toBe(true);
    break;
  }
  expect(reads).toBe(1);
  expect([...records]).toHaveLength(2);
  expect(reads).toBe(3);
});

test('the options of the reading apply to each record', async () => {
  const codesAt = async (level: 'syntax' | 'rules') => {
    const { records } = made(await readRecords('BXLUB Eyt\nBXLUB Eyt', { notation: 'oni', level }));
    return Array.from(records, ({ reading }) => reading.diagnostics.map(({ code }) => code));
  };
  expect(await codesAt('syntax')).toEqual([[], []]);
  const [first, second] = await codesAt('rules');
  expect(first).not.toEqual([]);
  expect(second).toEqual(first);
});

test('a text without records has none', async () => {
  expect(await found('', { notation: 'oni' })).toEqual([]);
  expect(await found(' \n\n', { notation: 'annofen' })).toEqual([]);
});

test('a problem says that a notation is unknown, or that nothing marks its records', async () => {
  expect(await readRecords('hello')).toMatchObject({ ok: false });
  const entry = notationEntry({ id: 'mine', title: 'games' }, () => ONI.load());
  expect(await readRecords('hello', { notation: entry })).toMatchObject({
    ok: false,
    problem: { message: 'mine texts have no mark that records begin with: read each alone' },
  });
});

test('the lines of a long record are joined many at a time, because each would take memory', () => {
  const counts: number[] = [];
  const join = (lines: string[]) => {
    counts.push(lines.length);
    return lines.join('');
  };
  const divider = new RecordDivider<string>({ first: /^NEW$/ }, { textOf: (line) => line, join });
  divider.add('NEW\n');
  for (let i = 0; i < 100_000; i++) divider.add(`${i}\n`);
  const next = divider.add('NEW\n');
  expect(next?.content).toBe(`NEW\n${Array.from({ length: 100_000 }, (_, i) => `${i}\n`).join('')}`);
  expect(Math.max(...counts)).toBe(2 ** 14);
  expect(divider.end()).toEqual({ content: 'NEW\n', record: { number: 2, firstLine: 100_002, start: 588_894 } });
});

test.each([
  [
    'comments before a board',
    '# Example game\n11311\n.....\n.....\n.....\n00200 # The Start\nBXLUT # The cards\nByt\n',
  ],
  ['lower case', 'bxlut\nbyt # A Move\n'],
  ['upper case', 'BXLUTBYT\nLBH\n'],
  ['capitals for squares', 'bxlut bYT\n'],
  ['a card that does not exist', 'AXLUT Byt\n'],
])('Onitama games are divided with %s', async (_, game) => {
  const { records } = made(await readRecords(game.repeat(3), { notation: 'oni', level: 'structure' }));
  const texts = [...records].map(({ reading }) => reading.tree.source());
  expect(texts.join('')).toBe(game.repeat(3));
  expect(texts.map((text) => parseOniTree(text).root.moves.length > 0)).toEqual([true, true, true]);
});
