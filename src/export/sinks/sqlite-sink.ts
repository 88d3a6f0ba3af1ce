import { rmSync } from 'node:fs';
import sqlite, { type Database, type Statement } from 'node-sqlite3-wasm';
import { storeOf } from '../../files/store/index.js';
import type { Staging } from '../runs/staging.js';
import {
  type Cell,
  cellsOf,
  type Column,
  type Columns,
  plainCell,
  rowCount,
  SCHEMA_VERSION,
  type TableName,
  TABLES,
} from '../schema.js';
import type { EncodedTables, FinishedFile, Sink, TableFormat } from './sink.js';

const FILE = 'tables.sqlite';

/** Writes all tables to one SQLite database. Rows since the last checkpoint are in one transaction. */
class SqliteSink implements Sink<Columns> {
  readonly #database: Database;
  readonly #inserts = new Map<TableName, Statement>();
  readonly #to: string;
  /** The number of rows of each table. */
  readonly #rows: Record<TableName, number>;

  constructor(staging: Staging, to: string, known: Record<TableName, number> | undefined) {
    this.#to = to;
    this.#rows = known ?? { games: 0, plies: 0, diagnostics: 0 };
    const path = staging.path(FILE);
    // A run that was killed leaves the lock of its database. This run has the staging folder, so no other run uses the
    // database.
    rmSync(`${path}.lock`, { recursive: true, force: true });
    this.#database = new sqlite.Database(path);
    for (const { name, columns } of TABLES) {
      if (known === undefined) this.#database.exec(createTable(name, columns));
      // Rows after the checkpoint are written again.
      else this.#database.run(`DELETE FROM ${name} WHERE rowid > ?`, [known[name]]);
    }
    for (const { name, columns } of TABLES) {
      const values = columns.map(({ type }) => (typeIn(type) === 'TEXT' ? 'CAST(? AS TEXT)' : '?')).join(', ');
      this.#inserts.set(name, this.#database.prepare(`INSERT INTO ${name} VALUES (${values})`));
    }
    this.#database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    this.#database.exec('BEGIN');
  }

  add(_: string, tables: EncodedTables<Columns>): void {
    for (const { name } of TABLES) {
      const insert = this.#inserts.get(name)!;
      const columns = tables[name] ?? [];
      const count = rowCount(columns);
      for (let row = 0; row < count; row++) insert.run(cellsOf(columns, row).map(toSqlite));
      this.#rows[name] += count;
    }
  }

  flush(): Record<TableName, number> {
    this.#database.exec('COMMIT');
    this.#database.exec('BEGIN');
    return { ...this.#rows };
  }

  finish(): FinishedFile[] {
    this.#database.exec('COMMIT');
    for (const name of ['plies', 'diagnostics']) {
      this.#database.exec(`CREATE INDEX IF NOT EXISTS ${name}_game ON ${name} (game)`);
    }
    this.close();
    return [{ from: FILE, to: this.#to }];
  }

  close(): void {
    if (!this.#database.isOpen) return;
    for (const insert of this.#inserts.values()) insert.finalize();
    this.#inserts.clear();
    this.#database.close();
  }
}

/**
 * Returns a cell as the library binds it. It binds a text only up to a NUL, and writes halves of surrogate pairs as
 * invalid UTF-8, so such texts are bound as bytes.
 */
function toSqlite(given: Cell): string | number | bigint | Uint8Array | null {
  const cell = plainCell(given);
  if (cell === undefined) return null;
  return typeof cell === 'string' && /[\0\ud800-\udfff]/.test(cell) ? Buffer.from(cell) : cell;
}

const createTable = (name: TableName, columns: readonly Column[]): string =>
  `CREATE TABLE ${name} (${columns.map(columnText).join(', ')})`;

/** Returns the type of a column in SQLite: maps are JSON, and dates are text. */
function typeIn(type: Column['type']): string {
  if (type === 'number') return 'REAL';
  return type === 'integer' || type === 'hash' ? 'INTEGER' : 'TEXT';
}

const columnText = ({ name, type, isNullable }: Column): string =>
  `"${name}" ${typeIn(type)}${isNullable ? '' : ' NOT NULL'}`;

/** Tables as one SQLite database. */
export const sqliteFormat: TableFormat<Columns> = {
  dividesByNotation: false,
  encode: (columns) => columns,
  async filesIn(folder, { database }) {
    return (await storeOf(folder).names(folder)).filter((name) => name === database);
  },
  open: (staging, { database }, from) =>
    new SqliteSink(staging, database, from as Record<TableName, number> | undefined),
};
