import { propertyKey } from './code.js';

/** A member of an object literal. */
export interface LiteralMember {
  readonly key: string;
  /** The name of the constant with its value, or its value as code. */
  readonly code: string;
  /** Whether the constant can be `undefined`, and the object then lacks the member. */
  readonly isOptional: boolean;
}

/** Most optional members for which there is a literal for each combination. */
const MAX_OPTIONAL_MEMBERS = 2;

/**
 * Returns an object literal. A record with few optional members has one for each combination, which is faster.
 *
 * @param maxOptional the most optional members for which there is a literal for each combination
 */
export function recordLiteral(members: readonly LiteralMember[], maxOptional = MAX_OPTIONAL_MEMBERS): string {
  const optional = members.filter(({ isOptional }) => isOptional);
  const written = (absent: readonly LiteralMember[], spread: readonly LiteralMember[] = []): string =>
    `{ ${members
      .filter((member) => !absent.includes(member))
      .map((member) => {
        const { key, code } = member;
        const part = propertyKey(key) === code ? code : `${propertyKey(key)}: ${code}`;
        return spread.includes(member) ? `...(${code} === undefined ? {} : { ${part} })` : part;
      })
      .join(', ')} }`;
  if (optional.length > maxOptional) return written([], optional);
  const choose = ([first, ...others]: readonly LiteralMember[], absent: readonly LiteralMember[]): string =>
    first === undefined
      ? written(absent)
      : `${first.code} === undefined ? ${choose(others, [...absent, first])} : ${choose(others, absent)}`;
  return choose(optional, []);
}
