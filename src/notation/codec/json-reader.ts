import type { Result } from '../result.js';
import type { Json, JsonProblem } from './codec.js';

/** A value, or the first problem of the JSON that prevents one. */
export type CodecResult<T> = Result<{ readonly value: T }>;

/** A number in digits. -0 is not written as 0, because most notations have no negative zero and must refuse it. */
export const numberText = (number: number): string => (Object.is(number, -0) ? '-0' : String(number));

/** A leaf of tagged JSON, as {@link JsonReader.leaf} reads it: the value is always a string. */
export const tagged = (type: string, value: string | number | boolean): Json => ({
  type,
  value: typeof value === 'number' ? numberText(value) : String(value),
});

/** Characters as the text of one leaf. What is not one character each is marked by brackets, which no leaf has. */
export const joined = (characters: readonly string[]): string =>
  characters.every(({ length }) => length === 1) ? characters.join('') : JSON.stringify(characters);

/** The most of a wrong text that a message quotes. */
const LONGEST_QUOTE = 40;

/** Whether a type of leaf names several things, such as `tiles`. */
const isPlural = (type: string): boolean => /[^s]s$/.test(type);

/** A half of a surrogate pair alone: no file in UTF-8 can hold it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A JSON value at its path, read as what it should be. A value of another kind ends the reading with a problem at its path. */
export class JsonReader {
  readonly #value: Json | undefined;
  readonly #parent: JsonReader | undefined;
  readonly #key: string | number;

  constructor(value: Json | undefined, parent?: JsonReader, key: string | number = '') {
    this.#value = value;
    this.#parent = parent;
    this.#key = key;
  }

  /** Whether there is a value, other than null. */
  get isPresent(): boolean {
    return this.#value !== undefined && this.#value !== null;
  }

  /** A member of an object; one that is missing is not present. */
  get(key: string): JsonReader {
    return new JsonReader(this.#member(key), this, key);
  }

  /** The elements of a list. */
  list(): JsonReader[] {
    if (!Array.isArray(this.#value)) return this.fail('expected a list');
    return this.#value.map((value: Json, i) => new JsonReader(value, this, i));
  }

  /** The value as `read` reads it; `undefined` if it is absent. */
  optional<T>(read: (reader: JsonReader) => T): T | undefined {
    return this.isPresent ? read(this) : undefined;
  }

  /** Whether the value is a leaf of that type. */
  is(type: string): boolean {
    const value = this.#value;
    return typeof value === 'object' && value !== null && (value as { readonly type?: Json }).type === type;
  }

  /** The text of a leaf, `{type, value}`, which must match `pattern`, if there is one. */
  leaf(type: string, pattern?: RegExp): string {
    const value = this.#member('value');
    if (this.#member('type') !== type || typeof value !== 'string') {
      return this.fail(`expected {"type": ${JSON.stringify(type)}, "value": "…"}`);
    }
    if (pattern !== undefined && !pattern.test(value)) {
      return this.fail(`${quoted(value)} ${isPlural(type) ? "aren't valid" : "isn't a valid"} ${type}`);
    }
    if (LONE_SURROGATE.test(value)) return this.fail(`${quoted(value)} holds a lone surrogate`);
    return value;
  }

  /** Ends the reading with a problem at this value. */
  fail(message: string): never {
    throw new Unreadable({ path: this.#path(), message });
  }

  #member(key: string): Json | undefined {
    const value = this.#value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.fail('expected an object');
    return Object.hasOwn(value, key) ? (value as { readonly [key: string]: Json })[key] : undefined;
  }

  #path(): (string | number)[] {
    // The topmost value has no key.
    if (this.#parent === undefined) return [];
    const keys = [this.#key];
    for (let at = this.#parent; at.#parent !== undefined; at = at.#parent) keys.push(at.#key);
    return keys.reverse();
  }
}

function quoted(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

class Unreadable extends Error {
  readonly problem: JsonProblem;

  constructor(problem: JsonProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** A JSON value as `read` reads it, or the problem that ended its reading. */
export function readJson<T>(json: Json, read: (reader: JsonReader) => T): CodecResult<T> {
  try {
    return { ok: true, value: read(new JsonReader(json)) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}
