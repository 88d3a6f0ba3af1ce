import { markedEncoding } from '../../../notation/encoding/decode.js';
import { UTF_8 } from '../../../notation/encoding/names.js';
import { chain } from './chain.js';

/** A stream of bytes in which a line feed is one byte. */
export interface DivisibleStream {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** The name of the encoding; absent if each record shows it. */
  readonly encoding?: string;
}

/**
 * Returns a stream whose lines can be found: the stream of a text in UTF-16, which its byte-order mark shows, is
 * encoded in UTF-8; any other is unchanged. The new stream throws at bytes that aren't UTF-16.
 */
export async function divisibleStream(stream: AsyncIterable<Uint8Array>): Promise<DivisibleStream> {
  const iterator = stream[Symbol.asyncIterator]();
  const head = await headOf(iterator);
  const chunks = chain([head], iterator);
  const encoding = markedEncoding(head);
  return encoding === undefined ? { chunks } : { chunks: asUtf8(chunks, encoding), encoding: UTF_8 };
}

/** Whether a byte-order mark shows that a stream is UTF-16: its records can only be found from its start. */
export async function isUtf16(stream: AsyncIterable<Uint8Array>): Promise<boolean> {
  const iterator = stream[Symbol.asyncIterator]();
  try {
    return markedEncoding(await headOf(iterator)) !== undefined;
  } finally {
    await iterator.return?.();
  }
}

/** Takes the first chunks of a stream, with any byte-order mark: a chunk of standard input may be a single byte. */
async function headOf(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let head = new Uint8Array();
  for (let next; head.length < 2 && (next = await iterator.next()).done !== true;) {
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

async function* asUtf8(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const decode = (chunk?: Uint8Array): Uint8Array => {
    try {
      return Buffer.from(chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true }));
    } catch {
      throw new Error(`it has bytes that are not ${encoding.toUpperCase()}`);
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}
