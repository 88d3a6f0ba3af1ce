import { ModelError } from '../../diagnostics/index.js';
import type { Codec } from './codec.js';
import type { JsonReader } from './json-reader.js';

/**
 * A value whose JSON is that of another value.
 *
 * @param inner writes and reads the other value
 * @param decode makes the value; it may end the reading with {@link JsonReader.fail} @param encode returns the other
 *   value; the inverse of `decode`
 */
export function transform<Inner, T>(
  inner: Codec<Inner>,
  decode: (value: Inner, json: JsonReader) => T,
  encode: (value: T) => Inner,
): Codec<T> {
  return {
    encode: (value) => inner.encode(encode(value)),
    decode: (json) => decode(inner.decode(json), json),
    schema: (definitions) => inner.schema(definitions),
  };
}

/**
 * A value that can contain values of its own type.
 *
 * @param name name of its definition in the schema
 * @param most levels of such values inside each other; any number if absent
 */
export function recursive<T>(
  name: string,
  codec: () => Codec<T>,
  { most = Number.POSITIVE_INFINITY, problem = '' }: { readonly most?: number; readonly problem?: string } = {},
): Codec<T> {
  let known: Codec<T> | undefined;
  let depth = 0;
  const resolve = (): Codec<T> => (known ??= codec());
  return {
    encode(value) {
      if (depth > most) throw new ModelError({ path: [], message: problem });
      depth++;
      try {
        return resolve().encode(value);
      } finally {
        depth--;
      }
    },
    decode(json) {
      if (depth > most) json.fail(problem);
      depth++;
      try {
        return resolve().decode(json);
      } finally {
        depth--;
      }
    },
    schema: (definitions) => definitions.refer(name, () => resolve().schema(definitions)),
  };
}
