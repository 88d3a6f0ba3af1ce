const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/** A text without the blanks and tabs at its end; other white space is text like any other. */
export function withoutTrailingBlanks(text: string): string {
  let end = text.length;
  while (isBlank(text[end - 1])) end--;
  return text.slice(0, end);
}

/** The same at both ends. */
export function withoutBlanks(text: string): string {
  let start = 0;
  while (isBlank(text[start])) start++;
  return withoutTrailingBlanks(text.slice(start));
}
