/** The primes of the algorithm. */
const P1 = 0x9e3779b185ebca87n;
const P2 = 0xc2b2ae3d27d4eb4fn;
const P3 = 0x165667b19e3779f9n;
const P4 = 0x85ebca77c2b2ae63n;
const P5 = 0x27d4eb2f165667c5n;

/** The number of bytes that are hashed at once: eight for each of four accumulators. */
const STRIPE = 32;

const unsigned = (value: bigint): bigint => BigInt.asUintN(64, value);
const rotated = (value: bigint, bits: bigint): bigint => unsigned((value << bits) | (value >> (64n - bits)));
const round = (accumulator: bigint, input: bigint): bigint =>
  unsigned(rotated(unsigned(accumulator + input * P2), 31n) * P1);

const lowOf = (value: bigint): number => Number(BigInt.asIntN(32, value));
const highOf = (value: bigint): number => Number(BigInt.asIntN(32, value >> 32n));

const [P1_LOW, P1_HIGH, P2_LOW, P2_HIGH] = [lowOf(P1), highOf(P1), lowOf(P2), highOf(P2)];

/** A hash of 64 bits of a stream of bytes: XXH64 with the seed 0. */
export class Xxh64 {
  /** Four accumulators. Whole stripes are hashed in halves of 32 bits, which is much faster than with BigInt. */
  readonly #accumulators = new DataView(new ArrayBuffer(STRIPE));
  /** The bytes of a stripe that is not complete. */
  readonly #rest = new Uint8Array(STRIPE);
  #restLength = 0;
  #length = 0;

  constructor() {
    [P1 + P2, P2, 0n, -P1].forEach((start, i) => this.#accumulators.setBigUint64(i * 8, start, true));
  }

  /** Adds bytes of the stream. */
  add(bytes: Uint8Array): void {
    this.#length += bytes.length;
    let from = 0;
    if (this.#restLength > 0) {
      from = Math.min(STRIPE - this.#restLength, bytes.length);
      this.#keep(bytes.subarray(0, from));
      if (this.#restLength < STRIPE) return;
      this.#hashStripes(this.#rest);
      this.#restLength = 0;
    }
    const end = bytes.length - ((bytes.length - from) % STRIPE);
    this.#hashStripes(bytes.subarray(from, end));
    this.#keep(bytes.subarray(end));
  }

  #keep(bytes: Uint8Array): void {
    this.#rest.set(bytes, this.#restLength);
    this.#restLength += bytes.length;
  }

  /** Does what {@link round} does, for every eight bytes. */
  #hashStripes(bytes: Uint8Array): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const accumulators = this.#accumulators;
    for (let at = 0; at < bytes.length; at += 8) {
      const accumulator = at & 24;
      const low = view.getInt32(at, true);
      const high = view.getInt32(at + 4, true);
      const addedLow = Math.imul(low, P2_LOW) >>> 0;
      const addedHigh = upperHalf(low, P2_LOW) + Math.imul(high, P2_LOW) + Math.imul(low, P2_HIGH);
      const sumLow = accumulators.getUint32(accumulator, true) + addedLow;
      const sumHigh = accumulators.getUint32(accumulator + 4, true) + addedHigh + (sumLow > 0xffffffff ? 1 : 0);
      const rotatedLow = (sumLow << 31) | ((sumHigh | 0) >>> 1);
      const rotatedHigh = (sumHigh << 31) | ((sumLow | 0) >>> 1);
      const newHigh = upperHalf(rotatedLow, P1_LOW) + Math.imul(rotatedHigh, P1_LOW) + Math.imul(rotatedLow, P1_HIGH);
      accumulators.setInt32(accumulator, Math.imul(rotatedLow, P1_LOW), true);
      accumulators.setInt32(accumulator + 4, newHigh, true);
    }
  }

  /** Returns the hash of all bytes that were added. */
  value(): bigint {
    const rest = new DataView(this.#rest.buffer, 0, this.#restLength);
    let hash = unsigned(this.#merged() + BigInt(this.#length));
    let at = 0;
    for (; at + 8 <= rest.byteLength; at += 8) {
      hash = unsigned(rotated(hash ^ round(0n, rest.getBigUint64(at, true)), 27n) * P1 + P4);
    }
    if (at + 4 <= rest.byteLength) {
      hash = unsigned(rotated(hash ^ unsigned(BigInt(rest.getUint32(at, true)) * P1), 23n) * P2 + P3);
      at += 4;
    }
    for (; at < rest.byteLength; at++) {
      hash = unsigned(rotated(hash ^ unsigned(BigInt(rest.getUint8(at)) * P5), 11n) * P1);
    }
    hash = unsigned((hash ^ (hash >> 33n)) * P2);
    hash = unsigned((hash ^ (hash >> 29n)) * P3);
    return hash ^ (hash >> 32n);
  }

  /** The lower half of the hash: the checksum of a frame of Zstandard (RFC 8878, section 3.1.1). */
  get checksum(): number {
    return Number(BigInt.asUintN(32, this.value()));
  }

  #merged(): bigint {
    if (this.#length < STRIPE) return P5;
    const all = [0, 8, 16, 24].map((at) => this.#accumulators.getBigUint64(at, true));
    const [a = 0n, b = 0n, c = 0n, d = 0n] = all;
    const sum = rotated(a, 1n) + rotated(b, 7n) + rotated(c, 12n) + rotated(d, 18n);
    return all.reduce((hash, accumulator) => unsigned((hash ^ round(0n, accumulator)) * P1 + P4), unsigned(sum));
  }
}

/** Returns the upper half of the product of two unsigned integers of 32 bits. */
function upperHalf(a: number, b: number): number {
  const [aLow, aHigh, bLow, bHigh] = [a & 0xffff, a >>> 16, b & 0xffff, b >>> 16];
  const first = (Math.imul(aHigh, bLow) >>> 0) + (Math.imul(aLow, bLow) >>> 16);
  const second = (Math.imul(aLow, bHigh) >>> 0) + (first & 0xffff);
  return Math.imul(aHigh, bHigh) + Math.floor(first / 0x10000) + Math.floor(second / 0x10000);
}
