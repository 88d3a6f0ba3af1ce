/**
 * A test that a grammar leaves to its caller, by the text of a label: `external isTypeName` and `&isTypeName<=name>`.
 * For equal arguments, it must give equal answers during a parse.
 *
 * @param text the text of the label; empty for a test without a label
 * @param span where it is
 * @param source the whole text that is parsed
 */
export type Predicate = (
  text: string,
  span: { readonly start: number; readonly end: number },
  source: string,
) => boolean;

/** Predicates by the names that the grammar declares. */
export type Predicates = { readonly [name: string]: Predicate };

/**
 * Returns the predicates that a caller gives to a parser.
 *
 * @throws {TypeError} if a predicate that the grammar declares is missing, and names it
 */
export function predicatesOf(
  names: readonly string[],
  options: { readonly predicates?: Predicates } | undefined,
): Predicates {
  const predicates = options?.predicates ?? {};
  for (const name of names) {
    if (typeof predicates[name] === 'function') continue;
    throw new TypeError(`the grammar requires the predicate "${name}": pass a function in options.predicates.${name}`);
  }
  return predicates;
}
