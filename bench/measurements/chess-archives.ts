/** Reading an archive of chess games, in a process of its own: `node chess-archives.js RUNS`; sends its rows. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { ROOT } from '../root.js';

/** A program, with the processor time that it needs for the archive, in seconds; or the reason why it has none. */
export interface ChessRow {
  readonly name: string;
  /** Millions of characters. */
  readonly megabytes: number;
  readonly seconds?: number;
  readonly remark: string;
}

/** A program that is timed. `probe` is a command that fails if it is not installed. */
interface Program {
  readonly name: string;
  readonly remark: string;
  readonly probe?: readonly string[];
  readonly command: readonly string[];
}

const CLI = join(ROOT, 'dist', 'src', 'bin', 'main.js');
const PGN = join(ROOT, 'packages', 'pgn');
const CSV_TO_PARQUET = fileURLToPath(new URL('csv-to-parquet.js', import.meta.url));

/** The number of repetitions of the games, so that starting a program takes a small part of its time. */
const TIMES = 5;

/** Reads the games of a file one after another, as the documentation of python-chess describes. */
const PYTHON = `
import sys, chess.pgn
with open(sys.argv[1]) as file:
    while chess.pgn.read_game(file):
        pass
`;

const runs = Number(process.argv[2] ?? 1);
// The compiler can't follow this path: chess.js is only there once the packages of the benchmarks are installed.
const TEXTS = '../landmarks/pgn-texts.js';
const { pgnTexts } = (await import(TEXTS)) as { pgnTexts(): string[] };

const temporary = mkdtempSync(join(tmpdir(), 'ludogram-bench-'));
try {
  process.send?.(rowsIn(temporary));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function rowsIn(folder: string): ChessRow[] {
  const file = join(folder, 'games.pgn');
  const text = pgnTexts().join('').repeat(TIMES);
  writeFileSync(file, text);
  const megabytes = text.length / 1e6;
  return programsFor(folder, file).map(({ name, remark, probe, command }) => {
    if (probe !== undefined && run(probe).status !== 0) return { name, megabytes, remark: 'not installed' };
    return { name, megabytes, seconds: Math.min(...Array.from({ length: runs }, () => secondsOf(command))), remark };
  });
}

function programsFor(folder: string, file: string): Program[] {
  const reading = ['--config', builtConfig(), '--jobs', '1', '--many', file];
  const ours = [process.execPath, CLI];
  const at = (level: string) => ['--level', level, ...reading];
  const to = (format: string) => ['export', '--to', format, '-o', join(folder, format), '--overwrite'];
  return [
    {
      name: 'ours, check at structure',
      remark: 'syntax and structure',
      command: [...ours, 'check', ...at('structure')],
    },
    { name: 'ours, check at rules', remark: 'checks every move, too', command: [...ours, 'check', ...at('rules')] },
    {
      name: 'ours, export to Parquet at structure',
      remark: 'plays every move, three tables',
      command: [...ours, ...to('parquet'), ...at('structure')],
    },
    {
      name: 'ours, export to Parquet at rules',
      remark: 'checks every move, too',
      command: [...ours, ...to('parquet'), ...at('rules')],
    },
    {
      name: 'ours, export to CSV at structure',
      remark: 'plays every move, not compressed',
      command: [...ours, ...to('csv'), ...at('structure')],
    },
    {
      name: 'pgn-extract',
      remark: 'plays every move, writes PGN',
      probe: ['pgn-extract', '--version'],
      command: ['pgn-extract', '-s', '-o', join(folder, 'out.pgn'), file],
    },
    {
      name: 'python-chess',
      remark: 'plays every move, keeps the game as a tree',
      probe: ['python3', '-c', 'import chess'],
      command: ['python3', '-c', PYTHON, file],
    },
    {
      name: 'DuckDB, one thread',
      remark: 'reads the plies as CSV, writes Parquet; no games',
      command: [process.execPath, CSV_TO_PARQUET, join(folder, 'csv', 'plies.csv'), join(folder, 'plies.parquet')],
    },
  ];
}

/** Returns a config with the notation of chess games as JavaScript: users have it built, too. */
function builtConfig(): string {
  const outfile = join(PGN, 'node_modules', '.cache', 'ludogram.config.mjs');
  const entryPoints = [join(PGN, 'ludogram.config.ts')];
  buildSync({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', packages: 'external' });
  return outfile;
}

function run([program, ...args]: readonly string[]) {
  // Debian has pgn-extract there; not every PATH has the folder.
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/games` };
  return spawnSync(program!, args, { encoding: 'utf8', maxBuffer: 2 ** 28, env });
}

/** Returns the processor time of a command. The shell prints its own in a line before it. */
function secondsOf(command: readonly string[]): number {
  const { stdout, stderr } = run(['sh', '-c', '"$@" >/dev/null || [ $? -eq 1 ] || exit 2; times', 'sh', ...command]);
  const [, times] = /\n(.+)\s*$/.exec(stdout) ?? [];
  if (times === undefined) throw new Error(`${command.slice(0, 3).join(' ')} failed: ${stderr.slice(-300)}`);
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + 60 * Number(m) + Number(s), 0);
}
