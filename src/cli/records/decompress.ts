import { defined } from '../../defined.js';
import { readFilePart } from '../../files/read-file.js';
import { isObjectAddress, storeOf } from '../../files/store/index.js';
import { contentSizeOf, WindowError } from './zstd-parts.js';
import type { Frame } from './zstd-stream.js';

/** The compression of a file, by its extension. */
type Compression = '.gz' | '.zst';

const compressionOf = (file: string): Compression | undefined =>
  (['.gz', '.zst'] as const).find((extension) => file.toLowerCase().endsWith(extension));

/** Whether a file is compressed, judging by its name. */
export const isCompressed = (file: string): boolean => compressionOf(file) !== undefined;

/** Estimate of how many times larger the text of a compressed file is than the file. */
const ESTIMATED_EXPANSION = 8;

/** Returns how many times as large as a file its text is, as an estimate by its name. */
export const expansionOf = (file: string): number => (isCompressed(file) ? ESTIMATED_EXPANSION : 1);

/**
 * Returns the size of the text of a file: an estimate by the name of a compressed file, or what its data says, if that
 * is more.
 */
export function textSizeOf(file: string, size: number): number {
  const compression = compressionOf(file);
  const isHeaderThere = compression !== undefined && !isObjectAddress(file) && size >= MAX_HEADER_BYTES;
  return Math.max(size * expansionOf(file), isHeaderThere ? writtenSizeOf(file, compression, size) : 0);
}

/** The number of bytes of the longest header of compressed data that gives the size of its text. */
const MAX_HEADER_BYTES = 18;

/**
 * Returns the size of the text that the first frame of a `.zst` file or the last member of a `.gz` file gives; 0 if it
 * gives none, or if the file can't be read.
 */
function writtenSizeOf(file: string, compression: Compression, size: number): number {
  try {
    if (compression === '.zst') return contentSizeOf(readFilePart(file, 0, MAX_HEADER_BYTES)) ?? 0;
    return Buffer.from(readFilePart(file, size - 4, size)).readUInt32LE();
  } catch {
    return 0;
  }
}

/** Returns the name of a file without the extension of its compression: `games.azul.gz` → `games.azul`. */
export const uncompressedName = (file: string): string =>
  file.slice(0, file.length - (compressionOf(file)?.length ?? 0));

/** Whether a file can be read from locations other than its start, as its name says: `.zst` from each of its frames. */
export const canReadFromWithin = (file: string): boolean => compressionOf(file) !== '.gz';

/** A part of a file, in bytes after decompression. */
export interface FilePart {
  readonly start: number;
  /** Its end; the end of the file if absent. */
  readonly end?: number;
  /** A frame at or before its start, if the file is compressed: reading begins there. */
  readonly frame?: Frame;
}

/**
 * Yields the bytes of a file, decompressed. Throws the error of the system, or an error that says that the data is cut
 * off or damaged.
 *
 * @param onFrame called before the bytes of each frame of a `.zst` file
 */
export function bytesOf(file: string, onFrame?: (frame: Frame) => void): AsyncIterable<Uint8Array> {
  const compression = compressionOf(file);
  return compression === undefined ? storeOf(file).bytes(file) : decompressed(file, compression, { onFrame });
}

/** Yields the bytes of a part of a file, as {@link bytesOf} does, and reads hardly more of the file than that. */
export async function* bytesOfPart(file: string, { start, end, frame }: FilePart): AsyncGenerator<Uint8Array> {
  if (start === end) return;
  const compression = compressionOf(file);
  if (compression === undefined) {
    yield* storeOf(file).bytes(file, { start, ...defined({ end }) });
    return;
  }
  const from = frame ?? { offset: 0, textOffset: 0 };
  const all = decompressed(file, compression, { offset: from.offset });
  yield* slice(all, start - from.textOffset, end === undefined ? undefined : end - from.textOffset);
}

/** Yields the bytes from one position to another, and takes no more from the stream. */
async function* slice(
  bytes: AsyncIterable<Uint8Array>,
  start: number,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end - at));
    if (part.length > 0) yield part;
    at += chunk.length;
    if (at >= end) return;
  }
}

async function* decompressed(
  file: string,
  compression: Compression,
  { offset = 0, onFrame }: { readonly offset?: number; readonly onFrame?: ((frame: Frame) => void) | undefined },
): AsyncGenerator<Uint8Array> {
  const bytes = storeOf(file).bytes(file, { start: offset });
  try {
    if (compression === '.zst') {
      const { unzstd } = await import('./zstd-stream.js');
      yield* unzstd(bytes, onFrame);
    } else yield* gunzip(bytes);
  } catch (error) {
    throw plainError(error, compression);
  }
}

async function* gunzip(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const [{ createGunzip }, { Readable }] = await Promise.all([import('node:zlib'), import('node:stream')]);
  const source = Readable.from(bytes);
  const target = createGunzip();
  // Without this, an error of the file itself would leave the decompressor waiting.
  source.on('error', (error) => target.destroy(error));
  try {
    yield* source.pipe(target);
  } finally {
    source.destroy();
  }
}

function plainError(error: unknown, compression: Compression): Error {
  if (error instanceof WindowError) return error;
  // The codes of fzstd are numbers.
  const { code, message } = error as Omit<NodeJS.ErrnoException, 'code'> & { readonly code?: string | number };
  if (/unexpected (?:end of file|EOF)/i.test(message)) return new Error('the compressed data is cut off');
  const isDamaged = typeof code === 'string' ? code.startsWith('Z_') : compression === '.zst';
  if (isDamaged) return new Error('the compressed data is damaged');
  return error as Error;
}
