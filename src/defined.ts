/**
 * Returns the members that are defined, in their order. Spreading the result leaves out what is missing, where a member
 * with the value `undefined` would still be a member: `{ from, ...defined({ captured, promotion }) }`.
 */
export function defined<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: T[K] } = {};
  for (const name in members) if (members[name] !== undefined) kept[name] = members[name];
  return kept as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** Returns the values if all of them are defined. */
export function allDefined<Value>(values: readonly (Value | undefined)[]): Value[] | undefined {
  const found = values.filter((value): value is Value => value !== undefined);
  return found.length === values.length ? found : undefined;
}
