/**
 * The largest window of a frame, in bytes: the limit of the program `zstd`. The window is in memory while the frame is
 * read.
 */
const MAX_WINDOW_SIZE = 2 ** 27;

/** The number of bytes of the number that a frame begins with. */
const MAGIC_BYTES = 4;

/** The number that a frame of data begins with. */
const FRAME_MAGIC = 0xfd2fb528;

/** The number that a skippable frame begins with; its lowest four bits may be any. */
const SKIPPABLE_MAGIC = 0x184d2a50;

/** The most bytes of a part that is not decompressed. */
const MAX_PIECE_BYTES = 2 ** 16;

/** Data that needs a larger window than is allowed. */
export class WindowError extends Error {
  constructor() {
    super(`the compressed data needs more memory than the ${MAX_WINDOW_SIZE / 2 ** 20} MiB that are allowed`);
  }
}

/**
 * Divides Zstandard data into headers, blocks and the rest, in order and without a loss (RFC 8878, section 3). A block
 * is at most 128 KiB when it is decompressed, so a program that takes one part at a time needs little memory, however
 * much the data contains. Damaged data is divided somehow.
 *
 * @param onFrame called before each frame of data, with its offset in bytes
 * @param onChecksum called before the checksum at the end of a frame, with its value
 * @throws a {@link WindowError} before a frame whose window is too large
 */
export async function* zstdParts(
  bytes: AsyncIterable<Uint8Array>,
  onFrame?: (offset: number) => void,
  onChecksum?: (checksum: number) => void,
): AsyncGenerator<Uint8Array> {
  const input = new ByteReader(bytes);
  for (;;) {
    const magic = await input.take(MAGIC_BYTES);
    if (magic.length === 0) return;
    const number = magic.length === MAGIC_BYTES ? magic.readUInt32LE() : 0;
    const isFrame = number === FRAME_MAGIC;
    if (isFrame) onFrame?.(input.taken - magic.length);
    yield magic;
    if (isFrame) yield* frameParts(input, onChecksum);
    else if ((number & 0xfffffff0) >>> 0 === SKIPPABLE_MAGIC) yield* skippableParts(input);
    else yield* piecesOf(input, Number.POSITIVE_INFINITY);
  }
}

/** Returns the size of the content of the frame that data begins with; `undefined` if it doesn't give one. */
export function contentSizeOf(data: Uint8Array): number | undefined {
  const { isSingle, dictionaryBytes, sizeBytes } = fieldsOf(data[MAGIC_BYTES] ?? 0);
  const at = MAGIC_BYTES + 1 + Number(!isSingle) + dictionaryBytes;
  return sizeBytes === 0 ? undefined : sizeIn(data.subarray(at, at + sizeBytes));
}

/** Returns what the descriptor of a frame says of the fields after it. */
function fieldsOf(descriptor: number) {
  const isSingle = (descriptor & 0x20) !== 0;
  return {
    /** Whether the window is the whole content, and has no field of its own. */
    isSingle,
    dictionaryBytes: [0, 1, 2, 4][descriptor & 3] ?? 0,
    sizeBytes: descriptor >> 6 === 0 ? Number(isSingle) : 1 << (descriptor >> 6),
  };
}

async function* frameParts(input: ByteReader, onChecksum?: (checksum: number) => void): AsyncGenerator<Uint8Array> {
  const descriptor = await input.take(1);
  const [flags = 0] = descriptor;
  const { isSingle, dictionaryBytes, sizeBytes } = fieldsOf(flags);
  const fields = await input.take(Number(!isSingle) + dictionaryBytes + sizeBytes);
  const window = isSingle ? sizeIn(fields.subarray(dictionaryBytes)) : windowOf(fields[0] ?? 0);
  if (window > MAX_WINDOW_SIZE) throw new WindowError();
  yield Buffer.concat([descriptor, fields]);
  for (let isLast = false; !isLast;) {
    const header = await input.take(3);
    if (header.length < 3) return yield header;
    const value = header.readUIntLE(0, 3);
    isLast = (value & 1) !== 0;
    const isRepeated = ((value >> 1) & 3) === 1;
    yield Buffer.concat([header, await input.take(isRepeated ? 1 : value >> 3)]);
  }
  const hasChecksum = (flags & 4) !== 0;
  if (!hasChecksum) return;
  const checksum = await input.take(4);
  if (checksum.length === 4) onChecksum?.(checksum.readUInt32LE());
  yield checksum;
}

/** Returns the size of the window that a descriptor gives. */
const windowOf = (descriptor: number): number => 2 ** (10 + (descriptor >> 3)) * (1 + (descriptor & 7) / 8);

/** Returns the size of the content of a frame: 1, 2, 4 or 8 bytes, the lowest first. Two bytes leave out 256. */
const sizeIn = (field: Uint8Array): number =>
  field.reduceRight((size, byte) => size * 256 + byte, 0) + (field.length === 2 ? 256 : 0);

async function* skippableParts(input: ByteReader): AsyncGenerator<Uint8Array> {
  const size = await input.take(4);
  yield size;
  if (size.length === 4) yield* piecesOf(input, size.readUInt32LE());
}

/** Yields a number of bytes in pieces; fewer at the end of the data. */
async function* piecesOf(input: ByteReader, count: number): AsyncGenerator<Uint8Array> {
  for (let left = count; left > 0;) {
    const piece = await input.take(Math.min(left, MAX_PIECE_BYTES));
    if (piece.length === 0) return;
    yield piece;
    left -= piece.length;
  }
}

/** Takes bytes from a stream. */
class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #left: Buffer = Buffer.alloc(0);
  /** The number of bytes that were taken. */
  taken = 0;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /** Returns the next bytes; fewer at the end of the stream. */
  async take(count: number): Promise<Buffer> {
    const parts = [this.#left];
    let size = this.#left.length;
    while (size < count) {
      const next = await this.#chunks.next();
      if (next.done === true) break;
      parts.push(Buffer.from(next.value));
      size += next.value.length;
    }
    const all = parts.length === 1 ? this.#left : Buffer.concat(parts);
    this.#left = all.subarray(count);
    const taken = all.subarray(0, count);
    this.taken += taken.length;
    return taken;
  }
}
