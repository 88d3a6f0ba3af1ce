import { FileTooLargeError, MAX_FILE_SIZE } from '../../../files/read-file.js';

const LINE_FEED = 10;

/** Replaces a line that is longer than a file may be. Any other line has at least one byte. */
export const TOO_LONG = Buffer.alloc(0);

/** Divides a stream of bytes into lines, each with its line feed. The last one may have none. */
export class LineDivider {
  /** The bytes of the unfinished line, by chunk; none if the line is too long. */
  #rest: Buffer[] = [];
  #size = 0;
  readonly #skipsLong: boolean;

  /** @param skipsLong whether to replace a line that is longer than a file may be by {@link TOO_LONG} */
  constructor({ skipsLong = false } = {}) {
    this.#skipsLong = skipsLong;
  }

  /**
   * The lines that end in the next chunk.
   *
   * @throws a {@link FileTooLargeError} if a line is longer than a file may be, unless such lines are skipped
   */
  *add(chunk: Uint8Array): Generator<Buffer> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let from = 0;
    for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, from)) {
      const end = bytes.subarray(from, at + 1);
      yield this.#size === 0 ? end : this.#take(end);
      from = at + 1;
    }
    if (from < bytes.length) this.#keep(bytes.subarray(from));
  }

  /** The text after the last line feed, if any. */
  *end(): Generator<Buffer> {
    if (this.#size > 0) yield this.#take(Buffer.alloc(0));
  }

  #keep(part: Buffer): void {
    this.#size += part.length;
    if (this.#size <= MAX_FILE_SIZE) this.#rest.push(part);
    else if (this.#skipsLong) this.#rest = [];
    else throw new FileTooLargeError('a line');
  }

  #take(end: Buffer): Buffer {
    const isLong = this.#skipsLong && this.#size + end.length > MAX_FILE_SIZE;
    const line = isLong ? TOO_LONG : Buffer.concat([...this.#rest, end]);
    this.#rest = [];
    this.#size = 0;
    return line;
  }
}

/**
 * The lines of a stream, each with its line feed; {@link TOO_LONG} instead of a line that is longer than a file may be.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const divider = new LineDivider({ skipsLong: true });
  for await (const chunk of chunks) for (const line of divider.add(chunk)) yield line;
  for (const line of divider.end()) yield line;
}
