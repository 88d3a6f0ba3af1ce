import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { oniGames } from '../../../bench/inputs/oni.js';
import { run } from '../../../src/cli/program.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

const PAGE = 'docs/archives.md';

// The images as the page names them.
const FIRST_MOVES = 'images/archives-first-moves.svg';
const LENGTHS = 'images/archives-lengths.svg';
const WINS = 'images/archives-wins.svg';
const CAPTURES = 'images/archives-captures.svg';
const POSITIONS = 'images/archives-positions.svg';

const BLUE = '#3a7d9c';
const GRAY = '#999999';
const SIZE = { width: 640, height: 260, marginBottom: 42 };

/** Returns the plots of the page on archives: random games are exported, and queried with the queries of the page. */
export async function archivePlots(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'ludogram-plots-'));
  try {
    const records = oniGames();
    writeFileSync(join(folder, 'games.ndjson'), records.map((text) => JSON.stringify({ text })).join('\n'));
    const tables = join(folder, 'tables');
    await exported(['--to', 'parquet', '-o', tables, join(folder, 'games.ndjson')]);
    const rowsOf = (image: string) => query(queryBefore(image), tables);
    const [moves, lengths] = await Promise.all([rowsOf(FIRST_MOVES), rowsOf(LENGTHS)]);
    const [wins, captures, positions] = await Promise.all([rowsOf(WINS), rowsOf(CAPTURES), rowsOf(POSITIONS)]);
    const bars = (rows: readonly Row[], x: string, label: string, y = 'games', yLabel = y) =>
      plot({
        ...SIZE,
        x: { label, domain: rows.map((row) => row[x]!), type: 'band' },
        y: { label: yLabel, grid: true },
        marks: [Plot.barY(rows, { x, y, fill: BLUE }), Plot.ruleY([0])],
      });
    const lines = (rows: readonly Row[], label: string, ...ys: readonly (readonly [name: string, color: string])[]) =>
      plot({
        ...SIZE,
        x: { label: 'ply' },
        y: { label, grid: true },
        marks: [...ys.map(([y, stroke]) => Plot.lineY(rows, { x: 'number', y, stroke })), Plot.ruleY([0])],
      });
    return new Map([
      [`docs/${FIRST_MOVES}`, bars(moves, 'move', 'first move')],
      [`docs/${LENGTHS}`, bars(lengths, 'from_plies', 'plies')],
      [`docs/${WINS}`, bars(wins, 'move', 'first move', 'wins', 'share of wins')],
      [`docs/${CAPTURES}`, lines(captures, 'share of captures', ['captures', BLUE])],
      [`docs/${POSITIONS}`, lines(positions, 'games, boards', ['games', GRAY], ['positions', BLUE])],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Row = Readonly<Record<string, string | number>>;

async function exported(args: readonly string[]): Promise<void> {
  let errors = '';
  const sink = { write: (text: string) => (errors += text) };
  const stdin = (async function* (): AsyncGenerator<string> {})();
  const code = await run(['export', ...args], { stdin, stdout: sink, stderr: sink, env: {} }, NOTATIONS);
  if (code !== 0) throw new Error(`the export of the plots failed: ${errors}`);
}

/** Returns the last query of the page before an image. */
function queryBefore(image: string): string {
  const page = readFileSync(PAGE, 'utf8');
  const before = page.slice(0, Math.max(0, page.indexOf(`](${image})`)));
  const last = [...before.matchAll(/```sql\n([^]*?)```/g)].at(-1);
  if (last === undefined) throw new Error(`${PAGE} has no query before ${image}`);
  return last[1]!;
}

/** Returns the rows of a query. */
async function query(sql: string, tables: string): Promise<readonly Row[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const result = await connection.runAndReadAll(sql.replaceAll("'tables/", `'${tables}/`));
  const numbers = (row: Record<string, unknown>) =>
    ['games', 'positions'].filter((name) => name in row).map((name) => [name, Number(row[name])]);
  return result.getRowObjectsJson().map((row) => ({ ...row, ...Object.fromEntries(numbers(row)) })) as unknown as Row[];
}

function plot(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const style = { background: 'white', color: '#222222', fontFamily: 'sans-serif', fontSize: '12px' };
  const svg = Plot.plot({ ...options, document: document as unknown as Plot.PlotOptions['document'] & object, style });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${svg.outerHTML}\n`;
}
