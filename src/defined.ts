/**
 * Returns the members that are defined, in their order. Spreading the result leaves out what is missing, where a member
 * with the value `undefined` would still be a member: `{ from, ...defined({ captured, promotion }) }`.
 */
export function defined<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: T[K] } = {};
  for (const name in members) if (members[name] !== undefined) kept[name] = members[name];
  return kept as { [K in keyof T]?: Exclude<T[K], undefined> };
}
