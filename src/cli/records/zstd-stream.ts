import { setImmediate } from 'node:timers/promises';
import { Decompress } from 'fzstd';
import loadXxHash, { type XXHash } from 'xxhash-wasm';
import { zstdParts } from './zstd-parts.js';

/** A frame of a `.zst` file: its offset, and the number of decompressed bytes before it. */
export interface Frame {
  readonly offset: number;
  readonly textOffset: number;
}

/** The number of decompressed bytes after which events such as interrupts are handled. */
const EVENTS_INTERVAL = 2 ** 22;

/**
 * Decompresses Zstandard, one block at a time. Node itself can do that only since version 22.15.
 *
 * @param onFrame called before the bytes of each frame
 */
export async function* unzstd(
  bytes: AsyncIterable<Uint8Array>,
  onFrame?: (frame: Frame) => void,
): AsyncGenerator<Uint8Array> {
  const { create64 } = await loadXxHash();
  let decoder: FrameDecoder | undefined;
  /** The number of decompressed bytes before the frame. */
  let textOffset = 0;
  let eventsAt = 0;
  let frameAt: number | undefined;
  let checksum: number | undefined;
  const parts = zstdParts(
    bytes,
    (offset) => (frameAt = offset),
    (value) => (checksum = value),
  );
  for await (const part of parts) {
    if (frameAt !== undefined) {
      if (decoder !== undefined) {
        yield* decoder.end(checksum);
        textOffset += decoder.textLength;
      }
      onFrame?.({ offset: frameAt, textOffset });
      frameAt = undefined;
      checksum = undefined;
      decoder = new FrameDecoder(create64());
    }
    // The data may begin with something else than a frame.
    decoder ??= new FrameDecoder(create64());
    yield* decoder.push(part);
    // A chunk of the file may have hundreds of megabytes of text.
    if (textOffset + decoder.textLength - eventsAt >= EVENTS_INTERVAL) {
      eventsAt = textOffset + decoder.textLength;
      await setImmediate();
    }
  }
  if (decoder === undefined) throw cutOff();
  yield* decoder.end(checksum);
}

/** Returns the error that the decompressor throws for data that is cut off. */
const cutOff = (): Error => new Error('unexpected EOF');

/**
 * Decompresses one frame. A stream of the decompressor may keep the bytes of a short frame until the next one, so each
 * frame has a stream of its own.
 */
class FrameDecoder {
  readonly #stream: Decompress;
  readonly #hash: XXHash<bigint>;
  #ready: Uint8Array[] = [];
  #isEnded = false;
  #textLength = 0;

  /** @param hash the hash of no bytes */
  constructor(hash: XXHash<bigint>) {
    this.#hash = hash;
    this.#stream = new Decompress((chunk, isLast) => {
      this.#ready.push(chunk);
      this.#hash.update(chunk);
      this.#textLength += chunk.length;
      this.#isEnded = isLast === true;
    });
  }

  /** The number of decompressed bytes so far. */
  get textLength(): number {
    return this.#textLength;
  }

  /** Decompresses a part of the frame. Returns the bytes that are ready. */
  push(part: Uint8Array): Uint8Array[] {
    this.#stream.push(part);
    return this.#takeReady();
  }

  /**
   * Ends the frame. Returns its last bytes.
   *
   * @param checksum the checksum at its end, if it has one
   * @throws an error if the frame is cut off or has another checksum
   */
  end(checksum: number | undefined): Uint8Array[] {
    this.#isEnded = false;
    this.#stream.push(new Uint8Array(0), true);
    if (!this.#isEnded) throw cutOff();
    // The decompressor ignores checksums, which are the lower half of the hash.
    if (checksum !== undefined && checksum !== Number(BigInt.asUintN(32, this.#hash.digest()))) {
      throw new Error('wrong checksum');
    }
    return this.#takeReady();
  }

  #takeReady(): Uint8Array[] {
    const taken = this.#ready;
    this.#ready = [];
    return taken;
  }
}
