/** The source of a pattern for a character of a word: of a name, keyword or number. */
export const WORD_PART = String.raw`[\w$\x80-\uffff]`;

/** The source of a pattern for a word. */
export const WORD = `${WORD_PART}+`;

/** The source of a pattern for a comment or a string: the emitters write them in single quotes or as `String.raw`. */
export const COMMENT_OR_STRING = String.raw`\/\/.*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|(?<=String\.raw)${'`[^`]*`'}`;

const BLANKS = /(?:\s+|\/\/.*|\/\*[^]*?\*\/)*/y;
const STRING = /'(?:[^'\\\n]|\\.)*'/y;
const WHOLE_WORD = new RegExp(WORD, 'y');
const BRACKET = new RegExp(String.raw`${COMMENT_OR_STRING}|[()[\]{}]`, 'g');
const BRACE = new RegExp(String.raw`${COMMENT_OR_STRING}|\{`, 'g');
const CLOSERS = ')]}';
const STOPS = {
  ',': new RegExp(String.raw`${COMMENT_OR_STRING}|[([{,]`, 'g'),
  ';': new RegExp(String.raw`${COMMENT_OR_STRING}|[([{;]`, 'g'),
};

/** Returns the offset after the match of a pattern, with the flag `y`, at an offset; -1 if it doesn't match there. */
export function afterMatch(pattern: RegExp, code: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(code) ? pattern.lastIndex : -1;
}

/** Returns the offset after white space and comments. */
export const afterWhiteSpace = (code: string, offset: number): number => afterMatch(BLANKS, code, offset);

/** Returns the offset after the word at an offset; -1 if there is none. */
export const afterWord = (code: string, offset: number): number => afterMatch(WHOLE_WORD, code, offset);

/** Returns the offset after the string at an offset; -1 if there is none. */
export const afterString = (code: string, offset: number): number => afterMatch(STRING, code, offset);

/** Returns the offset after the bracket that closes the one at an offset; -1 if it is not closed. */
export function afterBracket(code: string, offset: number): number {
  let depth = 0;
  BRACKET.lastIndex = offset;
  for (let match = BRACKET.exec(code); match !== null; match = BRACKET.exec(code)) {
    if (CLOSERS.includes(match[0])) depth--;
    else if (match[0].length === 1) depth++;
    if (depth === 0) return BRACKET.lastIndex;
  }
  return -1;
}

/** Returns the offset of the next `{` that is in no comment or string. */
export function nextBrace(code: string, offset: number): number {
  BRACE.lastIndex = offset;
  let match = BRACE.exec(code);
  while (match !== null && match[0] !== '{') match = BRACE.exec(code);
  return match?.index ?? -1;
}

/** Returns the offset after the next mark that is in no brackets, or `end` if there is none before. */
export function afterMark(code: string, offset: number, mark: ',' | ';', end = code.length): number {
  const stop = STOPS[mark];
  stop.lastIndex = offset;
  for (let match = stop.exec(code); match !== null && match.index < end; match = stop.exec(code)) {
    if (match[0] === mark) return stop.lastIndex;
    if (match[0].length === 1) stop.lastIndex = afterBracket(code, match.index);
  }
  return end;
}
