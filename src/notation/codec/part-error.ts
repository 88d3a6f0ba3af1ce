import { ModelError } from '../../diagnostics/index.js';
import type { Path } from '../path.js';
import type { Codec, Json } from './codec.js';

/**
 * Encodes a part of a value. An error of the part gets its path in the value.
 *
 * @param key the name of the member, or the index of the element
 */
export function encodePart<T>(codec: Codec<T>, part: T, key: string | number): Json {
  try {
    return codec.encode(part);
  } catch (error) {
    if (error instanceof ModelError) throw partError([key, ...error.path], error.message);
    throw error;
  }
}

/** Returns the path in a part of the value of a path in its JSON. */
export const pathInPart = <T>(codec: Codec<T>, part: T, path: Path): Path => codec.pathInModel?.(part, path) ?? path;

/** Makes the error of a part that can't be encoded. */
export const partError = (path: Path, message: string): ModelError => new ModelError({ path, message });

/** The message for a value that isn't of the type that the model has there. */
export const OTHER_FORM = 'this value has another form';

/** The message for a part that a value must have. */
export const MISSING = 'this part is missing';
