/**
 * `npm run mutate`: changes the code in small ways, one at a time, and counts how many changes some test notices.
 * `npm run mutate -- games/onitama` does so in one folder, `npm run mutate -- formats/otn/checks-turns` in the files of it
 * whose names begin so. Only unit tests and conformance cases count, not the optional
 * corpus. Each change that no test noticed is listed. Fails where a folder's score is below the gate.
 */
import { Stryker } from '@stryker-mutator/core';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTATION_FOLDERS, type MutationFolder } from './mutation-folders.js';

/** The least that a folder's tests must notice, in percent. */
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
const names = Object.keys(MUTATION_FOLDERS);
const unknown = asked.filter((path) => folderOf(path) === undefined);
if (unknown.length > 0) {
  console.error(`no folder ${unknown.join(' ')}; there are ${names.join(' ')}`);
  process.exit(2);
}

const rows: Row[] = [];
for (const path of asked.length > 0 ? asked : names) {
  const name = folderOf(path)!;
  const folder = MUTATION_FOLDERS[name]!;
  const results = await mutate(path === name ? folder : { ...folder, mutate: [`src/${path}*.ts`] });
  for (const result of results.filter(survives)) console.log(describeMutant(result));
  rows.push(count(path, results));
}
printTable(rows);
const low = rows.filter(({ score }) => score < GATE).map(({ folder }) => folder);
if (low.length > 0) console.error(`below ${GATE} %: ${low.join(', ')}`);
process.exitCode = low.length > 0 ? 1 : 0;

/** The folder that a path is, or is in. */
function folderOf(path: string): string | undefined {
  return names.find((name) => path === name || path.startsWith(`${name}/`));
}

/** What became of every mutant that compiles. */
async function mutate({ mutate, tests, formats }: MutationFolder): Promise<Result[]> {
  process.env.LUDOGRAM_TESTS = [...tests, 'test/conformance.test.ts', 'test/messages.test.ts'].join(',');
  process.env.LUDOGRAM_FORMATS = formats.join(',');
  process.env.LUDOGRAM_SHARED = '/nonexistent';
  process.env.LUDOGRAM_ROUNDS = '0.1';
  const stryker = new Stryker({
    mutate: [...mutate],
    ignorePatterns: ['bench', 'dist', 'docs', 'examples', 'test/differential', 'test/project'],
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

/** A change that is made while modules load, and with which no test file loads, leaves no test to fail; it is noticed. */
function survives({ status, static: isStatic, testsCompleted }: Result): boolean {
  if (status === 'Survived' && isStatic === true && testsCompleted === 0) return false;
  return status !== 'Killed' && status !== 'Timeout';
}

/** Where a mutant is, and what it puts there. */
function describeMutant({ fileName, location, mutatorName, replacement, status }: Result): string {
  const { line, column } = location.start;
  const place = `${relative('.', fileName)}:${line}:${column}`;
  return `${place} ${mutatorName} ${status}: ${(replacement ?? '').replace(/\s+/g, ' ')}`;
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
