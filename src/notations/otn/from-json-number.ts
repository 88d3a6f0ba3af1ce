import type { JsonReader } from '../../notation/codec/json-reader.js';

/** A number without a sign, of at most nine digits, from tagged JSON. */
export const readNumber = (json: JsonReader, type: string): number => Number(json.leaf(type, /^\d{1,9}$/));
