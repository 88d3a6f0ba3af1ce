import { Zstd } from '@hpcc-js/wasm-zstd';

/** Higher levels take much longer, and make tables hardly smaller. */
const COMPRESSION_LEVEL = 3;

/** The private part of the library that copies a block of its memory. */
interface Memory {
  heapView(block: unknown): Uint8Array;
  heapToUint8Array(block: unknown): Uint8Array;
}

let zstd: Zstd | undefined;

/** Loads the library; Node itself has it only since version 22.15. To be awaited before {@link compress} is called. */
export async function loadZstd(): Promise<void> {
  zstd ??= copyingAtOnce(await Zstd.load());
}

/**
 * Lets the library copy compressed bytes at once. It lists them as numbers first, which takes much memory, and many
 * times as long as compressing them if they are hashes.
 */
function copyingAtOnce(library: Zstd): Zstd {
  const memory = library['_mainModule'] as Memory;
  memory.heapToUint8Array = (block) => memory.heapView(block).slice();
  return library;
}

/** Compresses bytes with Zstandard. */
export const compress = (bytes: Uint8Array): Uint8Array => zstd!.compress(bytes, COMPRESSION_LEVEL);
