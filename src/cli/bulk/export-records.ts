import { gameKey, RecordRows } from '../../export/rows.js';
import { cellsOf, noRows, rowCount, rowObject, TABLES } from '../../export/schema.js';
import { hasErrors } from '../../diagnostics/index.js';
import { ExitCode } from '../failure.js';
import { STANDARD_INPUT } from '../input.js';
import { jsonLine } from '../json-text.js';
import type { ReadingFlags } from '../options.js';
import { type ListenerOf, readSources } from '../source.js';
import type { Context } from '../verb.js';
import type { Item } from './item.js';
import { buffersOf } from './items.js';
import { recordsOfJsonLines } from './record-lines.js';

/**
 * Reads NDJSON from standard input and writes a line for each record at once: an object with its row of `games` as
 * `game`, and lists of its rows of `plies` and `diagnostics`. One record is in memory at a time. A record that can't be
 * read is an object with the `problem`.
 */
export async function exportRecords(flags: ReadingFlags, context: Context): Promise<void> {
  const { stdin, stdout } = context.io;
  for await (const item of recordsOfJsonLines(flags.stdinFilename ?? STANDARD_INPUT, buffersOf(stdin))) {
    stdout.writeExact(jsonLine(await rowsOf(item, flags, context)));
    await stdout.drained();
  }
}

async function rowsOf(item: Item, flags: ReadingFlags, context: Context): Promise<object> {
  let problem = '';
  const onFailure: Context['onFailure'] = ({ diagnostic }) => (problem = diagnostic.message);
  const rows = noRows();
  let record: RecordRows | undefined;
  const listenerOf: ListenerOf = (input, format) => (record = new RecordRows(rows, gameKey(input), format)).listener;
  for await (const source of readSources([item], flags, { ...context, onFailure }, listenerOf)) {
    if (hasErrors(source.diagnostics)) context.exit.raise(ExitCode.wrong);
    record?.add({ ...source, notation: source.format });
    const [games, plies, diagnostics] = TABLES.map(({ name, columns }) =>
      Array.from({ length: rowCount(rows[name]) }, (_, row) => rowObject(columns, cellsOf(rows[name], row))),
    );
    return { game: games![0], plies, diagnostics };
  }
  const { file, record: place } = item;
  return { game: { file, ...(place === undefined ? {} : { record: place.number }) }, problem };
}
