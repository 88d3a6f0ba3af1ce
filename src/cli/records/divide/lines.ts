import { MAX_FILE_SIZE } from '../../../files/read-file.js';

const LINE_FEED = 10;

/** Replaces a line that is longer than a file may be. Any other line has at least one byte. */
export const TOO_LONG = Buffer.alloc(0);

/** The number of bytes that are kept of a line that is longer than a file may be. */
const HEAD = 2 ** 16;

/** A line that is longer than a file may be, so that only its first bytes are kept. */
export class LongLine {
  /** @param length the number of its bytes */
  constructor(
    readonly head: Buffer,
    readonly length: number,
  ) {}
}

/** Divides a stream of bytes into lines, each with its line feed. The last one may have none. */
export class LineDivider {
  /** The bytes of the unfinished line, by chunk; only the first ones if the line is too long. */
  #rest: Buffer[] = [];
  #size = 0;

  /** Yields the lines that end in the next chunk. */
  *add(chunk: Uint8Array): Generator<Buffer | LongLine> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let from = 0;
    for (let offset = bytes.indexOf(LINE_FEED); offset !== -1; offset = bytes.indexOf(LINE_FEED, from)) {
      const end = bytes.subarray(from, offset + 1);
      yield this.#size === 0 ? end : this.#take(end);
      from = offset + 1;
    }
    if (from < bytes.length) this.#keep(bytes.subarray(from));
  }

  /** Yields the text after the last line feed, if any. */
  *end(): Generator<Buffer | LongLine> {
    if (this.#size > 0) yield this.#take(Buffer.alloc(0));
  }

  #keep(part: Buffer): void {
    this.#size += part.length;
    this.#rest.push(part);
    if (this.#size > MAX_FILE_SIZE) this.#rest = [this.#head()];
  }

  #head(): Buffer {
    return Buffer.concat(this.#rest, HEAD);
  }

  #take(end: Buffer): Buffer | LongLine {
    const size = this.#size + end.length;
    const line = size > MAX_FILE_SIZE ? new LongLine(this.#head(), size) : Buffer.concat([...this.#rest, end]);
    this.#rest = [];
    this.#size = 0;
    return line;
  }
}

/**
 * Yields the lines of a stream, each with its line feed; {@link TOO_LONG} instead of a line that is longer than a file
 * may be.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const divider = new LineDivider();
  const shown = (line: Buffer | LongLine) => (line instanceof LongLine ? TOO_LONG : line);
  for await (const chunk of chunks) for (const line of divider.add(chunk)) yield shown(line);
  for (const line of divider.end()) yield shown(line);
}
