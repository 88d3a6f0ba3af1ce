import type { Json, JsonProblem } from './json.js';

/**
 * A JSON value with its path. Each method reads the value as one thing; a value that isn't that thing ends the reading
 * with a problem, which {@link readingJson} returns.
 */
export class JsonReader {
  readonly #value: Json | undefined;
  readonly #parent: JsonReader | undefined;
  readonly #key: string | number;

  /** @param key under which `parent` holds the value */
  constructor(value: Json | undefined, parent?: JsonReader, key: string | number = '') {
    this.#value = value;
    this.#parent = parent;
    this.#key = key;
  }

  /** Whether there is a value; `null` counts as none. */
  get isPresent(): boolean {
    return this.#value !== undefined && this.#value !== null;
  }

  /** A member of an object; where it is missing, a reader that is not present. */
  get(key: string): JsonReader {
    const value = this.#value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.fail('expected an object');
    const own = Object.hasOwn(value, key) ? (value as { readonly [key: string]: Json })[key] : undefined;
    return new JsonReader(own, this, key);
  }

  /** The elements of a list. */
  list(): JsonReader[] {
    if (!Array.isArray(this.#value)) return this.fail('expected a list');
    return this.#value.map((value: Json, i) => new JsonReader(value, this, i));
  }

  /** The result of `read`; `undefined` where no value is present. */
  optional<T>(read: (reader: JsonReader) => T): T | undefined {
    return this.isPresent ? read(this) : undefined;
  }

  /** Whether the value is a leaf, `{type, value}`, of that type. */
  is(type: string): boolean {
    const value = this.#value;
    return typeof value === 'object' && value !== null && (value as { readonly type?: Json }).type === type;
  }

  /** The text of a leaf, `{type, value}`, which must match `pattern`, if there is one. */
  leaf(type: string, pattern?: RegExp): string {
    const tag = this.get('type').#value;
    const value = this.get('value').#value;
    if (tag !== type || typeof value !== 'string') {
      return this.fail(`expected {"type": ${JSON.stringify(type)}, "value": "…"}`);
    }
    return pattern === undefined || pattern.test(value)
      ? value
      : this.fail(`${JSON.stringify(value)} isn't a valid ${type}`);
  }

  /** Ends the reading with a problem at this value. */
  fail(message: string): never {
    throw new Unreadable({ path: this.#path(), message });
  }

  #path(): (string | number)[] {
    const path: (string | number)[] = [];
    let { reader, parent } = { reader: this as JsonReader, parent: this.#parent };
    while (parent !== undefined) {
      path.push(reader.#key);
      [reader, parent] = [parent, parent.#parent];
    }
    return path.reverse();
  }
}

class Unreadable extends Error {
  readonly problem: JsonProblem;

  constructor(problem: JsonProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Reads a JSON value; returns the result of `read`, or the problem that ended the reading. */
export function readingJson<T>(json: Json, read: (reader: JsonReader) => T): { made: T } | { problem: JsonProblem } {
  try {
    return { made: read(new JsonReader(json)) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem };
    throw error;
  }
}
