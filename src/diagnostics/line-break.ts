/** Returns the line break that a text uses first; a line feed if it has none. */
export const lineBreakOf = (text: string): string => /\r\n|[\r\n]/.exec(text)?.[0] ?? '\n';
