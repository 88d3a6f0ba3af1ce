import { readdirSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadParquet } from '../../../src/export/parquet/sink.js';
import { Staging } from '../../../src/export/runs/staging.js';
import { addRow, noRows, type Row, TABLES } from '../../../src/export/schema.js';
import { encodeTables } from '../../../src/export/sinks/sink.js';
import { TableOutput } from '../../../src/export/table-output.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../../cli/support.js';

const parquetFormat = await loadParquet();

/** A folder with a list of 200 records; the user presses Ctrl-C when the one on standard input is read, after 100. */
function listed() {
  const folder = new Folder();
  const paths = Array.from({ length: 200 }, (_, i) => folder.at(`${i}.oni`));
  for (const path of paths) writeFileSync(path, WON);
  writeFileSync(folder.at('list'), [...paths.slice(0, 100), '-', ...paths.slice(100)].join('\n'));
  return { folder, paths };
}

function* INTERRUPTED(interrupt: () => void): Generator<string> {
  interrupt();
  yield WON;
}

const exportOf = (folder: Folder, ...options: string[]) => [
  ...['export', '--to', 'csv', '-o', folder.at('out'), '--format', 'oni', '--files-from', folder.at('list')],
  ...options,
];

const gamesIn = (folder: Folder): string[] => folder.read('out/games.csv').trim().split('\n').slice(1);

test('a continued export knows which files could not be read before the interruption', async () => {
  const { folder, paths } = listed();
  writeFileSync(
    folder.at('list'),
    [folder.at('gone.oni'), ...paths.slice(0, 100), '-', ...paths.slice(100)].join('\n'),
  );
  expect((await ludogram(exportOf(folder), { stdin: INTERRUPTED })).stderr).toContain('with --resume');
  const { code, stderr } = await ludogram(exportOf(folder, '--resume'), { stdin: WON });
  expect([code, stderr]).toEqual([2, expect.stringContaining("is incomplete: some files can't be read") as unknown]);
  writeFileSync(folder.at('gone.oni'), WON);
  expect((await ludogram(exportOf(folder), { stdin: WON })).code).toBe(0);
  expect(gamesIn(folder)).toHaveLength(202);
});

test('a continued export ends with the exit code of a single run', async () => {
  const { folder, paths } = listed();
  writeFileSync(paths[0]!, WRONG_CARD);
  await ludogram(exportOf(folder), { stdin: INTERRUPTED });
  expect((await ludogram(exportOf(folder, '--resume'), { stdin: WON })).code).toBe(1);
});

test.each(['export', 'check'])(
  '%s: a run that is interrupted before it gets to new records can be continued',
  async (verb) => {
    const folder = new Folder();
    const records = Array.from({ length: 200 }, () => 'BXLUTByt\n');
    const args = (...options: string[]) => [
      ...[verb, '--many', '--format', 'oni', ...options, '-'],
      ...(verb === 'export' ? ['--to', 'csv', '-o', folder.at('out')] : ['--resume-file', folder.at('resume.json')]),
    ];
    const interruptedAt = (last: number) =>
      function* (interrupt: () => void) {
        for (const [i, record] of records.entries()) {
          if (i === last) interrupt();
          yield record;
        }
      };
    const first = await ludogram(args(), { stdin: interruptedAt(150) });
    expect(first.stderr).toContain('with --resume to continue');
    const second = await ludogram(args('--resume'), { stdin: interruptedAt(10) });
    expect(second.stderr).toMatch(/^continuing after (\d+) records\nerror: interrupted/);
    const third = await ludogram(args('--resume'), { stdin: records.join('') });
    expect([third.code, third.stderr]).toEqual([0, second.stderr.split('\n')[0] + '\n']);
    if (verb === 'export') expect(gamesIn(folder)).toHaveLength(200);
    else expect(third.stdout).toBe('no problems in 200 records\n');
  },
);

