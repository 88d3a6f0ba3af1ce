/** Returns the words that a regular expression lists from the start to the end of a text: `^(?:yes|no)$`. */
export function wordsOfPattern(source: string): string[] | undefined {
  const [, inner] = /^\^(?:\((?:\?:)?([^()]*)\)|([^()|]*))\$$/.exec(source)?.filter((one) => one !== undefined) ?? [];
  const listed = inner?.split('|');
  if (listed === undefined || !listed.every((word) => /^(?:[\w\s-]|\\[^\w\s])*$/u.test(word))) return undefined;
  return listed.map((word) => word.replaceAll(/\\(.)/g, '$1'));
}

/** Returns the class of a grammar for a regular expression that only tests the first character: `^[A-Z]`. */
export function classOfPattern(source: string): string | undefined {
  const [, body] = /^\^\[((?:[^\]\\]|\\[wd\]\\/^.-])+)\]$/.exec(source) ?? [];
  return body && `[${body.replaceAll('\\w', 'A-Za-z0-9_').replaceAll('\\d', '0-9')}]`;
}
