/**
 * How the characters outside ASCII fall into classes that a grammar can't tell apart.
 *
 * `starts[i]` is the first code point of a range, `classes[i]` the byte (from 128) that stands for it; the last range
 * ends at U+10FFFF. Ranges from U+10000 speak of surrogate pairs, by their first unit.
 */
export interface Alphabet {
  readonly starts: readonly number[];
  readonly classes: readonly number[];
}

const encoder = new TextEncoder();
/** Stretches of this many units are tried as ASCII, which the encoder copies at memory speed. */
const CHUNK = 1024;

/**
 * Writes one byte for each UTF-16 unit of `text`, so that offsets stay what they are: ASCII as itself, any other
 * character as its class. A zero byte follows the text.
 *
 * @returns a buffer of at least `text.length + 1` bytes: `reuse`, if it is large enough
 */
export function encode(text: string, reuse: Uint8Array, alphabet: Alphabet): Uint8Array {
  const { length } = text;
  const bytes = reuse.length > length ? reuse : new Uint8Array(length + CHUNK);
  const whole = encoder.encodeInto(text, bytes);
  if (whole.written !== length || whole.read !== length) encodeChunks(text, bytes, alphabet);
  bytes[length] = 0;
  return bytes;
}

function encodeChunks(text: string, bytes: Uint8Array, alphabet: Alphabet): void {
  const { length } = text;
  for (let from = 0; from < length; from += CHUNK) {
    const to = Math.min(from + CHUNK, length);
    const part = encoder.encodeInto(text.slice(from, to), bytes.subarray(from, to));
    if (part.written === to - from && part.read === to - from) continue;
    for (let i = from; i < to; i++) {
      const unit = text.charCodeAt(i);
      bytes[i] = unit < 128 ? unit : classOf(characterAt(text, i, unit), alphabet);
    }
  }
}

/** The code point of a surrogate pair at its first unit; the unit itself everywhere else. */
function characterAt(text: string, index: number, unit: number): number {
  return unit >= 0xd800 && unit < 0xdc00 ? text.codePointAt(index)! : unit;
}

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
