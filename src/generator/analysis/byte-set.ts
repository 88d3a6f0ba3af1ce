/** A set of bytes of the projected alphabet. Byte 0 is both U+0000 and the end of the text. */
export class ByteSet {
  readonly #members: readonly boolean[];

  constructor(holds: (byte: number) => boolean) {
    this.#members = Array.from({ length: 256 }, (_, byte) => holds(byte));
  }

  static readonly empty = new ByteSet(() => false);

  has(byte: number): boolean {
    return this.#members[byte]!;
  }

  union(other: ByteSet): ByteSet {
    return new ByteSet((byte) => this.has(byte) || other.has(byte));
  }

  /** Inclusive runs in ascending order. */
  ranges(): [low: number, high: number][] {
    const out: [number, number][] = [];
    for (let byte = 0; byte < 256; byte++) {
      if (!this.has(byte)) continue;
      const last = out.at(-1);
      if (last !== undefined && last[1] === byte - 1) last[1] = byte;
      else out.push([byte, byte]);
    }
    return out;
  }

  get isEmpty(): boolean {
    return !this.#members.includes(true);
  }

  /** Equal for equal sets. */
  get key(): string {
    return this.ranges().join(' ');
  }
}
