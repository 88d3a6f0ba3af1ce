import { defined } from '../../defined.js';
import { ModelError } from '../../diagnostics/index.js';
import type { Codec, JsonSchema } from './codec.js';
import { isntValid, joined } from './json-reader.js';
import { numberText } from './number-text.js';
import { MISSING, partError } from './part-error.js';

/** How a leaf is written: `{"type": …, "value": …}`, where the value is always a string. */
export interface LeafOptions<T> {
  /** The meaning of the value, for the schema. */
  readonly description?: string;
  /** The pattern of the whole value, from `^` to `$`. Any string if absent. */
  readonly pattern?: RegExp;
  /** Returns the value as text. */
  readonly print: (value: T) => string;
  /** Returns the value of a text that matches the pattern; `undefined` if the text has no value. */
  readonly parse: (text: string) => T | undefined;
}

/** Returns the codec of a leaf of tagged JSON whose value is a string of the model. */
export function text<T extends string = string>(
  type: string,
  options: Pick<LeafOptions<T>, 'pattern' | 'description'> = {},
  // Not inferred from where it is used: a record takes codecs of any type.
): Codec<NoInfer<T>> {
  return leaf<T>(type, { ...options, print: (value) => value, parse: (value) => value as T });
}

/**
 * Returns the codec of a leaf of tagged JSON whose value is a whole number without a sign: one that matches `pattern`;
 * without a pattern, one of at most `digits` digits, which are 9 if absent.
 */
export function wholeNumber(
  type: string,
  options: { digits?: number; pattern?: RegExp; description?: string } = {},
): Codec<number> {
  const { digits = 9, pattern = new RegExp(`^(?:0|[1-9]\\d{0,${digits - 1}})$`), ...rest } = options;
  return leaf(type, { ...rest, pattern, print: numberText, parse: Number });
}

/**
 * Returns the codec of a leaf of tagged JSON whose value is a list of characters, written without anything between
 * them.
 */
export function characters<T extends string = string>(
  type: string,
  options: Pick<LeafOptions<T>, 'pattern' | 'description'> = {},
): Codec<readonly NoInfer<T>[]> {
  return leaf<readonly T[]>(type, { ...options, print: joined, parse: (written) => [...written] as T[] });
}

/** Returns the codec of a leaf of tagged JSON. Leaves of one type are one definition of the schema. */
export function leaf<T>(type: string, { pattern, print, parse, description }: LeafOptions<T>): Codec<T> {
  return {
    encode: (value) => ({ type, value: printed(type, print, value) }),
    decode(json) {
      const written = json.leaf(type, pattern);
      return parse(written) ?? json.fail(isntValid(written, type));
    },
    schema: (definitions) => definitions.refer(type, () => leafSchema(type, pattern, description)),
    pathInModel: () => [],
  };
}

/**
 * Returns the text of a leaf. A value of another type has none, whether printing it fails or returns something else.
 */
function printed<T>(type: string, print: (value: T) => string, value: T): string {
  let result: unknown;
  try {
    result = print(value);
  } catch (error) {
    if (error instanceof ModelError) throw error;
  }
  if (typeof result === 'string') return result;
  throw partError([], value === undefined ? MISSING : isntValid(value, type));
}

function leafSchema(type: string, pattern: RegExp | undefined, description: string | undefined): JsonSchema {
  const value = { type: 'string', ...defined({ pattern: pattern?.source }) };
  return {
    ...defined({ description }),
    type: 'object',
    properties: { type: { const: type }, value },
    required: ['type', 'value'],
    additionalProperties: false,
  };
}
