import type { GrammarFix, GrammarLocation } from '../problem.js';

/** A token of a grammar file that is opened but not closed. */
interface Unclosed {
  readonly what: 'string' | 'class' | 'comment' | 'code block';
  readonly start: number;
  /** What closes it, and the offset at which that is missing. */
  readonly closer: string;
  readonly end: number;
}

/** A token that is not closed at the offset where peggy stopped reading, if that is why it stopped. */
export function unclosedProblem(
  text: string,
  stopped: number,
  file: string,
): { readonly message: string; readonly location: GrammarLocation; readonly fix: GrammarFix } | undefined {
  const unclosed = findUnclosed(text);
  if (unclosed === undefined || unclosed.start > stopped) return undefined;
  const { what, start, end, closer } = unclosed;
  const before = text.slice(0, start).split(/\r\n|[\r\n]/);
  const location = {
    file,
    line: before.length,
    column: before.at(-1)!.length + 1,
    start,
    end: Math.max(end, start + 1),
  };
  return {
    message: `this ${what} is not closed: expected ${closer} before the end of the ${what === 'string' || what === 'class' ? 'line' : 'file'}`,
    location,
    fix: { title: `insert ${closer}`, edits: [{ file, start: end, end, text: closer }] },
  };
}

const OPENERS = /"|'|\[|\{|\/\*|\/\//g;

/** The first token that has no end. Strings and classes end with their line, comments and code with the file. */
function findUnclosed(text: string): Unclosed | undefined {
  for (let at = 0; ;) {
    OPENERS.lastIndex = at;
    const opener = OPENERS.exec(text);
    if (opener === null) return undefined;
    const start = opener.index;
    const token = tokenAt(text, start, opener[0]);
    if (token.closed) {
      at = token.end;
      continue;
    }
    return { what: token.what, start, closer: token.closer, end: token.end };
  }
}

interface ScannedToken {
  readonly what: Unclosed['what'];
  readonly closer: string;
  readonly closed: boolean;
  readonly end: number;
}

function tokenAt(text: string, start: number, opener: string): ScannedToken {
  if (opener === '//') {
    const end = text.slice(start).search(/[\r\n]/);
    return { what: 'comment', closer: '', closed: true, end: end < 0 ? text.length : start + end };
  }
  if (opener === '/*') {
    const end = text.indexOf('*/', start + 2);
    return { what: 'comment', closer: '*/', closed: end >= 0, end: end < 0 ? text.length : end + 2 };
  }
  if (opener === '{') return codeBlock(text, start);
  const closer = opener === '[' ? ']' : opener;
  const body = opener === '[' ? CLASS : opener === '"' ? DOUBLE : SINGLE;
  body.lastIndex = start;
  const end = start + body.exec(text)![0].length;
  const closed = text[end] === closer;
  return { what: opener === '[' ? 'class' : 'string', closer, closed, end: closed ? end + 1 : end };
}

const DOUBLE = /"(?:\\(?:\r\n|[^])|[^"\\\r\n])*/y;
const SINGLE = /'(?:\\(?:\r\n|[^])|[^'\\\r\n])*/y;
const CLASS = /\[(?:\\(?:\r\n|[^])|[^\]\\\r\n])*/y;

/** Peggy counts the braces of code, wherever they are. */
function codeBlock(text: string, start: number): ScannedToken {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return { what: 'code block', closer: '}', closed: true, end: i + 1 };
  }
  return { what: 'code block', closer: '}', closed: false, end: text.length };
}
