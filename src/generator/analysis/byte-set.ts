/** 256 members, 32 a word. */
const SIZE = 8;

/** The byte after the last one of a text; no character is projected to it. */
export const END_OF_TEXT = 0;

/** A set of bytes of the projected alphabet. It may hold the end of the text where it says what can come next. */
export class ByteSet {
  readonly #bits: Int32Array;
  #ranges: readonly (readonly [low: number, high: number])[] | undefined;
  #key: string | undefined;

  private constructor(bits: Int32Array) {
    this.#bits = bits;
  }

  static readonly empty = new ByteSet(new Int32Array(SIZE));

  /** The bytes of inclusive ranges. */
  static of(ranges: Iterable<readonly [low: number, high: number]>): ByteSet {
    const bits = new Int32Array(SIZE);
    for (const [low, high] of ranges) {
      for (let byte = low; byte <= high; byte++) bits[byte >> 5]! |= 1 << (byte & 31);
    }
    return new ByteSet(bits);
  }

  has(byte: number): boolean {
    return ((this.#bits[byte >> 5]! >> (byte & 31)) & 1) === 1;
  }

  union(other: ByteSet): ByteSet {
    if (this.includes(other)) return this;
    if (other.includes(this)) return other;
    return new ByteSet(this.#bits.map((word, i) => word | other.#bits[i]!));
  }

  /** The bytes of this set that the other does not hold. */
  without(other: ByteSet): ByteSet {
    if (!this.meets(other)) return this;
    return new ByteSet(this.#bits.map((word, i) => word & ~other.#bits[i]!));
  }

  /** Whether the two sets have a member in common. */
  meets(other: ByteSet): boolean {
    for (let i = 0; i < SIZE; i++) if ((this.#bits[i]! & other.#bits[i]!) !== 0) return true;
    return false;
  }

  /** Whether this set holds all bytes of the other. */
  includes(other: ByteSet): boolean {
    for (let i = 0; i < SIZE; i++) if ((other.#bits[i]! & ~this.#bits[i]!) !== 0) return false;
    return true;
  }

  /** All bytes that this set does not hold. */
  get complement(): ByteSet {
    return new ByteSet(this.#bits.map((word) => ~word));
  }

  /** Inclusive runs in ascending order. */
  ranges(): readonly (readonly [low: number, high: number])[] {
    this.#ranges ??= this.#findRanges();
    return this.#ranges;
  }

  #findRanges(): [low: number, high: number][] {
    const out: [number, number][] = [];
    for (let byte = 0; byte < 32 * SIZE; byte++) {
      if ((byte & 31) === 0 && this.#bits[byte >> 5] === 0) byte += 31;
      if (!this.has(byte)) continue;
      const last = out.at(-1);
      if (last !== undefined && last[1] === byte - 1) last[1] = byte;
      else out.push([byte, byte]);
    }
    return out;
  }

  get isEmpty(): boolean {
    return this.#bits.every((word) => word === 0);
  }

  /** Equal for equal sets. */
  get key(): string {
    this.#key ??= this.#bits.join(' ');
    return this.#key;
  }
}