test.each([
  ['export', 'longer', '# a note\nBXLUTByt\n', 'with --overwrite'],
  ['export', 'divided', 'BXLUTByt\nBXLUT\n', 'with --overwrite'],
  ['check', 'longer', '# a note\nBXLUTByt\n', 'without --resume'],
])('%s is not continued if a record before the interruption is %s since', async (verb, _, changed, again) => {
  const folder = new Folder();
  const args = (...options: string[]) => [
    ...[verb, '--many', '--format', 'oni', ...options, '-'],
    ...(verb === 'export' ? ['--to', 'csv', '-o', folder.at('out')] : ['--resume-file', folder.at('resume.json')]),
  ];
  const record = 'BXLUTByt\n';
  const stdin = function* (interrupt: () => void) {
    yield record.repeat(150);
    interrupt();
    yield record.repeat(50);
  };
  expect((await ludogram(args(), { stdin })).stderr).toContain('with --resume to continue');
  const { code, stderr } = await ludogram(args('--resume'), { stdin: changed + record.repeat(199) });
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(`the input has changed since the interrupted run; start again ${again}`),
  ]);
});

test('an interrupted export is neither continued nor discarded without a flag', async () => {
  const { folder } = listed();
  await ludogram(exportOf(folder), { stdin: INTERRUPTED });
  const { code, stderr } = await ludogram(exportOf(folder), { stdin: WON });
  const staging = folder.at('out/.unfinished-001-of-001');
  expect([code, stderr]).toEqual([
    2,
    `error: can't write ${folder.at('out')}: an interrupted run has left 100 records in ${staging}; --resume continues it, --overwrite discards them\n`,
  ]);
  expect((await ludogram(exportOf(folder, '--resume', '--level', 'syntax'), { stdin: WON })).stderr).toContain(
    'the interrupted run had other options or another version; use the same, or start again with --overwrite',
  );
  expect((await ludogram(exportOf(folder, '--overwrite'), { stdin: WON })).stderr).toBe('');
  expect(gamesIn(folder)).toHaveLength(201);
});

test('a killed run of few large records has saved those up to ten seconds before', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const options = {
    format: 'csv',
    path: new Folder().path,
    shard: { number: 1, count: 1 },
    resume: true,
    overwrite: false,
    description: 'test',
    compared: new Set<string>(),
    onWait: () => undefined,
  } as const;
  const killed = await TableOutput.open(options);
  for (const [time, name] of [
    [9_000, 'a'],
    [11_000, 'b'],
    [20_000, 'c'],
  ] as const) {
    now.mockReturnValue(time);
    killed!.add(new Map(), [name], 0);
  }
  killed!.abandon();
  const continued = await TableOutput.open(options);
  expect(continued?.resumedRecords).toBe(2);
  continued?.abandon();
});

test('wrong usage leaves no folder of an unfinished run', async () => {
  const folder = new Folder({ 'a.oni': WON });
  const { code } = await ludogram(['export', '--to', 'csv', '-o', folder.at('out'), '--jobs', '0', folder.at('a.oni')]);
  expect([code, readdirSync(folder.path)]).toEqual([2, ['a.oni']]);
});

test('after an error in one file of Parquet tables, no file is closed twice', async () => {
  const folder = new Folder();
  const staging = await Staging.open(folder.path, () => undefined);
  const sink = parquetFormat.open(staging, { database: '', suffix: '', shortSuffix: '' }, undefined);
  const rows = noRows();
  for (const { name, columns } of TABLES) {
    const cells = columns.map((column) => [
      column.name,
      column.isNullable ? undefined : column.type === 'text' ? 'x' : 1,
    ]);
    addRow(rows, name, Object.fromEntries(cells) as Row<typeof name>);
  }
  // The second file can't be encoded.
  rows.plies[3]![0] = 0.5;
  sink.add('oni', encodeTables(parquetFormat, rows) as Parameters<typeof sink.add>[1]);
  expect(() => sink.finish()).toThrow('expected an integer');
  expect(() => sink.close()).not.toThrow();
});
