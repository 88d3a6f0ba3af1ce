import type { ModelProblem } from '../../diagnostics/index.js';
import type { JsonReader } from './json-reader.js';
import type { Definitions, JsonSchema } from './schema.js';

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A problem of a JSON value that was to become a model, or of a model that was to become text. */
export type JsonProblem = ModelProblem;

/**
 * One declaration of how a type of value is written as tagged JSON: it writes the JSON, reads it back with a path for
 * each problem, and describes it as a JSON Schema.
 *
 * `decode(encode(value))` gives an equal value for every value that the declaration allows, and reports a problem for
 * every other, so the same declaration also says whether a model that a program made can be written.
 */
export interface Codec<T> {
  /** The JSON of a value. Does not check the value. */
  encode(value: T): Json;
  /** The value that JSON describes; ends the reading with {@link JsonReader.fail} where it describes none. */
  decode(json: JsonReader): T;
  /** The JSON Schema of the encoded form; shared parts go into `definitions`. */
  schema(definitions: Definitions): JsonSchema;
}

/** The type of the values that a codec writes and reads. */
export type Decoded<C> = C extends Codec<infer T> ? T : never;
