import { expect, test } from 'vitest';
import { type CheckedReading, emptyTally, humanReport } from '../../../src/cli/verbs/check/report.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../support.js';

const BOARD = WON.slice(0, WON.indexOf('\n\n') + 1);

test('a missing part at the end of a record is shown after its last line', async () => {
  const folder = new Folder({ 'many.oni': `${WON}\n${BOARD}\n\n` });
  const path = folder.at('many.oni');
  const { stdout } = await ludogram(['check', '--many', path]);
  expect(stdout).toBe(
    `${path}:17:6: error oni/missing-cards: expected five cards, found 0\n  17 | 00.00\n     |      ^\n1 error in 2 records\n`,
  );
  // Programs get the span as it is.
  const { stdout: json } = await ludogram(['check', '--many', '--json', path]);
  const [diagnostic] = JSON.parse(json.split('\n')[1]!).diagnostics as { start: number }[];
  expect(diagnostic!.start).toBeGreaterThanOrEqual(BOARD.length);
});

test('a record whose diagnostics are not all shown is named', async () => {
  const folder = new Folder({ 'many.oni': [WON, WRONG_CARD].join('\n') });
  const { stdout } = await ludogram(['check', '--many', '--max-diagnostics', '0', folder.at('many.oni')]);
  expect(stdout.split('\n')[0]).toBe(
    `${folder.at('many.oni')}#2: 1 error more; --max-diagnostics changes how many are shown`,
  );
});

test('the records of a file that is divided automatically are summed up as one file', async () => {
  const record = (file: string, number?: number): CheckedReading => ({
    source: {
      file,
      entry: { id: 'oni' },
      dialect: undefined,
      ...(number === undefined ? {} : { record: { number, firstLine: number } }),
    },
    text: WON,
    diagnostics: [],
    applied: [],
  });
  let written = '';
  const write = (text: string) => (written += text);
  const out = { isTTY: false, write, writeColored: write } as unknown as Parameters<typeof humanReport>[0];
  const report = humanReport(out, false);
  const tally = emptyTally();
  for (const checked of [record('a'), ...[1, 2, 3].map((number) => record('b', number)), record('c')]) {
    report.add(checked, tally);
  }
  await report.end(tally);
  expect(written).toBe('no problems in 3 files\n');
});
