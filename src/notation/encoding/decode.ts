import { decodeUtf8 } from '../../diagnostics/index.js';
import type { NotationInfo } from '../info.js';
import { decoderOf, isEncoding, isUtf8Name, isUtf16Name, UTF_8 } from './names.js';

/** The encodings of texts, as a notation declares them. */
export type DeclaredEncodings = Pick<NotationInfo, 'encodings' | 'encodingOf'>;

/** A text that was decoded from bytes. */
export interface DecodedText {
  /** The text with its byte-order mark, if it has one. Replacement characters stand for bytes that can't be decoded. */
  readonly text: string;
  /** The name of the encoding, such as `utf-8`, `latin1` or `gb2312`. */
  readonly encoding: string;
  /** Whether the encoding is a fallback: neither the text nor the caller names it, and it isn't the first one. */
  readonly isGuessed: boolean;
  /** The encoding that the text names wrongly: its bytes are UTF-8. */
  readonly misnamed?: string;
  /** Offset in `text` of the first replacement for bytes that can't be decoded. */
  readonly invalidAt?: number;
}

/** The number of bytes at the start of a text in which a notation looks for the name of its encoding. */
const NAMED_WITHIN_BYTES = 4096;

/**
 * Decodes the bytes of a text with the encoding that the caller names, that a byte-order mark of UTF-16 shows, or that
 * the text itself names; otherwise with the first encoding of its notation in which all of its bytes are valid. A text
 * in UTF-8 that names another encoding is read as UTF-8. Never throws on bytes, and reports the first ones that can't
 * be decoded.
 *
 * ```ts
 * import { decodeText } from 'ludogram';
 *
 * const bytes = new Uint8Array([0x63, 0x61, 0x66, 0xe9]);
 * decodeText(bytes, { encodings: ['utf-8', 'latin1'] }); // { text: 'café', encoding: 'latin1', isGuessed: true }
 * ```
 *
 * @param notation the notation of the text, or what it declares
 * @param encoding the name of the encoding, if it is known
 * @throws a `RangeError` for a name that no encoding has
 */
export function decodeText(bytes: Uint8Array, notation: DeclaredEncodings = {}, encoding?: string): DecodedText {
  if (encoding !== undefined) return decodedAs(encoding, bytes);
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return decodedAs(marked, bytes);
  const named = namedEncoding(bytes, notation);
  if (named !== undefined) {
    return isMisnamed(named, bytes) ? { ...decodedAs(UTF_8, bytes), misnamed: named } : decodedAs(named, bytes);
  }
  const [first = UTF_8, ...others] = notation.encodings ?? [];
  const decoded = decodedAs(first, bytes);
  if (decoded.invalidAt === undefined) return decoded;
  for (const other of others) {
    const second = decodedAs(other, bytes);
    if (second.invalidAt === undefined) return { ...second, isGuessed: true };
  }
  return decoded;
}

/**
 * Returns the encoding that a byte-order mark of UTF-16 shows, with whose bytes no text in UTF-8 begins; `undefined`
 * without one.
 */
export function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Whether a text that names another encoding is in UTF-8. A text in another encoding is hardly ever valid UTF-8. */
function isMisnamed(named: string, bytes: Uint8Array): boolean {
  if (isUtf8Name(named)) return false;
  const text = decodeIfValid(UTF_8, bytes);
  if (text === undefined || !/[\u0080-\uffff]/.test(text)) return false;
  // A character of three bytes.
  if (/[\u0800-\uffff]/.test(text)) return true;
  // Two bytes may also be one character of an Asian encoding.
  const other = decodeIfValid(named, bytes);
  return other === undefined || other.length === bytes.length;
}

/**
 * Returns the encoding that a text itself names, if it is known. It isn't UTF-16, because the name is found in single
 * bytes.
 */
function namedEncoding(bytes: Uint8Array, { encodingOf }: DeclaredEncodings): string | undefined {
  if (encodingOf === undefined) return undefined;
  const name = encodingOf(new TextDecoder('latin1').decode(bytes.subarray(0, NAMED_WITHIN_BYTES)))?.trim();
  return name !== undefined && isEncoding(name) && !isUtf16Name(name) ? name.toLowerCase() : undefined;
}

function decodedAs(encoding: string, bytes: Uint8Array): DecodedText {
  const about = { encoding, isGuessed: false };
  if (isUtf8Name(encoding)) return { ...decodeUtf8(bytes), ...about };
  const text = decodeIfValid(encoding, bytes);
  if (text !== undefined) return { text, ...about };
  // Platforms differ in how they decode wrong bytes. The rest is shown as Latin-1, in which every byte is a character.
  const valid = validPrefix(encoding, bytes);
  const before = decodeIfValid(encoding, bytes.subarray(0, valid)) ?? '';
  const after = new TextDecoder('latin1').decode(bytes.subarray(valid + 1));
  return { text: `${before}\ufffd${after}`, invalidAt: before.length, ...about };
}

const isValid = (encoding: string, bytes: Uint8Array, length: number): boolean =>
  decodeIfValid(encoding, bytes.subarray(0, length)) !== undefined;

function decodeIfValid(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return decoderOf(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the length of the longest beginning that is valid, found by halving. */
function validPrefix(encoding: string, bytes: Uint8Array): number {
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    // The last character may be cut off.
    if (isValid(encoding, bytes, middle) || isValid(encoding, bytes, middle - 1)) low = middle;
    else high = middle - 1;
  }
  return isValid(encoding, bytes, low) ? low : Math.max(0, low - 1);
}
