/**
 * Scopes by names of kinds and fields; the first match is used. The themes that editors have know these scopes by
 * convention.
 */
const BY_NAME: readonly (readonly [name: RegExp, scope: string])[] = [
  [/key$|tag$/i, 'variable.other.property'],
  [/number|count|turn|time$|rank|size|date|blanks/i, 'constant.numeric'],
  [/comment|remark|text|value|name|string/i, 'string'],
  [/result|version|signature/i, 'keyword.control'],
  [/piece|card|player|tile|cell|kind/i, 'entity.name.type'],
  [/assessment|sign|mark|capture|jump/i, 'keyword.operator'],
];

/** Returns the scope that the name of a kind or of a field suggests; `undefined` if neither suggests one. */
export const scopeByName = (kind: string, field: string): string | undefined =>
  BY_NAME.find(([pattern]) => pattern.test(kind) || pattern.test(field))?.[1];
