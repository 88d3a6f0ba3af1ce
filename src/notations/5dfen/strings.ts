/** The text that a value in quotation marks stands for: `\"` is a quotation mark, `\\` a backslash. */
export function unquoted(text: string): string {
  return text.slice(1, -1).replace(/\\([^])/g, '$1');
}

/** The inverse of {@link unquoted}. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
