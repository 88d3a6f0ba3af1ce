import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { oniGames } from '../../../bench/inputs/oni.js';
import { run } from '../../../src/cli/program.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

/** The plots of the page on archives: random games are exported, and queried with the queries of the page. */
export async function archivePlots(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'ludogram-plots-'));
  try {
    const records = oniGames().slice(0, 300);
    writeFileSync(join(folder, 'games.ndjson'), records.map((text) => JSON.stringify({ text })).join('\n'));
    const tables = join(folder, 'tables');
    await exported(['--to', 'parquet', '-o', tables, join(folder, 'games.ndjson')]);
    const [moves, lengths] = await Promise.all([query(1, tables), query(3, tables)]);
    const bars = (rows: readonly Row[], x: string, label: string) =>
      plot({
        width: 640,
        height: 260,
        marginBottom: 42,
        x: { label, domain: rows.map((row) => row[x]!), type: 'band' },
        y: { label: 'games', grid: true },
        marks: [Plot.barY(rows, { x, y: 'games', fill: '#3a7d9c' }), Plot.ruleY([0])],
      });
    return new Map([
      ['docs/images/archives-first-moves.svg', bars(moves, 'move', 'first move')],
      ['docs/images/archives-lengths.svg', bars(lengths, 'from_plies', 'plies')],
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

/** The rows of a query of the page, by its number from 0. */
async function query(number: number, tables: string): Promise<readonly Row[]> {
  const sql = [...readFileSync('docs/archives.md', 'utf8').matchAll(/```sql\n([^]*?)```/g)][number]![1]!;
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const result = await connection.runAndReadAll(sql.replaceAll("'tables/", `'${tables}/`));
  return result.getRowObjectsJson().map((row) => ({ ...row, games: Number(row.games) })) as unknown as Row[];
}

function plot(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const style = { background: 'white', color: '#222222', fontFamily: 'sans-serif', fontSize: '12px' };
  const svg = Plot.plot({ ...options, document: document as unknown as Plot.PlotOptions['document'] & object, style });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${svg.outerHTML}\n`;
}
