/** 32-bit integers of a set: one bit for each of 256 bytes. */
const INTEGERS = 8;

/** The byte after the last one of a text. No character is projected to it. */
export const END_OF_TEXT = 0;

/** A set of bytes of the projected alphabet. A set of the next bytes can include the end of the text. */
export class ByteSet {
  readonly #bits: Int32Array;
  #ranges: readonly (readonly [low: number, high: number])[] | undefined;
  #key: string | undefined;

  private constructor(bits: Int32Array) {
    this.#bits = bits;
  }

  static readonly empty = new ByteSet(new Int32Array(INTEGERS));

  /** Returns the set of the bytes in inclusive ranges. */
  static of(ranges: Iterable<readonly [low: number, high: number]>): ByteSet {
    const bits = new Int32Array(INTEGERS);
    for (const [low, high] of ranges) {
      for (let byte = low; byte <= high; byte++) bits[byte >> 5] = (bits[byte >> 5] ?? 0) | (1 << (byte & 31));
    }
    return new ByteSet(bits);
  }

  /** Whether a byte is a member; no number outside 0 to 255 is. */
  has(byte: number): boolean {
    return ((this.#part(byte >> 5) >> (byte & 31)) & 1) === 1;
  }

  /** Returns the bits of the bytes from `32 * i` on. */
  #part(i: number): number {
    return this.#bits[i] ?? 0;
  }

  union(other: ByteSet): ByteSet {
    if (this.includes(other)) return this;
    if (other.includes(this)) return other;
    const bits = this.#bits.slice();
    for (let i = 0; i < INTEGERS; i++) bits[i] = this.#part(i) | other.#part(i);
    return new ByteSet(bits);
  }

  /** Returns the bytes of this set that are not in the other one. */
  without(other: ByteSet): ByteSet {
    if (!this.meets(other)) return this;
    const bits = this.#bits.slice();
    for (let i = 0; i < INTEGERS; i++) bits[i] = this.#part(i) & ~other.#part(i);
    return new ByteSet(bits);
  }

  /** Whether the two sets have a member in common. */
  meets(other: ByteSet): boolean {
    for (let i = 0; i < INTEGERS; i++) if ((this.#part(i) & other.#part(i)) !== 0) return true;
    return false;
  }

  /** Whether this set includes all bytes of the other one. */
  includes(other: ByteSet): boolean {
    for (let i = 0; i < INTEGERS; i++) if ((other.#part(i) & ~this.#part(i)) !== 0) return false;
    return true;
  }

  /** Whether both sets have the same bytes. */
  equals(other: ByteSet): boolean {
    return this.includes(other) && other.includes(this);
  }

  /** Returns all bytes that are not in this set. */
  get complement(): ByteSet {
    return new ByteSet(this.#bits.map((part) => ~part));
  }

  /** Returns the members as inclusive ranges in ascending order. */
  ranges(): readonly (readonly [low: number, high: number])[] {
    this.#ranges ??= this.#findRanges();
    return this.#ranges;
  }

  #findRanges(): [low: number, high: number][] {
    const boundaries = this.#boundaries();
    if (boundaries.length % 2 === 1) boundaries.push(32 * INTEGERS);
    return Array.from({ length: boundaries.length / 2 }, (_, i) => [boundaries[2 * i]!, boundaries[2 * i + 1]! - 1]);
  }

  /** Returns the bytes that are in the set although the byte before isn't, or the other way around. */
  #boundaries(): number[] {
    const boundaries: number[] = [];
    /** A word of which each bit is the last one that was read. */
    let last = 0;
    for (const [i, word] of this.#bits.entries()) {
      if (word === last) continue;
      for (let bit = 0; bit < 32; bit++) {
        const all = -((word >> bit) & 1);
        if (all !== last) boundaries.push(32 * i + bit);
        last = all;
      }
    }
    return boundaries;
  }

  get isEmpty(): boolean {
    return this.#bits.every((part) => part === 0);
  }

  /** A string that is equal for equal sets. */
  get key(): string {
    this.#key ??= this.#bits.join(' ');
    return this.#key;
  }
}

/** The bytes of all characters. */
export const ANY_BYTE = ByteSet.of([[1, 255]]);
