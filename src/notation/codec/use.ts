import { ModelError } from '../../diagnostics/index.js';
import { type Failure, failure } from '../result.js';
import { type Codec, Definitions, type Json, type JsonProblem, type JsonSchema } from './codec.js';
import { type CodecResult, readJson } from './json-reader.js';
import { pathInPart } from './part-error.js';

/** Reads a value from tagged JSON. Never throws, whatever the value. */
export const decodeJson = <T>(codec: Codec<T>, json: Json): CodecResult<T> =>
  readJson(json, (reader) => codec.decode(reader));

/**
 * Reads the JSON of a model: the same model without the parts that its codec doesn't know. The path of a problem is one
 * in the model. Never throws, whatever the model.
 */
export function throughJson<T>(codec: Codec<T>, model: T): CodecResult<T> {
  try {
    const read = decodeJson(codec, codec.encode(model));
    return read.ok ? read : failure(pathInPart(codec, model, read.problem.path), read.problem.message);
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Finds the first problem of a model that has no JSON form and therefore no text, with its path in the model;
 * `undefined` for a valid model. Never throws.
 */
export function modelProblem<T>(codec: Codec<T>, model: T): JsonProblem | undefined {
  const read = throughJson(codec, model);
  return read.ok ? undefined : read.problem;
}

/**
 * Converts an error thrown while writing a model to a failure. Any error but a {@link ModelError} means that the value
 * isn't a model.
 */
export const failureOf = (error: unknown): Failure =>
  error instanceof ModelError ? failure(error.path, error.message) : failure([], "this isn't a model of the notation");

/** Returns the JSON Schema (draft 2020-12) of the JSON that a codec writes. */
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
