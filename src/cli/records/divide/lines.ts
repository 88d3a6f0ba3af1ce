import { MAX_FILE_SIZE } from '../../../files/read-file.js';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The line breaks that end a line: a line feed in JSON Lines, any of them in records. */
type LineEnd = 'LF' | 'LF, CR or CRLF';

/** Replaces a line that is longer than a file may be. Any other line has at least one byte. */
export const TOO_LONG = Buffer.alloc(0);

/** The number of bytes that are kept of a line that is longer than a file may be. */
const KEPT_BYTES = 2 ** 16;

/** A line that is longer than a file may be, so that only its first bytes are kept. */
export class LongLine {
  /** @param length the number of its bytes */
  constructor(
    readonly head: Buffer,
    readonly length: number,
  ) {}
}

/** Divides a stream of bytes into lines, each with its line break. The last one may have none. */
export class LineDivider {
  readonly #lineEnd: LineEnd;
  /** The bytes of the unfinished line, by chunk; only the first ones if the line is too long. */
  #rest: Buffer[] = [];
  #size = 0;
  /** Whether the unfinished line ends with a CR, which may be half of a CRLF. */
  #hasReturn = false;

  constructor(lineEnd: LineEnd) {
    this.#lineEnd = lineEnd;
  }

  /** Yields the lines that end in the next chunk, and a line that ended with the last one. */
  *add(chunk: Uint8Array): Generator<Buffer | LongLine> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (bytes.length === 0) return;
    let from = 0;
    if (this.#hasReturn && bytes[0] !== LINE_FEED) yield this.#take(Buffer.alloc(0));
    for (const end of this.#endsOfLines(bytes)) {
      const line = bytes.subarray(from, end);
      yield this.#size === 0 ? line : this.#take(line);
      from = end;
    }
    if (from < bytes.length) this.#keep(bytes.subarray(from));
    this.#hasReturn = this.#lineEnd !== 'LF' && bytes.at(-1) === CARRIAGE_RETURN;
  }

  /** Yields the offset after each line break. A CR at the end of the bytes may be half of one. */
  *#endsOfLines(bytes: Buffer): Generator<number> {
    let feed = bytes.indexOf(LINE_FEED);
    let lone = this.#lineEnd === 'LF' ? -1 : loneReturn(bytes, 0);
    while (feed !== -1 || lone !== -1) {
      if (lone === -1 || (feed !== -1 && feed < lone)) {
        yield feed + 1;
        feed = bytes.indexOf(LINE_FEED, feed + 1);
      } else {
        yield lone + 1;
        lone = loneReturn(bytes, lone + 1);
      }
    }
  }

  /** Yields the text after the last line break, if any. */
  *end(): Generator<Buffer | LongLine> {
    if (this.#size > 0) yield this.#take(Buffer.alloc(0));
  }

  #keep(part: Buffer): void {
    this.#size += part.length;
    this.#rest.push(part);
    if (this.#size > MAX_FILE_SIZE) this.#rest = [this.#head()];
  }

  #head(): Buffer {
    return Buffer.concat(this.#rest, KEPT_BYTES);
  }

  #take(end: Buffer): Buffer | LongLine {
    const size = this.#size + end.length;
    const line = size > MAX_FILE_SIZE ? new LongLine(this.#head(), size) : Buffer.concat([...this.#rest, end]);
    this.#rest = [];
    this.#size = 0;
    return line;
  }
}

/** Returns the offset of the next CR before a byte other than a line feed; -1 if there is none. */
function loneReturn(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(CARRIAGE_RETURN, from);
  while (at !== -1 && bytes[at + 1] === LINE_FEED) at = bytes.indexOf(CARRIAGE_RETURN, at + 1);
  return at + 1 === bytes.length ? -1 : at;
}

/**
 * Yields the lines of a stream, each with its line feed; {@link TOO_LONG} instead of a line that is longer than a file
 * may be.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const divider = new LineDivider('LF');
  const shown = (line: Buffer | LongLine) => (line instanceof LongLine ? TOO_LONG : line);
  for await (const chunk of chunks) for (const line of divider.add(chunk)) yield shown(line);
  for (const line of divider.end()) yield shown(line);
}
