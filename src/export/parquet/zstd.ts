import { Zstd } from '@hpcc-js/wasm-zstd';

/** Higher levels take much longer, and make tables hardly smaller. */
const LEVEL = 3;

let zstd: Zstd | undefined;

/** Loads the library; Node itself has it only since version 22.15. To be awaited before {@link compress} is called. */
export async function loadZstd(): Promise<void> {
  zstd ??= await Zstd.load();
}

/** Compresses bytes with Zstandard. */
export const compress = (bytes: Uint8Array): Uint8Array => zstd!.compress(bytes, LEVEL);
