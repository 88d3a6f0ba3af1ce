/** The words that a regular expression lists from the start to the end of a text: `^(?:yes|no)$`. */
export function wordsOfPattern(source: string): string[] | undefined {
  const [, inner] = /^\^(?:\((?:\?:)?([^()]*)\)|([^()|]*))\$$/.exec(source)?.filter((one) => one !== undefined) ?? [];
  const listed = inner?.split('|');
  if (listed === undefined || !listed.every((word) => /^(?:[\w\s-]|\\[^\w\s])*$/u.test(word))) return undefined;
  return listed.map((word) => word.replaceAll(/\\(.)/g, '$1'));
}
