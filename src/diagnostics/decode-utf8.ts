/** Text decoded from bytes. */
export interface Decoded {
  /** The text with its byte-order mark, if it has one; replacement characters stand for bytes that are not UTF-8. */
  readonly text: string;
  /** Offset in `text` of the first replacement for bytes that are not UTF-8. */
  readonly invalidAt?: number;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes bytes as UTF-8 and reports the first ones that are not UTF-8; never throws. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return { text: strict.decode(bytes) };
  } catch {
    return { text: lenient.decode(bytes), invalidAt: lenient.decode(validPrefix(bytes)).length };
  }
}

/** Returns the longest beginning that is valid UTF-8, found by halving. */
function validPrefix(bytes: Uint8Array): Uint8Array {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isValidSoFar(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  const cut = bytes.subarray(0, low);
  return isValid(cut) ? cut : cut.subarray(0, low - incompleteTail(cut));
}

/** Whether bytes are valid UTF-8, except for a character at their end that may still be completed. */
function isValidSoFar(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isValid(bytes: Uint8Array): boolean {
  return incompleteTail(bytes) === 0;
}

/** Returns the number of bytes at the end that begin a character without completing it. */
function incompleteTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? back : 0;
    }
  }
  return 0;
}
