import type { ModelProblem } from '../../diagnostics/index.js';
import type { Path } from '../path.js';
import type { JsonReader } from './json-reader.js';

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A problem in a JSON value that can't be read as a model, or in a model that can't be written as text. */
export type JsonProblem = ModelProblem;

/**
 * One declaration of how a type of value is written as tagged JSON: it writes the JSON, reads it back with a path for
 * each problem, and describes it as a JSON Schema.
 *
 * `decode(encode(value))` gives an equal value for every value that the declaration allows, and reports a problem for
 * every other, so the same declaration also says whether a model that a program made can be written.
 */
export interface Codec<T> {
  /**
   * Returns the JSON of a value. Doesn't check the value, except that it has the parts that the JSON has: throws a
   * `ModelError` with the path of a part that is missing or has another form.
   */
  encode(value: T): Json;
  /** Reads the value from JSON; ends the reading with {@link JsonReader.fail} if the JSON is wrong. */
  decode(json: JsonReader): T;
  /** Returns the JSON Schema of the encoded form. Shared parts are added to `definitions`. */
  schema(definitions: Definitions): JsonSchema;
  /** Turns a path in the JSON of a value into one in the value. If absent, they are the same. */
  pathInModel?(value: T, path: Path): Path;
}

/** The type of the values that a codec writes and reads. */
export type Decoded<C> = C extends Codec<infer T> ? T : never;

/** A JSON Schema, or a part of one (draft 2020-12). */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Schemas that one document uses several times, by name. They become its `$defs`. */
export class Definitions {
  readonly #schemas = new Map<string, JsonSchema>();

  /** Returns a reference to the definition `name`. At the first reference, `describe` makes the definition. */
  refer(name: string, describe: () => JsonSchema): JsonSchema {
    if (!this.#schemas.has(name)) {
      // A recursive schema refers to itself before `describe` returns.
      this.#schemas.set(name, {});
      this.#schemas.set(name, describe());
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** Returns all definitions, sorted by name. */
  toJson(): JsonSchema {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
