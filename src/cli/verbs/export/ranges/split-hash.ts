import { createHash } from 'node:crypto';

/** Hashes a stream in parts whose ends are found only after the bytes that follow them have arrived. */
export class SplitHash {
  #hash = createHash('sha256');
  /** The bytes that are not hashed yet. */
  #waiting: Uint8Array[] = [];
  /** The number of bytes that are hashed. */
  #offset = 0;

  /** Adds bytes of the stream. */
  add(bytes: Uint8Array): void {
    this.#waiting.push(bytes);
  }

  /** Hashes the bytes up to an offset in the stream, which belong to the current part. */
  advance(offset: number): void {
    let left = offset - this.#offset;
    while (left > 0 && this.#waiting.length > 0) {
      const [first] = this.#waiting as [Uint8Array];
      this.#hash.update(first.subarray(0, left));
      if (first.length <= left) this.#waiting.shift();
      else this.#waiting[0] = first.subarray(left);
      const count = Math.min(left, first.length);
      left -= count;
      this.#offset += count;
    }
  }

  /** Ends the current part at an offset, or at the end of the stream; returns its SHA-256 as hexadecimal digits. */
  take(offset = Number.POSITIVE_INFINITY): string {
    this.advance(offset);
    const digest = this.#hash.digest('hex');
    this.#hash = createHash('sha256');
    return digest;
  }
}
