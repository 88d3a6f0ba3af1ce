import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '..', '..', '..');
const LUDOGRAM = join(PACKAGE, 'node_modules', 'ludogram', 'dist', 'src', 'bin', 'main.js');
const CONFIG = join(PACKAGE, 'bench', 'config.mjs');
const REPORT = join(PACKAGE, 'bench', 'report-memory.mjs');
const ROUNDS = 3;
/** Debian installs programs about games in a folder that the path of root lacks. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/games` };

/** The processor time of a command in seconds, and what it wrote to its standard error; `undefined` if it fails. */
function run(command: readonly string[]): { readonly seconds: number; readonly written: string } | undefined {
  const script = 'time -p "$@" >/dev/null';
  const { status, stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], { encoding: 'utf8', env });
  const times = /user (\d+\.\d+)\s+sys (\d+\.\d+)\s*$/.exec(stderr ?? '');
  if (status !== 0 || times === null) return undefined;
  return { seconds: Number(times[1]) + Number(times[2]), written: stderr };
}

/** Returns the least time of a command in several runs; `undefined` if it fails. */
function leastOf(command: readonly string[]): number | undefined {
  let least: number | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const seconds = run(command)?.seconds;
    if (seconds !== undefined && (least === undefined || seconds < least)) least = seconds;
  }
  return least;
}

/** Returns the command that runs ludogram in one thread. */
function ludogram([verb, ...others]: readonly string[]): readonly string[] {
  return ['node', '--import', REPORT, LUDOGRAM, verb!, '--config', CONFIG, '--jobs', '1', ...others];
}

/** Measures whole commands, with their start: `export` next to the check of pgn-extract, and the memory of `check`. */
export function measureCommands(text: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'pgn-bench-'));
  try {
    const file = join(folder, 'games.pgn');
    writeFileSync(file, text);
    const output = ['--to', 'parquet', '-o', join(folder, 'tables'), '--overwrite'];
    const exported = leastOf(ludogram(['export', file, '--level', 'structure', ...output]));
    const checked = leastOf(['pgn-extract', '-s', '-r', file]);
    const speed = (seconds: number | undefined) =>
      seconds === undefined ? 'failed, or not installed' : `${(text.length / 1e6 / seconds).toFixed(2)} MB/s`;
    const ratio = exported === undefined || checked === undefined ? '' : `  ${(checked / exported).toFixed(2)} x`;
    console.log(`  pgn-extract -s -r                ${speed(checked)}`);
    console.log(`  ludogram export                  ${speed(exported)}${ratio}`);
    reportMemory(folder, text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const LARGE = 100e6;

function reportMemory(folder: string, text: string): void {
  const file = join(folder, 'large.pgn');
  writeFileSync(file, `${text}\n`.repeat(Math.ceil(LARGE / text.length)));
  const written = run(ludogram(['check', file, '--level', 'structure']))?.written;
  const memory = /(?<!\d)(\d+) MB of memory/.exec(written ?? '')?.[1];
  console.log(`  ludogram check, 100 MB           ${memory ?? '?'} MB of memory`);
}
