import { addRow, type Cell, type TableName, type TableRows, TABLES } from '../../../src/export/schema.js';

/** Adds a row to a table by the names of its columns; the other columns are empty. */
export function addCells(rows: TableRows, table: TableName, cells: Readonly<Record<string, Cell>>): void {
  const { columns } = TABLES.find(({ name }) => name === table)!;
  addRow(
    rows[table],
    columns.map(({ name }) => cells[name]),
  );
}
