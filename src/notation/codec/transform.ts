import type { Codec } from './codec.js';
import type { JsonReader } from './json-reader.js';

/**
 * A value whose JSON is that of another value.
 *
 * @param inner writes and reads the other value
 * @param decode makes the value; it may end the reading with {@link JsonReader.fail}
 * @param encode the inverse
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

/** A value that can contain values of its own type; `name` is that of its definition in the schema. */
export function recursive<T>(name: string, codec: () => Codec<T>): Codec<T> {
  let known: Codec<T> | undefined;
  const resolve = (): Codec<T> => (known ??= codec());
  return {
    encode: (value) => resolve().encode(value),
    decode: (json) => resolve().decode(json),
    schema: (definitions) => definitions.refer(name, () => resolve().schema(definitions)),
  };
}
