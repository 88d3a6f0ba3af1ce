import { isUtf8 } from 'node:buffer';
import { FileTooLargeError } from '../../../files/read-file.js';
import { UTF_8 } from '../../../notation/encoding/names.js';
import { linesOf, TOO_LONG } from '../../records/divide/lines.js';
import type { Item } from '../../records/item.js';

/**
 * Reads the records of NDJSON: one object per line, with the `text` of a record. `file`, `record` (its number there)
 * and `notation`, or `format`, are optional. Without them, a record is named after the stream, and its notation is
 * detected. A line without such an object is an item with a problem. Blank lines yield nothing, or an item with a
 * problem if `answersBlank`: then each line has exactly one item. `firstLine` is the number of the first line.
 */
export async function* recordsOfJsonLines(
  stream: string,
  chunks: AsyncIterable<Uint8Array>,
  { answersBlank = false, firstLine = 1 } = {},
): AsyncGenerator<Item> {
  let number = firstLine - 1;
  for await (const line of linesOf(chunks)) {
    number++;
    const text = line.toString('utf8').trim();
    if (line === TOO_LONG) {
      yield { ...unreadable(stream, number, ''), problem: new FileTooLargeError(`line ${number}`).message };
    } else if (!isUtf8(line)) yield unreadable(stream, number, "isn't valid UTF-8");
    else if (text !== '') yield itemOf(text, stream, number);
    else if (answersBlank) yield unreadable(stream, number, 'is empty: expected an object with the "text" of a record');
  }
}

/** Half of a surrogate pair without the other half. JSON can escape it, but no file can contain it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

function itemOf(line: string, stream: string, lineNumber: number): Item {
  const problem = (text: string): Item => unreadable(stream, lineNumber, text);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return problem("isn't valid JSON");
  }
  const { text, file, record, format, notation = format } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string') return problem('has no "text": expected an object with the text');
  if (LONE_SURROGATE.test(text)) return problem('has half of a surrogate pair in "text": expected whole characters');
  if (typeof record === 'number' && !(Number.isSafeInteger(record) && record >= 0)) {
    return problem('has a "record" that isn\'t a whole number');
  }
  return {
    file: typeof file === 'string' ? file : stream,
    from: 'many records',
    bytes: Buffer.from(text),
    // JSON was decoded, whatever the text says.
    encoding: UTF_8,
    ...(typeof file === 'string' && typeof record !== 'number'
      ? {}
      : { record: { number: typeof record === 'number' ? record : lineNumber, firstLine: 1 } }),
    ...(typeof notation === 'string' ? { notation } : {}),
  };
}

/** Returns the item for a line that has no record. */
const unreadable = (stream: string, lineNumber: number, problem: string): Item => ({
  file: stream,
  record: { number: lineNumber, firstLine: 1 },
  problem: `line ${lineNumber} ${problem}`,
});
