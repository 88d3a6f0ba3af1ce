/** Whether an offset is between the two units of a character. */
export const isInsideCharacter = (text: string, offset: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, offset - 1), offset + 1));

/** Returns `offset`, or the offset before it if `offset` is between the two units of a character. */
export const characterStart = (text: string, offset: number): number =>
  isInsideCharacter(text, offset) ? offset - 1 : offset;

/** Returns a text or, if it is longer than `maxLength` UTF-16 units, as many of its characters as fit, and `…`. */
export const truncated = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : text;
