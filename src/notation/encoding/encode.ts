import { checkText } from '../../diagnostics/check-text.js';
import { decoderOf, isUtf8Name } from './names.js';

/** The bytes of each character of an encoding. */
type ByteTable = ReadonlyMap<string, readonly number[]>;

/** The tables of the encodings that were needed. */
const tables = new Map<string, ByteTable>();

/**
 * Encodes a text in an encoding that `TextDecoder` knows: UTF-8, UTF-16, and the encodings of one or two bytes for each
 * character. A byte-order mark is a character like any other.
 *
 * @returns `undefined` if the text has a character that the encoding can't represent
 * @throws a `RangeError` for a name that no encoding has
 */
export function encodeText(text: string, encoding = 'utf-8'): Uint8Array | undefined {
  checkText(text);
  if (isUtf8Name(encoding)) return /\p{Surrogate}/u.test(text) ? undefined : new TextEncoder().encode(text);
  const name = new TextDecoder(encoding).encoding;
  if (isUtf16(name)) return /\p{Surrogate}/u.test(text) ? undefined : utf16Bytes(text, name === 'utf-16le');
  const table = tableOf(name);
  const bytes: number[] = [];
  for (const character of text) {
    const code = table.get(character);
    if (code === undefined) return undefined;
    for (const byte of code) bytes.push(byte);
  }
  const encoded = Uint8Array.from(bytes);
  // Encodings with states or longer characters would need more than a table.
  return decoderOf(encoding).decode(encoded) === text ? encoded : undefined;
}

const isUtf16 = (name: string): boolean => name === 'utf-16le' || name === 'utf-16be';

function utf16Bytes(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), isLittleEndian);
  return bytes;
}

/** Returns the number of bytes of a text in an encoding; `undefined` if the encoding can't represent it. */
export function encodedLength(text: string, encoding: string): number | undefined {
  if (!isUtf8Name(encoding)) return encodeText(text, encoding)?.length;
  let length = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Each half of a surrogate pair counts for two of its four bytes.
    if (unit >= 0x80) length += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return length;
}

/**
 * Encodes a text that was made by editing another one whose bytes are known.
 *
 * @returns `undefined` if the text, or the unchanged part of the other one, can't be encoded as it was
 */
export function encodeEdited(
  text: string,
  original: { readonly text: string; readonly bytes: Uint8Array; readonly encoding: string },
): Uint8Array | undefined {
  const { encoding } = original;
  if (text === original.text) return original.bytes;
  const again = encodeText(original.text, encoding);
  return again !== undefined && areEqual(again, original.bytes) ? encodeText(text, encoding) : undefined;
}

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function tableOf(encoding: string): ByteTable {
  const cached = tables.get(encoding);
  if (cached !== undefined) return cached;
  const table = new Map<string, readonly number[]>();
  const decoder = decoderOf(encoding);
  const add = (...bytes: number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    const isOne = text.length === (text.codePointAt(0)! > 0xffff ? 2 : 1);
    if (isOne && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 0x100; byte++) add(byte);
  for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x30; trail < 0xff; trail++) add(lead, trail);
  tables.set(encoding, table);
  return table;
}
