import { addRow, type Cell, type Row, type TableName, type TableRows } from '../../../src/export/schema.js';

/** Adds a row to a table by the names of its columns; the other columns are empty. */
export function addCells(rows: TableRows, table: TableName, cells: Readonly<Record<string, Cell>>): void {
  addRow(rows, table, cells as Row<TableName>);
}
