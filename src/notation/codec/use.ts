import { ModelError } from '../../diagnostics/index.js';
import type { Codec } from './codec.js';
import type { Json, JsonProblem } from './json.js';
import { readingJson } from './json-reader.js';
import { Definitions, type JsonSchema } from './schema.js';

/** A value, or the first problem that stood in its way. */
export type CodecResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: JsonProblem };

/** Reads tagged JSON; never throws, whatever the value. */
export function decodeJson<T>(codec: Codec<T>, json: Json): CodecResult<T> {
  const read = readingJson(json, (reader) => codec.decode(reader));
  return 'made' in read ? { ok: true, value: read.made } : { ok: false, problem: read.problem };
}

/** The first problem of a model that has no JSON form and therefore no text; `undefined` for a good one. Never throws. */
export function modelProblem<T>(codec: Codec<T>, model: T): JsonProblem | undefined {
  try {
    const read = decodeJson(codec, codec.encode(model));
    return read.ok ? undefined : read.problem;
  } catch (error) {
    if (error instanceof ModelError) return { path: error.path, message: error.message };
    return { path: [], message: "this isn't a model of the notation" };
  }
}

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
