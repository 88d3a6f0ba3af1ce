import { defined } from '../../defined.js';
import type { Path } from '../path.js';
import type { Codec, Json } from './codec.js';
import { encodePart, MISSING, partError, pathInPart } from './part-error.js';

/** The constraints of a list. */
export interface ListOptions {
  /** The required number of elements; any number if absent. */
  readonly length?: number;
  /** The smallest number of elements; 0 if absent. */
  readonly least?: number;
  /** The message for a list of another length. */
  readonly problem?: string;
  readonly description?: string;
}

/** Returns the codec of a list of values of one type. */
export function list<T>(element: Codec<T>, options: ListOptions = {}): Codec<readonly T[]> {
  const { length, least = length ?? 0, problem = `expected a list of at least ${least}`, description } = options;
  return {
    // Loops, not callbacks: values that contain lists of their own type must not use up the stack.
    encode(values) {
      if (!Array.isArray(values)) throw partError([], 'expected a list');
      const out: Json[] = [];
      for (let i = 0; i < values.length; i++) {
        if (values[i] === undefined) throw partError([i], MISSING);
        out.push(encodePart(element, values[i] as T, i));
      }
      return out;
    },
    decode(json) {
      const elements = json.list();
      if (elements.length < least || (length !== undefined && elements.length > length)) json.fail(problem);
      const out: T[] = [];
      for (const one of elements) out.push(element.decode(one));
      return out;
    },
    schema: (definitions) => ({
      ...defined({ description }),
      type: 'array',
      items: element.schema(definitions),
      ...(least === 0 ? {} : { minItems: least }),
      ...defined({ maxItems: length }),
    }),
    pathInModel: (values, [index, ...rest]: Path) =>
      typeof index === 'number' && index < values.length
        ? [index, ...pathInPart(element, values[index] as T, rest)]
        : [],
  };
}
