import { defined } from '../../../defined.js';
import { hasErrors, visibleJson } from '../../../diagnostics/index.js';
import { RowChunks } from '../../../export/row-chunks.js';
import { RecordRows } from '../../../export/rows.js';
import { cellsOf, rowCount, rowObject, type Table, type TableRows, TABLES } from '../../../export/schema.js';
import { systemReason } from '../../../files/read-file.js';
import { recordName } from '../../../files/record.js';
import { recordsOfJsonLines } from '../../bulk/items/json-lines.js';
import type { RecordContext } from '../../records/file-failure.js';
import { buffersOf, STANDARD_INPUT } from '../../records/input.js';
import type { Item } from '../../records/item.js';
import { jsonLine } from '../../records/json-text.js';
import type { ReadingFlags } from '../../records/options.js';
import { type ListenerOf, readItemAsSource } from '../../records/source/source.js';
import { ExitCode, reportFailure } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { addRows, type ExportFlags } from './job.js';

/** The flags of `--records`. */
type ExportRecordsFlags = ReadingFlags & Pick<ExportFlags, 'positions'>;

/**
 * Reads NDJSON from standard input and writes exactly one line for each line at once: an object with its row of `games`
 * as `game`, and lists of its rows of `plies` and `diagnostics`. One record is in memory at a time. For a line that
 * can't be read, the object has a `problem` instead of the lists.
 */
export async function exportRecords(flags: ExportRecordsFlags, context: Context): Promise<void> {
  const { stdout } = context.io;
  for await (const item of itemsOf(flags.stdinFilename ?? STANDARD_INPUT, context)) {
    for (const part of await answerTo(item, flags, context)) {
      stdout.writeExact(part);
      await stdout.drained();
    }
  }
}

/** Yields an item for each line of standard input. An error that ends it early is reported. */
async function* itemsOf(name: string, context: Context): AsyncGenerator<Item> {
  try {
    yield* recordsOfJsonLines(name, buffersOf(context.io.stdin), { answersBlank: true });
  } catch (error) {
    reportFailure(context, `can't read ${name}: ${systemReason(error)}`);
  }
}

async function answerTo(item: Item, flags: ExportRecordsFlags, context: Context): Promise<Iterable<string>> {
  let problem = '';
  const onFailure: RecordContext['onFailure'] = ({ diagnostic }) => (problem = diagnostic.message);
  const chunks = new RowChunks();
  let record: RecordRows | undefined;
  const listenerOf: ListenerOf = (input, notation) =>
    (record = new RecordRows(chunks, recordName(input), notation, flags.positions === true)).listener;
  const recordContext = { ...context, onFailure };
  const source = await readItemAsSource(item, flags, recordContext, { listenerOf });
  if (source !== undefined && (await addRows(record, source, recordContext))) {
    if (hasErrors(source.diagnostics)) context.exit.raise(ExitCode.wrong);
    return partsOfLine([...chunks.takeAll()]);
  }
  return [jsonLine({ game: { file: item.file, ...defined({ record: item.record?.number }) }, problem })];
}

/**
 * The approximate length of the parts of a line, in UTF-16 code units. A whole line could be longer than a string may
 * be.
 */
const PART_LENGTH = 2 ** 16;

function* partsOfLine(chunks: readonly TableRows[]): Generator<string> {
  const [games, ...lists] = TABLES;
  const [game] = rowTexts(games!, chunks);
  let text = `{"game":${game}`;
  for (const table of lists) {
    text += `,"${table.name}":[`;
    let separator = '';
    for (const row of rowTexts(table, chunks)) {
      text += separator + row;
      separator = ',';
      if (text.length < PART_LENGTH) continue;
      yield visibleJson(text);
      text = '';
    }
    text += ']';
  }
  yield visibleJson(`${text}}\n`);
}

/** Yields the rows of a table as JSON. */
function* rowTexts({ name, columns }: Table, chunks: readonly TableRows[]): Generator<string> {
  for (const { [name]: rows } of chunks) {
    for (let row = 0; row < rowCount(rows); row++) yield JSON.stringify(rowObject(columns, cellsOf(rows, row)));
  }
}
