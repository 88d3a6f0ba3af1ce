import type { Item } from './item.js';
import { linesOf } from './lines.js';

/**
 * Reads the records of NDJSON: one object per line, with the `text` of a record. `file`, `record` (its number there)
 * and `format` are optional. Without them, a record is named after the stream, and its format is detected. A line
 * without such an object is an item with a problem.
 */
export async function* recordsOfJsonLines(stream: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Item> {
  let number = 0;
  for await (const line of linesOf(chunks)) {
    number++;
    const text = line.toString('utf8').trim();
    if (text === '') continue;
    yield itemOf(text, stream, number);
  }
}

function itemOf(line: string, stream: string, lineNumber: number): Item {
  const place = { number: lineNumber, firstLine: 1 };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { file: stream, record: place, problem: `line ${lineNumber} isn't valid JSON` };
  }
  const { text, file, record, format } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string') {
    return {
      file: stream,
      record: place,
      problem: `line ${lineNumber} has no "text": expected an object with the text`,
    };
  }
  return {
    file: typeof file === 'string' ? file : stream,
    from: 'many records',
    bytes: Buffer.from(text),
    ...(typeof file === 'string' && typeof record !== 'number'
      ? {}
      : { record: { number: typeof record === 'number' ? record : lineNumber, firstLine: 1 } }),
    ...(typeof format === 'string' ? { format } : {}),
  };
}
