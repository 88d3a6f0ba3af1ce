import { ModelError } from '../../diagnostics/index.js';
import { NestedCalls } from '../game-tree/nested-calls.js';
import type { Path } from '../path.js';
import type { Codec, Json } from './codec.js';
import type { JsonReader } from './json-reader.js';
import { encodePart, MISSING, OTHER_FORM, partError, pathInPart } from './part-error.js';

/** The conversion between a value and the inner value that its JSON is written from. */
export interface Transformation<Inner, T> {
  /** Makes the value from the inner one; may end the reading with {@link JsonReader.fail}. */
  readonly decode: (value: Inner, json: JsonReader) => T;
  /** Returns the inner value; the inverse of `decode`. */
  readonly encode: (value: T) => Inner;
  /** Converts a path in the inner value to a path in the value. If absent, they are the same. */
  readonly pathInModel?: (value: T, path: Path) => Path;
}

/**
 * Returns the codec of a value whose JSON is that of another value.
 *
 * @param inner writes and reads the other value
 */
export function transform<Inner, T>(
  inner: Codec<Inner>,
  { decode, encode, pathInModel = (_, path) => path }: Transformation<Inner, T>,
): Codec<T> {
  return {
    encode(value) {
      try {
        return inner.encode(encode(value));
      } catch (error) {
        if (error instanceof ModelError) throw partError(pathInModel(value, error.path), error.message);
        // A value of another form has no inner value.
        if (error instanceof TypeError) throw partError([], OTHER_FORM);
        throw error;
      }
    },
    decode: (json) => decode(inner.decode(json), json),
    schema: (definitions) => inner.schema(definitions),
    pathInModel: (value, path) => pathInModel(value, pathInPart(inner, encode(value), path)),
  };
}

/** Returns the codec of an object with only one member, whose JSON is that of the member. */
export function only<const Key extends string, T>(key: Key, codec: Codec<T>): Codec<{ readonly [K in Key]: T }> {
  return {
    encode(value) {
      const part = (value as { readonly [key: string]: T } | undefined)?.[key];
      if (part === undefined) throw partError([key], MISSING);
      return encodePart(codec, part, key);
    },
    decode: (json) => ({ [key]: codec.decode(json) }) as { readonly [K in Key]: T },
    schema: (definitions) => codec.schema(definitions),
    pathInModel: (value, path) => [key, ...pathInPart(codec, value[key], path)],
  };
}

/**
 * Returns the codec of a value that can contain values of its own type.
 *
 * @param name name of its definition in the schema
 * @param most the maximum nesting of such values; unlimited if absent
 */
export function recursive<T>(
  name: string,
  codec: () => Codec<T>,
  { most = Number.POSITIVE_INFINITY, problem = '' }: { readonly most?: number; readonly problem?: string } = {},
): Codec<T> {
  let known: Codec<T> | undefined;
  const resolve = (): Codec<T> => (known ??= codec());
  const encoding = new NestedCalls<T, Json>();
  const decoding = new NestedCalls<Json | undefined, T>();
  const finding = new NestedCalls<T, Path>();
  return {
    encode(value) {
      if (encoding.depth > most) throw new ModelError({ path: [], message: problem });
      return encoding.call(value, () => resolve().encode(value));
    },
    decode(json) {
      if (decoding.depth > most) json.fail(problem);
      return decoding.call(json.value, () => resolve().decode(json));
    },
    schema: (definitions) => definitions.refer(name, () => resolve().schema(definitions)),
    pathInModel: (value, path) => finding.call(value, () => pathInPart(resolve(), value, path)),
  };
}
