import { expect, test } from 'vitest';
import { columnsText } from '../../../src/cli/run/columns.js';
import { ludogram } from '../support.js';

const widest = (text: string): number => Math.max(...text.split('\n').map(({ length }) => length));

test('the list of notations fits the terminal, and loses no word', async () => {
  const { stdout: wide } = await ludogram(['formats']);
  const words = (text: string): string[] => text.split(/\s+/).sort();
  for (const columns of [72, 100]) {
    const { stdout } = await ludogram(['formats'], { isTTY: true, columns });
    expect(widest(stdout)).toBeLessThanOrEqual(columns);
    expect(words(stdout)).toEqual(words(wide));
  }
  expect((await ludogram(['formats'], { isTTY: true, columns: 500 })).stdout).toBe(wide);
});

test('a word that is wider than its column is cut into lines', () => {
  const text = columnsText([['a'.repeat(30), 'b c']], { terminalWidth: 20 });
  expect(text.replaceAll(/[\sbc]/g, '')).toBe('a'.repeat(30));
  expect(widest(text)).toBeLessThanOrEqual(20);
});

test('a table that is too wide for a terminal has a block for each row', () => {
  const headings = ['NOTATION', 'WHAT IT IS', 'EXTENSIONS', 'VERBS'];
  const text = columnsText([headings, ['oni', 'an Onitama game', '.oni', 'check format convert']], {
    terminalWidth: 28,
  });
  expect(text).toBe(
    'oni\n  WHAT IT IS  an Onitama\n              game\n  EXTENSIONS  .oni\n  VERBS       check format\n              convert\n',
  );
});
