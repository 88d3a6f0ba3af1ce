import { createReadStream } from 'node:fs';
import { WindowError, zstdParts } from './zstd-parts.js';

/** The compression of a file, by its extension. */
type Compression = '.gz' | '.zst';

const compressionOf = (file: string): Compression | undefined =>
  (['.gz', '.zst'] as const).find((extension) => file.toLowerCase().endsWith(extension));

/** Whether a file is compressed, judging by its name. */
export const isCompressed = (file: string): boolean => compressionOf(file) !== undefined;

/** Returns the name of a file without the extension of its compression: `games.azul.gz` → `games.azul`. */
export const uncompressedName = (file: string): string =>
  file.slice(0, file.length - (compressionOf(file)?.length ?? 0));

/**
 * Yields the bytes of a file, decompressed. Throws the error of the system, or an error that says that the data is cut
 * off or damaged.
 */
export function bytesOf(file: string): AsyncIterable<Uint8Array> {
  const compression = compressionOf(file);
  return compression === undefined ? createReadStream(file) : decompressed(file, compression);
}

async function* decompressed(file: string, compression: Compression): AsyncGenerator<Uint8Array> {
  const bytes = createReadStream(file);
  try {
    if (compression === '.zst') yield* unzstd(bytes);
    else {
      const { createGunzip } = await import('node:zlib');
      // Without this, an error of the file itself would leave the decompressor waiting.
      const gunzip = createGunzip();
      bytes.on('error', (error) => gunzip.destroy(error));
      yield* bytes.pipe(gunzip);
    }
  } catch (error) {
    throw plainError(error, compression);
  } finally {
    bytes.destroy();
  }
}

/** Decompresses Zstandard, one block at a time. Node itself can do that only since version 22.15. */
async function* unzstd(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Decompress } = await import('fzstd');
  let ready: Uint8Array[] = [];
  let isEmpty = true;
  let isEnded = false;
  const stream = new Decompress((chunk, isLast) => {
    ready.push(chunk);
    isEnded = isLast === true;
  });
  for await (const part of zstdParts(bytes)) {
    isEmpty = false;
    stream.push(part);
    yield* ready;
    ready = [];
  }
  stream.push(new Uint8Array(0), true);
  yield* ready;
  if (isEmpty || !isEnded) throw new Error('unexpected EOF');
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
