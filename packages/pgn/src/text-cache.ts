const SIZE = 1 << 14;

/**
 * Values made of short texts that a file has many times, such as moves. Each is made once as long as no other text takes its
 * slot, and looking it up makes no string.
 */
export class TextCache<Value> {
  readonly #make: (text: string) => Value;
  readonly #texts: string[] = new Array<string>(SIZE).fill('');
  readonly #values: (Value | undefined)[] = new Array<Value | undefined>(SIZE).fill(undefined);

  /** @param make the value of a text */
  constructor(make: (text: string) => Value) {
    this.#make = make;
  }

  /** The value of a part of a text. */
  get(text: string, start: number, end: number): Value {
    let hash = 0;
    for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
    const slot = (hash ^ (hash >>> 14)) & (SIZE - 1);
    const known = this.#values[slot];
    const part = this.#texts[slot]!;
    if (known !== undefined && part.length === end - start && isAt(text, start, part)) return known;
    const own = text.slice(start, end);
    const value = this.#make(own);
    this.#texts[slot] = own;
    this.#values[slot] = value;
    return value;
  }
}

/** Whether a text has a part at an offset. A loop, because it is inlined. */
function isAt(text: string, start: number, part: string): boolean {
  for (let i = 0; i < part.length; i++) if (text.charCodeAt(start + i) !== part.charCodeAt(i)) return false;
  return true;
}
