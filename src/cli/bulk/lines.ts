import { FileTooLargeError, MAX_FILE_SIZE } from '../../files/read-file.js';

const LINE_FEED = 10;

/** Divides a stream of bytes into lines, each with its line feed. The last one may have none. */
export class LineDivider {
  /** The bytes of the unfinished line, by chunk. */
  #rest: Buffer[] = [];
  #size = 0;

  /**
   * The lines that end in the next chunk.
   *
   * @throws a {@link FileTooLargeError} if a line is longer than a file may be
   */
  *add(chunk: Uint8Array): Generator<Buffer> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let from = 0;
    for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, from)) {
      const end = bytes.subarray(from, at + 1);
      yield this.#rest.length === 0 ? end : this.#take(end);
      from = at + 1;
    }
    if (from === bytes.length) return;
    this.#rest.push(bytes.subarray(from));
    this.#size += bytes.length - from;
    if (this.#size > MAX_FILE_SIZE) throw new FileTooLargeError('a line');
  }

  /** The text after the last line feed, if any. */
  *end(): Generator<Buffer> {
    if (this.#rest.length > 0) yield this.#take(Buffer.alloc(0));
  }

  #take(end: Buffer): Buffer {
    const line = Buffer.concat([...this.#rest, end]);
    this.#rest = [];
    this.#size = 0;
    return line;
  }
}

/** The lines of a stream, each with its line feed. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const divider = new LineDivider();
  for await (const chunk of chunks) for (const line of divider.add(chunk)) yield line;
  for (const line of divider.end()) yield line;
}
