/**
 * `npm run mutate`: changes the code in small ways, one at a time, and counts how many changes a test notices. Only
 * unit tests and conformance cases count, not the optional corpus. Lists each change that no test noticed, and fails if
 * there are too many.
 *
 *     npm run mutate                               every folder of notations and games
 *     npm run mutate -- games/onitama              one folder
 *     npm run mutate -- notations/otn/game/turns/checks    the files in it whose names begin with this
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { type MutationFolder, mutationFolders } from './mutation-folders.js';

/** The minimum that a folder's tests must notice, in percent. */
const GATE = 85;

type Options = ConstructorParameters<typeof Stryker>[0];
type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

interface Row {
  readonly folder: string;
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  readonly score: number;
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const asked = process.argv.slice(2);
const folders = mutationFolders();
const names = Object.keys(folders);
const unknown = asked.filter((path) => folderOf(path) === undefined);
if (unknown.length > 0) {
  console.error(`npm run mutate -- [FOLDER…]; folders: ${names.join(' ')}`);
  process.exit(2);
}

const jobs = (asked.length > 0 ? asked : names).map((path): [string, MutationFolder] => {
  const folder = folders[folderOf(path)!]!;
  return [path, { ...folder, files: folder.files.filter((file) => file.startsWith(`src/${path}`)) }];
});
const table: Row[] = [];
for (const [name, folder] of jobs) {
  const results = await mutate(folder);
  for (const result of results.filter(survives)) console.log(describeMutant(result));
  table.push(count(name, results));
}
printTable(table);
// A row without mutants has no score, and proves nothing.
const low = table.filter(({ score }) => !(score >= GATE)).map(({ folder }) => folder);
if (low.length > 0) console.error(`below ${GATE} %: ${low.join(', ')}`);
process.exitCode = low.length > 0 ? 1 : 0;

/** Returns the folder at a path, or the one that contains it. */
function folderOf(path: string): string | undefined {
  return names.find((name) => path === name || path.startsWith(`${name}/`));
}

/** Returns the result of every mutant that compiles. */
async function mutate({ files, tests, notations }: MutationFolder): Promise<Result[]> {
  process.env.LUDOGRAM_TESTS = [...tests, 'test/conformance.test.ts', 'test/messages.test.ts'].join(',');
  process.env.LUDOGRAM_FORMATS = notations.join(',');
  process.env.LUDOGRAM_SHARED = '/nonexistent';
  process.env.LUDOGRAM_ROUNDS = '0.1';
  const stryker = new Stryker({
    mutate: [...files],
    ignorePatterns: ['bench', 'dist', 'docs', 'packages/pgn', 'packages/sgf', 'test/differential', 'test/project'],
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

/** Returns the span of a mutant, and its text. */
function describeMutant({ fileName, location, mutatorName, replacement, status }: Result): string {
  const { line, column } = location.start;
  const where = `${relative('.', fileName)}:${line}:${column}`;
  return `${where} ${mutatorName} ${status}: ${(replacement ?? '').replace(/\s+/g, ' ')}`;
}

function count(folder: string, results: readonly Result[]): Row {
  const survived = results.filter(survives).length;
  const mutants = results.length;
  const killed = mutants - survived;
  return { folder, mutants, killed, survived, score: (100 * killed) / mutants };
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
