import { truncated } from '../../cst/text/characters.js';
import { ModelError } from '../../diagnostics/index.js';
import type { Path } from '../path.js';
import { pathOfPart } from '../path-of-part.js';
import { failure, type Result } from '../result.js';
import type { Json } from './codec.js';
import { numberText } from './number-text.js';
import { MISSING, OTHER_FORM, partError } from './part-error.js';

/** The value that was read, or the first problem in the JSON. */
export type CodecResult<T> = Result<{ readonly value: T }>;

/** Makes a leaf of tagged JSON, as {@link JsonReader.leaf} reads it. The value is always a string. */
export const tagged = (type: string, value: string | number | boolean): Json => ({
  type,
  value: typeof value === 'number' ? numberText(value) : String(value),
});

/**
 * Joins characters to the text of one leaf. An element of several characters, or none, is put in brackets, which no
 * leaf allows. Throws a `ModelError` for an element that isn't text.
 */
export function joined(characters: readonly string[]): string {
  checkTexts(characters, 'a character');
  return characters.every(({ length }) => length === 1) ? characters.join('') : JSON.stringify(characters);
}

/**
 * Throws a `ModelError` for the first element of a list that isn't text.
 *
 * @param expected what an element is, with its article
 * @param path the path of the list
 */
export function checkTexts(list: readonly unknown[], expected: string, path: Path = []): void {
  const other = list.findIndex((one) => typeof one !== 'string');
  if (other === -1) return;
  const wrong = list[other];
  throw partError([...path, other], wrong === undefined ? MISSING : `expected ${expected}, not ${quoted(wrong)}`);
}

/** Longest part of a wrong text that a message quotes, in UTF-16 units. */
const MAX_QUOTE_LENGTH = 40;

/** Whether the name of a leaf type is plural, such as `tiles`. */
const isPlural = (type: string): boolean => /[^s]s$/.test(type);

/** An unpaired surrogate, which a UTF-8 file can't contain. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Reads a JSON value at a path as the expected type. A value of another type ends the reading with a problem at that
 * path.
 */
export class JsonReader {
  /** The value as it was given. */
  readonly value: Json | undefined;
  readonly #parent: JsonReader | undefined;
  readonly #key: string | number;

  constructor(value: Json | undefined, parent?: JsonReader, key: string | number = '') {
    this.value = value;
    this.#parent = parent;
    this.#key = key;
  }

  /** Whether there is a value, other than null. */
  get isPresent(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /** Returns the reader of a member of an object. A missing member is not present. */
  get(key: string): JsonReader {
    return new JsonReader(this.#member(key), this, key);
  }

  /** Returns the readers of the elements of a list. */
  list(): JsonReader[] {
    if (!Array.isArray(this.value)) return this.fail('expected a list');
    // Unlike `map`, this reads the holes of a sparse array, as absent values.
    return Array.from(this.value as readonly (Json | undefined)[], (value, i) => new JsonReader(value, this, i));
  }

  /** Reads the value with `read`; returns `undefined` if it is absent. */
  optional<T>(read: (reader: JsonReader) => T): T | undefined {
    return this.isPresent ? read(this) : undefined;
  }

  /** Whether the value is a leaf of a type. */
  is(type: string): boolean {
    const value = this.value;
    return typeof value === 'object' && value !== null && (value as { readonly type?: Json }).type === type;
  }

  /** Returns the text of a leaf, `{type, value}`. It must match `pattern`, if one is given. */
  leaf(type: string, pattern?: RegExp): string {
    const value = this.#member('value');
    if (this.#member('type') !== type || typeof value !== 'string') {
      return this.fail(`expected {"type": ${JSON.stringify(type)}, "value": "…"}`);
    }
    if (pattern !== undefined && !this.#matches(value, pattern)) return this.fail(isntValid(value, type));
    if (LONE_SURROGATE.test(value)) return this.fail(`${quoted(value)} contains a lone surrogate`);
    return value;
  }

  /** Ends the reading with a problem at this value. */
  fail(message: string): never {
    const path = pathOfPart<JsonReader>(
      this,
      (reader) => reader.#parent,
      (reader) => reader.#key,
    );
    throw partError(path, message);
  }

  /** Matches a text. One of millions of characters can overflow the stack of a pattern: a problem, not an exception. */
  #matches(text: string, pattern: RegExp): boolean {
    try {
      return pattern.test(text);
    } catch {
      return this.fail(`${quoted(text)} is too long`);
    }
  }

  #member(key: string): Json | undefined {
    const value = this.value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.fail('expected an object');
    return Object.hasOwn(value, key) ? (value as { readonly [key: string]: Json })[key] : undefined;
  }
}

/** Returns the message for a value that isn't a leaf of a type. */
export const isntValid = (value: unknown, type: string): string =>
  `${quoted(value)} ${isntA(type, typeof value === 'string')} ${type}`;

/** @param isText whether a text is quoted, such as a list of tiles, and not a value of another type */
const isntA = (type: string, isText: boolean): string =>
  isPlural(type) ? (isText ? "aren't valid" : "isn't valid") : "isn't a valid";

/** Quotes a value of a leaf; a value that isn't text is described by its type. */
function quoted(value: unknown): string {
  if (value === undefined) return 'a missing value';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return value === null ? 'null' : 'an object';
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  const text = String(value);
  const short = truncated(text, MAX_QUOTE_LENGTH);
  return typeof value === 'string' ? JSON.stringify(short) : short;
}

/** Reads a JSON value with `read`. Returns the result, or the problem that ended the reading. */
export function readJson<T>(json: Json, read: (reader: JsonReader) => T): CodecResult<T> {
  try {
    return { ok: true, value: read(new JsonReader(json)) };
  } catch (error) {
    if (error instanceof ModelError) return failure(error.path, error.message);
    try {
      JSON.stringify(json);
    } catch {
      // A member can be a function that throws.
      return failure([], OTHER_FORM);
    }
    throw error;
  }
}
