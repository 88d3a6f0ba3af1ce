/** A type with writable members, for a value under construction. */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Whether a value is an object with members: neither a list nor `null`. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the member of a table with a name that may be any text; `undefined` if the table doesn't have it itself:
 * every object inherits a `constructor`.
 */
export const ownMember = <Value>(
  table: { readonly [name: string]: Value },
  name: string | number,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
