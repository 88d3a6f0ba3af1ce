import { DuckDBInstance } from '@duckdb/node-api';
import { loadParquet } from '../../../src/export/parquet/sink.js';
import type { TableRows } from '../../../src/export/schema.js';
import { addCells } from '../../support/games/export-rows.js';

export const parquetFormat = await loadParquet();

/** How the files of a run that is not divided are called. */
export const NAMES = { database: '', suffix: '-001-of-001', shortSuffix: '' };

/** Returns the rows that DuckDB finds. */
export async function rowsOf(query: string): Promise<Record<string, unknown>[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  return (await connection.runAndReadAll(query)).getRowObjectsJson();
}

/** Adds a row to `plies`; its other columns are empty. */
export function addPly(
  rows: TableRows,
  game: string,
  number: number,
  move: string,
  captures?: string,
  position?: string,
) {
  const cells = { game, notation: 'oni', variation: '', number, ply: number, mover: 'red', move, captures, position };
  addCells(rows, 'plies', cells);
}
