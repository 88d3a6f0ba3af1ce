import { ModelError } from '../../diagnostics/index.js';
import { failure, type Failure } from '../result.js';
import type { Codec, Json, JsonProblem } from './codec.js';
import { type CodecResult, readJson } from './json-reader.js';
import { Definitions, type JsonSchema } from './schema.js';

/** Reads tagged JSON; never throws, whatever the value. */
export const decodeJson = <T>(codec: Codec<T>, json: Json): CodecResult<T> =>
  readJson(json, (reader) => codec.decode(reader));

/** The first problem of a model that has no JSON form and therefore no text; `undefined` for a good one. Never throws. */
export function modelProblem<T>(codec: Codec<T>, model: T): JsonProblem | undefined {
  try {
    const read = decodeJson(codec, codec.encode(model));
    return read.ok ? undefined : read.problem;
  } catch (error) {
    return failureOf(error).problem;
  }
}

/** The failure that an error of writing a model means; any but a {@link ModelError} is due to a value that isn't a model. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ModelError ? failure(error.path, error.message) : failure([], "this isn't a model of the notation");

/** The JSON Schema (draft 2020-12) of what a codec writes. */
export function schemaOf<T>(
  codec: Codec<T>,
  about: { readonly title: string; readonly description?: string },
): JsonSchema {
  const definitions = new Definitions();
  const schema = codec.schema(definitions);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...about,
    ...schema,
    $defs: definitions.toJson(),
  };
}
