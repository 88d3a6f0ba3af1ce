/** Whether a text can be the name of a constant or the key of an object literal. */
export const isIdentifier = (name: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);

/** Returns the key of an object literal. */
export const propertyKey = (name: string): string => (isIdentifier(name) ? name : JSON.stringify(name));

/** Returns lines, indented. */
export const indented = (lines: readonly string[]): string =>
  lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
