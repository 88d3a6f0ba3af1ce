import type { Json, JsonProblem } from './format.js';

/** A leaf of tagged JSON, as {@link JsonReader.leaf} reads it: the value is always a string. */
export const tagged = (type: string, value: string | number | boolean): Json => ({ type, value: String(value) });

/** A JSON value at its path, read as what it should be. What it is not ends the reading; see {@link readingJson}. */
export class JsonReader {
  readonly #value: Json | undefined;
  readonly #path: JsonProblem['path'];

  constructor(value: Json | undefined, path: JsonProblem['path'] = []) {
    this.#value = value;
    this.#path = path;
  }

  /** Whether there is a value, other than null. */
  get isPresent(): boolean {
    return this.#value !== undefined && this.#value !== null;
  }

  /** A member of an object; one that is missing is not present. */
  get(key: string): JsonReader {
    const value = this.#value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.fail('an object should stand here');
    const own = Object.hasOwn(value, key) ? (value as { readonly [key: string]: Json })[key] : undefined;
    return new JsonReader(own, [...this.#path, key]);
  }

  /** The elements of a list. */
  list(): JsonReader[] {
    if (!Array.isArray(this.#value)) return this.fail('a list should stand here');
    return this.#value.map((value: Json, i) => new JsonReader(value, [...this.#path, i]));
  }

  /** What `read` makes of the value, or nothing where it is not present. */
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
    const { value, tag } = { value: this.get('value').#value, tag: this.get('type').#value };
    if (tag !== type || typeof value !== 'string') {
      return this.fail(`{"type": ${JSON.stringify(type)}, "value": "…"} should stand here`);
    }
    return pattern === undefined || pattern.test(value) ? value : this.fail(`${JSON.stringify(value)} is no ${type}`);
  }

  /** Ends the reading with a problem at this value. */
  fail(message: string): never {
    throw new Unreadable({ path: this.#path, message });
  }
}

class Unreadable extends Error {
  readonly problem: JsonProblem;

  constructor(problem: JsonProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** What `read` makes of a JSON value, or the problem that ended its reading. */
export function readingJson<T>(json: Json, read: (reader: JsonReader) => T): { made: T } | { problem: JsonProblem } {
  try {
    return { made: read(new JsonReader(json)) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem };
    throw error;
  }
}
