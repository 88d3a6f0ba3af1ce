/**
 * Classes of the characters outside ASCII, and U+0000, that a grammar doesn't distinguish.
 *
 * `zero` is the byte (from 128) for U+0000, because byte 0 is the end of the text. `starts[i]` is the first code point
 * of a range, `classes[i]` its byte; the last range ends at U+10FFFF. Ranges from U+10000 on classify surrogate pairs
 * by their first unit.
 */
export interface Alphabet {
  readonly zero: number;
  readonly starts: readonly number[];
  readonly classes: readonly number[];
}

/** Every platform has this class, but not the types of every project that a parser is copied into. */
declare const TextEncoder: new () => {
  encodeInto(source: string, destination: Uint8Array): { readonly read: number; readonly written: number };
};
const encoder = new TextEncoder();
/** Units that are encoded at once, few enough that they are still in the cache when their characters are classified. */
const CHUNK_LENGTH = 8192;
/** UTF-8 takes up to three bytes for a unit: the space that a chunk needs after the last byte of the text. */
const SLACK = 2 * CHUNK_LENGTH;

/**
 * Writes one byte for each UTF-16 unit of `text`, so that all offsets are kept: ASCII as itself, any other character as
 * its class. A zero byte follows the text, the only one.
 *
 * @returns a buffer of more than `text.length` bytes: `reuse`, if it is large enough
 */
export function encode(text: string, reuse: Uint8Array, alphabet: Alphabet): Uint8Array {
  if (typeof text !== 'string') throw new TypeError(`expected a text, not ${typeof text}`);
  const { length } = text;
  const bytes = reuse.length > length + SLACK ? reuse : new Uint8Array(length + SLACK + 1);
  for (let from = 0; from < length;) {
    const to = chunkEnd(text, from);
    const part = text.slice(from, to);
    const { written } = encoder.encodeInto(part, from === 0 ? bytes : bytes.subarray(from));
    if (written !== to - from || part.includes('\0')) shrink(bytes, from, written, text, alphabet);
    from = to;
  }
  bytes[length] = 0;
  return bytes;
}

/** Returns the end of the chunk that begins at an offset, never inside a surrogate pair. */
function chunkEnd(text: string, from: number): number {
  const end = Math.min(from + CHUNK_LENGTH, text.length);
  return end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/** The character that UTF-8 encoders write for half a surrogate pair. */
const REPLACEMENT = 0xfffd;

/**
 * Converts UTF-8 in place to one byte per unit. There are never more units than bytes, so each byte is read before it
 * is overwritten.
 */
function shrink(bytes: Uint8Array, from: number, written: number, text: string, alphabet: Alphabet): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const end = from + written;
  let to = from;
  for (let offset = from; offset < end;) {
    while (offset + 4 <= end && isPlain(view.getInt32(offset))) {
      view.setInt32(to, view.getInt32(offset));
      to += 4;
      offset += 4;
    }
    if (offset === end) return;
    const byte = bytes[offset]!;
    if (byte < 0x80) {
      bytes[to++] = byte === 0 ? alphabet.zero : byte;
      offset += 1;
    } else if (byte < 0xe0) {
      bytes[to++] = classOf(((byte & 0x1f) << 6) | tail(bytes, offset + 1), alphabet);
      offset += 2;
    } else if (byte < 0xf0) {
      const point = ((byte & 0x0f) << 12) | (tail(bytes, offset + 1) << 6) | tail(bytes, offset + 2);
      bytes[to] = classOf(point === REPLACEMENT ? text.charCodeAt(to) : point, alphabet);
      to += 1;
      offset += 3;
    } else {
      const high = ((byte & 0x07) << 18) | (tail(bytes, offset + 1) << 12);
      const point = high | (tail(bytes, offset + 2) << 6) | tail(bytes, offset + 3);
      bytes[to++] = classOf(point, alphabet);
      bytes[to++] = classOf(0xdc00 | (point & 0x3ff), alphabet);
      offset += 4;
    }
  }
}

/** Whether four bytes are all ASCII and none is zero. */
const isPlain = (four: number): boolean => (four & HIGH_BITS) === 0 && ((four - ONES) & HIGH_BITS) === 0;
const HIGH_BITS = 0x80808080;
const ONES = 0x01010101;

/** Returns the six bits of a continuation byte of a character. */
const tail = (bytes: Uint8Array, offset: number): number => bytes[offset]! & 0x3f;

function classOf(character: number, { starts, classes }: Alphabet): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= character) low = middle;
    else high = middle - 1;
  }
  return classes[low]!;
}
