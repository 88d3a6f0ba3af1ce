import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oniGames } from '../inputs/oni.js';
import { otnGames } from '../inputs/otn.js';
import { timeOf } from '../measure.js';
import { ROOT } from '../root.js';

/** Milliseconds of whole processes that read one file of many games, as built for users; best runs. */
export interface ArchiveTimes {
  readonly format: string;
  /** The number of plies in the file, in millions. */
  readonly millions: number;
  /** `check` at level `rules` in one thread. */
  readonly check: number;
  /** `export` to Parquet in one thread, and in two. */
  readonly one: number;
  readonly two: number;
  /** DuckDB in one thread, for orientation: it reads the table of plies from CSV and writes it as Parquet. */
  readonly duckdb?: number;
}

/** Each notation with its games, and what a ply looks like in their text. */
const NOTATIONS = [
  { format: 'oni', games: oniGames, ply: /^[A-Z][a-y]{2}$/gm },
  { format: 'otn', games: otnGames, ply: /(?<= )\S+/g },
] as const;

const MILLION = 1_000_000;

const CLI = join(ROOT, 'dist', 'src', 'bin', 'main.js');

const CSV_TO_PARQUET = fileURLToPath(new URL('csv-to-parquet.js', import.meta.url));

/** The extent of a measurement: the number of archives that are timed. */
export type Extent = 'quick' | 'normal' | 'long';

/** The numbers of plies of the archives, in millions. */
const SIZES: Readonly<Record<Extent, readonly number[]>> = { quick: [0.1, 0.4], normal: [1, 4], long: [1, 4, 16] };

/** The number of plies, in millions, from which an archive is timed only once: that takes minutes. */
const ONCE_FROM = 16;

/** Times archives of one and four million plies: of a tenth of that if `quick`, and also of 16 million if `long`. */
export function archiveTimes(runs: number, extent: Extent): ArchiveTimes[] {
  const sizes = SIZES[extent];
  return NOTATIONS.flatMap((notation) =>
    sizes.map((millions) => timesOf(notation, millions, millions < ONCE_FROM ? runs : 1)),
  );
}

function timesOf({ format, games, ply }: (typeof NOTATIONS)[number], millions: number, runs: number): ArchiveTimes {
  const folder = mkdtempSync(join(tmpdir(), 'ludogram-bench-'));
  const file = join(folder, `games.${format}`);
  const read = ['--many', '--level', 'rules', file];
  const exporting = ['export', '--to', 'parquet', '-o', join(folder, 'tables'), '--overwrite'];
  const csv = join(folder, 'csv');
  const times = { check: Infinity, one: Infinity, two: Infinity, duckdb: Infinity };
  const time = (name: keyof typeof times, script: string, ...args: string[]) =>
    (times[name] = Math.min(
      times[name],
      timeOf(() => node(script, ...args)),
    ));
  try {
    writeFileSync(file, archiveOf(games(), ply, millions * MILLION));
    node(CLI, 'export', '--to', 'csv', '-o', csv, ...read);
    for (let run = 0; run < runs; run++) {
      time('check', CLI, 'check', '--jobs', '1', ...read);
      time('one', CLI, ...exporting, '--jobs', '1', ...read);
      time('two', CLI, ...exporting, '--jobs', '2', ...read);
      time('duckdb', CSV_TO_PARQUET, join(csv, 'plies.csv'), join(folder, 'plies.parquet'));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { format, millions, ...times };
}

/** Games one after another, from the first again when they end, until there is this number of plies. */
function archiveOf(games: readonly string[], ply: RegExp, plies: number): string {
  const counts = games.map((game) => game.replace(/^(?:#|\[).*$/gm, '').match(ply)?.length ?? 0);
  const out: string[] = [];
  for (let i = 0, count = 0; count < plies; i++) {
    out.push(games[i % games.length]!);
    count += counts[i % games.length]!;
  }
  return out.join('\n');
}

function node(script: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${basename(script)} ${args[0]!} ended with ${String(status)}: ${stderr}`);
}
