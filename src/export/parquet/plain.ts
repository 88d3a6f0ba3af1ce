import type { SchemaElement } from 'hyparquet-writer';
import type { Cell, Column } from '../schema.js';

/** The largest number of bytes of a UTF-16 unit in UTF-8. */
const BYTES_PER_UNIT = 3;

/** The number of bytes of the length before a text. */
const LENGTH_BYTES = 4;

/** Returns the approximate size of rows without a dictionary. */
export function plainSize(values: readonly Cell[], rows: Uint32Array, type: SchemaElement['type']): number {
  if (type !== 'BYTE_ARRAY') return rows.length * (type === 'INT32' ? 4 : 8);
  const lengths = Uint32Array.from(values, (value) => (value as string).length);
  let size = rows.length * LENGTH_BYTES;
  for (const row of rows) size += lengths[row]!;
  return size;
}

/**
 * Encodes cells that are not empty without a dictionary.
 *
 * @throws {RangeError} if a cell of a column of integers isn't one that fits
 */
export function plainBytes(cells: readonly Cell[], type: SchemaElement['type'], kind: Column['type']): Uint8Array {
  if (type === 'BYTE_ARRAY') return textBytes(cells as readonly string[]);
  const size = type === 'INT32' ? 4 : 8;
  const bytes = new Uint8Array(cells.length * size);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < cells.length; i++) {
    const value = numberIn(cells[i], kind);
    if (type === 'INT32') view.setInt32(i * size, int32(value), true);
    else if (type === 'DOUBLE') view.setFloat64(i * size, value as number, true);
    else view.setBigInt64(i * size, BigInt(value), true);
  }
  return bytes;
}

/** Returns a number that must be an integer of 32 bits: a view would silently cut any other number to 32 bits. */
function int32(value: number | bigint): number {
  const number = Number(value);
  if ((number | 0) !== number) {
    throw new RangeError(`expected an integer of 32 bits, got ${value}`);
  }
  return number;
}

function textBytes(texts: readonly string[]): Uint8Array {
  let size = 0;
  for (const text of texts) size += LENGTH_BYTES + text.length * BYTES_PER_UNIT;
  const bytes = Buffer.allocUnsafeSlow(size);
  let end = 0;
  for (const text of texts) {
    const length = bytes.write(text, end + LENGTH_BYTES);
    bytes.writeUInt32LE(length, end);
    end += LENGTH_BYTES + length;
  }
  return bytes.subarray(0, end);
}

/** The milliseconds of a day. */
const MILLISECONDS_PER_DAY = 86_400_000;

/** Returns the number that a cell is written as: of a date, the days since 1970. */
const numberIn = (cell: Cell, kind: Column['type']): number | bigint =>
  kind === 'date' ? Date.parse(`${cell as string}T00:00:00Z`) / MILLISECONDS_PER_DAY : (cell as number | bigint);

/** Returns the least and the greatest of cells that are not empty, as the library writes them; none of no cells. */
export function boundsOf(cells: readonly Cell[], kind: Column['type']) {
  if (cells.length === 0) return {};
  if (kind !== 'text') {
    const numbers = cells.map((cell) => numberIn(cell, kind));
    return {
      min_value: numbers.reduce((min, one) => (one < min ? one : min)),
      max_value: numbers.reduce((max, one) => (one > max ? one : max)),
    };
  }
  const texts = cells as readonly string[];
  const encoder = new TextEncoder();
  return {
    min_value: encoder.encode(texts.reduce((min, one) => (isBefore(one, min) ? one : min))),
    max_value: encoder.encode(texts.reduce((max, one) => (isBefore(max, one) ? one : max))),
  };
}

const SURROGATE = /[\ud800-\udfff]/;

/** Whether a text is before another one in the order of their UTF-8, which is not the order of surrogate pairs. */
function isBefore(a: string, b: string): boolean {
  return SURROGATE.test(a) || SURROGATE.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0 : a < b;
}
