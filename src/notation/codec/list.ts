import type { Codec } from './codec.js';

/** What a list is. */
export interface ListOptions {
  /** Number of elements, where there is only one. */
  readonly length?: number;
  /** Fewest elements; 0 if absent. */
  readonly least?: number;
  /** The problem of a list of another length. */
  readonly problem?: string;
  readonly description?: string;
}

/** A list of values of one type. */
export function list<T>(element: Codec<T>, options: ListOptions = {}): Codec<readonly T[]> {
  const { length, least = length ?? 0, problem = `expected a list of at least ${least}`, description } = options;
  return {
    encode: (values) => values.map((value) => element.encode(value)),
    decode(json) {
      const elements = json.list();
      if (elements.length < least || (length !== undefined && elements.length > length)) json.fail(problem);
      return elements.map((one) => element.decode(one));
    },
    schema: (definitions) => ({
      ...(description === undefined ? {} : { description }),
      type: 'array',
      items: element.schema(definitions),
      ...(least === 0 ? {} : { minItems: least }),
      ...(length === undefined ? {} : { maxItems: length }),
    }),
  };
}
