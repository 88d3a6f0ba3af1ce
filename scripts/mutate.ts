/**
 * `npm run mutate`: changes the code in small ways, one at a time, and counts how many changes a test notices. Only
 * unit tests and conformance cases count, not the optional corpus. Lists each change that no test noticed, and fails if
 * there are too many.
 *
 *     npm run mutate                               every folder of notations and games
 *     npm run mutate -- games/onitama              one folder
 *     npm run mutate -- notations/otn/game/turns/checks    the files of it whose names begin so
 *     npm run mutate -- --sample 40 --seed 7       40 lines of code, drawn from all folders or from those named
 */
import { Stryker } from '@stryker-mutator/core';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type MutationFolder, mutationFolders } from './mutation-folders.js';
import { highestShare, type LineScore, sampleLines } from './mutation-sample.js';

/** The minimum that a folder's tests must notice, in percent. */
const GATE = 85;

/**
 * The minimum for all code, in percent, of which a sample shows a part. A sample fails if all code is below it with 95 %
 * confidence.
 */
const SAMPLE_GATE = 55;

type Options = ConstructorParameters<typeof Stryker>[0];
type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

interface Row {
  readonly folder: string;
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  readonly score: number;
  /** The percentage that is compared with the gate: the score, or the highest one that fits a sample. */
  readonly gated: number;
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const folders = mutationFolders();
const names = Object.keys(folders);
const unknown = asked.filter((path) => folderOf(path) === undefined);
const sample = values.sample === undefined ? undefined : Number(values.sample);
if (unknown.length > 0 || (sample !== undefined && !(sample > 0)) || !Number.isSafeInteger(Number(values.seed))) {
  console.error(`npm run mutate -- [--sample LINES] [--seed N] [FOLDER…]; folders: ${names.join(' ')}`);
  process.exit(2);
}

const jobs = (asked.length > 0 ? asked : names).map((path): [string, MutationFolder] => {
  const folder = folders[folderOf(path)!]!;
  return [path, { ...folder, files: folder.files.filter((file) => file.startsWith(`src/${path}`)) }];
});
const rows: Row[] = [];
for (const [name, folder] of sample === undefined ? jobs : [sampled(sample, Number(values.seed))]) {
  const results = await mutate(folder);
  for (const result of results.filter(survives)) console.log(describeMutant(result));
  rows.push(count(name, results));
}
printTable(rows);
const gate = sample === undefined ? GATE : SAMPLE_GATE;
if (sample !== undefined)
  console.log(`score of all code, with 95 % confidence: at most ${rows[0]!.gated.toFixed(1)} %`);
// A row without mutants has no score, and proves nothing.
const low = rows.filter(({ gated }) => !(gated >= gate)).map(({ folder }) => folder);
if (low.length > 0) console.error(`below ${gate} %: ${low.join(', ')}`);
process.exitCode = low.length > 0 ? 1 : 0;

/** Lines of all folders as one job, so that the tests are prepared once. */
function sampled(lines: number, seed: number): [string, MutationFolder] {
  const parts = jobs.map(([, folder]) => folder);
  const ranges = sampleLines(
    parts.flatMap(({ files }) => files),
    lines,
    seed,
  );
  const used = parts.filter(({ files }) => ranges.some((range) => files.includes(range.replace(/:[^:]*$/, ''))));
  const tests = used.flatMap((folder) => folder.tests);
  const notations = [...new Set(used.flatMap((folder) => folder.notations))];
  console.log(`seed ${seed}: ${ranges.join(' ')}`);
  return [`${ranges.length} lines`, { files: ranges, tests, notations }];
}

/** The folder at a path, or the one that contains it. */
function folderOf(path: string): string | undefined {
  return names.find((name) => path === name || path.startsWith(`${name}/`));
}

/** The result of every mutant that compiles. */
async function mutate({ files, tests, notations }: MutationFolder): Promise<Result[]> {
  process.env.LUDOGRAM_TESTS = [...tests, 'test/conformance.test.ts', 'test/messages.test.ts'].join(',');
  process.env.LUDOGRAM_FORMATS = notations.join(',');
  process.env.LUDOGRAM_SHARED = '/nonexistent';
  process.env.LUDOGRAM_ROUNDS = '0.1';
  const stryker = new Stryker({
    mutate: [...files],
    ignorePatterns: ['bench', 'dist', 'docs', 'examples/pgn', 'examples/sgf', 'test/differential', 'test/project'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    timeoutMS: 3000,
    concurrency: 1,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    logLevel: 'error' as NonNullable<Options['logLevel']>,
  });
  const results = await stryker.runMutationTest();
  return results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
}

/** Whether no test noticed a change. One that prevents every test file from loading fails no test, but is noticed. */
function survives({ status, static: isStatic, testsCompleted }: Result): boolean {
  if (status === 'Survived' && isStatic === true && testsCompleted === 0) return false;
  return status !== 'Killed' && status !== 'Timeout';
}

/** The span of a mutant, and its text. */
function describeMutant({ fileName, location, mutatorName, replacement, status }: Result): string {
  const { line, column } = location.start;
  const where = `${relative('.', fileName)}:${line}:${column}`;
  return `${where} ${mutatorName} ${status}: ${(replacement ?? '').replace(/\s+/g, ' ')}`;
}

function count(folder: string, results: readonly Result[]): Row {
  const survived = results.filter(survives).length;
  const mutants = results.length;
  const killed = mutants - survived;
  const score = (100 * killed) / mutants;
  const gated = sample === undefined ? score : highestShare(lineScores(results));
  return { folder, mutants, killed, survived, score, gated };
}

/** The results of each line. */
function lineScores(results: readonly Result[]): LineScore[] {
  const lines = new Map<string, LineScore>();
  for (const result of results) {
    const line = `${result.fileName}:${result.location.start.line}`;
    const { mutants, killed } = lines.get(line) ?? { mutants: 0, killed: 0 };
    lines.set(line, { mutants: mutants + 1, killed: killed + (survives(result) ? 0 : 1) });
  }
  return [...lines.values()];
}

function printTable(rows: readonly Row[]): void {
  console.log('| folder          | mutants | killed | survived |   score |');
  console.log('| --------------- | ------- | ------ | -------- | ------- |');
  for (const { folder, mutants, killed, survived, score } of rows) {
    const cells = [
      folder.padEnd(15),
      String(mutants).padStart(7),
      String(killed).padStart(6),
      String(survived).padStart(8),
      `${score.toFixed(1)} %`.padStart(7),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
