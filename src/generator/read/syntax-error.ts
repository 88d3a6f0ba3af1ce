import type { parser } from 'peggy';
import { grammarProblem } from '../codes/grammar-problem.js';
import { propertyFix, rangeFix } from '../fixes/characters.js';
import { editFix, freeName } from '../fixes/edits.js';
import { syntaxFix } from '../fixes/syntax.js';
import { type GrammarFix, type GrammarLocation, type GrammarProblem, replaceFix } from '../problem.js';
import { brokenBody, ruleBodies, unclosedGroup } from './broken-rules.js';
import { type DelimitedToken, delimitedToken } from './tokens/delimited.js';
import { hasName } from './tokens/identifier.js';
import { tokensOf } from './tokens/tokens.js';

/** A token of a grammar file that is opened but not closed. */
interface UnclosedToken {
  readonly what: DelimitedToken['what'] | 'group';
  readonly start: number;
  /** The closing delimiter, and the offset where it is missing. */
  readonly closer: string;
  readonly end: number;
}

/** Another reason why a token seems unclosed. */
const HINTS: Partial<Record<UnclosedToken['what'], string>> = { 'code block': '; braces in strings also count' };

/** Returns the brace in a string or a regular expression that ended the code before the offset where peggy stopped. */
export function codeEndProblem(text: string, stopped: number, file: string): GrammarProblem | undefined {
  const code = tokensOf(text).findLast((token) => token.start < stopped && token.text !== '/');
  if (code?.what !== 'code block' || !isCut(code.text) || !/^[\s/]*$/.test(text.slice(code.end, stopped))) {
    return undefined;
  }
  const start = code.end - 1;
  return grammarProblem('brace-in-code', {
    at: locationAt(text, start, code.end, file),
    fix: editFix('write \\x7d', file, start, code.end, '\\x7d'),
  });
}

/**
 * Whether code ends in a string, a regular expression or a group: quotation marks or brackets in it have no partner.
 */
function isCut(code: string): boolean {
  const count = (character: string): number => code.split(character).length - 1;
  return (
    count('(') !== count(')') || count('[') !== count(']') || ['"', "'", '`'].some((quote) => count(quote) % 2 === 1)
  );
}

/** Returns a token that is not closed at the offset where peggy stopped reading, if that is the reason. */
export function unclosedProblem(text: string, stopped: number, file: string): GrammarProblem | undefined {
  const token = findUnclosed(text);
  const unclosed = token !== undefined && token.start <= stopped ? token : findUnclosedGroup(text, stopped);
  if (unclosed === undefined) return undefined;
  const { what, start, end, closer } = unclosed;
  const boundary = what === 'string' || what === 'class' ? 'line' : what === 'group' ? 'rule' : 'file';
  return grammarProblem('unclosed', {
    at: locationAt(text, start, what === 'group' ? start + 1 : Math.max(end, start + 1), file),
    args: { what, closer, boundary, hint: HINTS[what] ?? '' },
    fix: editFix(`insert ${closer}`, file, end, end, closer),
  });
}

function locationAt(text: string, start: number, end: number, file: string): GrammarLocation {
  const before = text.slice(0, start).split(/\r\n|[\r\n]/);
  return { file, line: before.length, column: before.at(-1)!.length + 1, start, end };
}

/**
 * Returns the fix for an error of peggy's parser that is not about an unclosed token.
 *
 * @param base offset in the text of what the parser read
 */
export function syntaxErrorFix(
  text: string,
  { location: at, message, expected }: SyntaxError,
  base: number,
  file: string,
): GrammarFix | undefined {
  const [start, end] = [base + at.start.offset, base + at.end.offset];
  const { line, column } = at.start;
  const location = { file, line, column, start, end };
  const found = text.slice(start, end);
  if (/character range/.test(message)) return rangeFix(found, location);
  if (/property escape/.test(message)) return propertyFix(found, location);
  if (/must be > 0/.test(message)) return editFix('write 1', file, start, end, '1');
  if (/reserved word/.test(message)) return reservedWordFix(text, found, location, /^Binding/.test(message));
  return syntaxFix(text, { offset: start, expected: expectedTexts(expected) }, file);
}

const expectedTexts = (expected: SyntaxError['expected']): ReadonlySet<string> =>
  new Set((expected ?? []).map((expectation) => (expectation.type === 'literal' ? expectation.text : '')));

/** Returns the fix for a label that is a reserved word, or an imported name: it writes a name with `_` at its end. */
function reservedWordFix(text: string, word: string, at: GrammarLocation, isImport: boolean): GrammarFix {
  const free = freeName(`${word}_`, (name) => hasName(text, name));
  // In `{word}`, the word is also the name of the rule in the other file.
  const isRule = isImport && /[{,]\s*$/.test(text.slice(0, at.start));
  return replaceFix(`write ${free}`, at, isRule ? `${word} as ${free}` : free);
}

/**
 * Returns, for each list of arguments or parameters without an end, the edit that closes it before the end of the rule.
 *
 * @param starts the offsets of their `<`, ascending
 */
export function unclosedListFixes(text: string, starts: readonly number[], file: string): GrammarFix[] {
  const ends = starts.length === 0 ? undefined : listEnds(text);
  return starts.map((start) => {
    if (text.startsWith('<-', start)) return editFix('write =', file, start, start + 2, '=');
    const end = ends?.get(start) ?? start + 1;
    return editFix('insert >', file, end, end, '>');
  });
}

/**
 * Returns the end of the list that each `<` of a text could open, by the offset of the `<`: the end of the last token
 * before the end of the rule, a `;`, or the end of the group that it is in.
 */
function listEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const bodies = ruleBodies(text);
  const tokens = tokensOf(text);
  /** The end of a list of the rule, then of one in each open group. */
  let open: number[] = [];
  let body = bodies.at(-1);
  for (let i = tokens.length - 1, token = tokens[i]; token !== undefined; token = tokens[--i]) {
    while (body !== undefined && token.start < body.start) {
      bodies.pop();
      body = bodies.at(-1);
      open = [];
    }
    // A list in the head of a rule ends at once.
    if (body !== undefined && token.end > body.end) continue;
    if (open.length === 0) open.push(token.end);
    const before = tokens[i - 1]?.end ?? 0;
    if (token.text === ';') open = [before];
    else if (token.text === ')') open.push(before);
    else if (token.text === '(' && open.length > 1) open.pop();
    else if (token.text === '<') ends.set(token.start, open.at(-1) ?? token.end);
  }
  return ends;
}

const OPENERS = /"|'|\[|\{|\/\*|\/\//g;

/**
 * Returns the first token that is not closed. Strings and classes end at the end of their line, comments and code at
 * the end of the file.
 */
function findUnclosed(text: string): UnclosedToken | undefined {
  for (let offset = 0; ;) {
    OPENERS.lastIndex = offset;
    const opener = OPENERS.exec(text);
    if (opener === null) return undefined;
    const start = opener.index;
    const token = delimitedToken(text, start, opener[0]);
    if (token.closed) {
      offset = token.end;
      continue;
    }
    return { what: token.what, start, closer: token.closer, end: token.end };
  }
}

/** Returns a group in the rule where the parser stopped, or before it, that is open at the end of the rule. */
function findUnclosedGroup(text: string, stopped: number): UnclosedToken | undefined {
  const body = brokenBody(text, stopped);
  // A parser that stopped within the body found something else first.
  if (body === undefined || stopped < body.end - (body.end === text.length ? 1 : 0)) return undefined;
  const group = unclosedGroup(text, body);
  return group && { what: 'group', closer: ')', ...group };
}

/** The error of peggy's parser. */
type SyntaxError = InstanceType<typeof parser.SyntaxError>;

/** The expectation where the parts of a rule are followed by something that begins another rule. */
const NEXT_RULE = 'expected a rule to begin on a line of its own or after ;, and every ( to be closed';

/** The expectation if the only line breaks before that rule are in a comment. */
const RULE_AFTER_COMMENT =
  'expected a line break or ; before the comment, because a line break in a comment does not end a rule';

/** The expectation for a text that is among the expectations of peggy's parser; the first match counts. */
const EXPECTED: readonly (readonly [text: string, expected: string])[] = [
  ['import', 'expected a rule, such as Name = "text"'],
  ['=', 'expected = after the name of a rule'],
  ['..', 'expected the bounds of a repetition, such as |1..3|; alternatives are separated by /'],
  ['/', 'expected another part of the rule, or the next rule'],
  ['(', 'expected a part of a rule, such as "text", [a-z] or a name'],
  [';', 'expected a line break after the code block; braces in strings also count'],
  [':', NEXT_RULE],
  ['.', NEXT_RULE],
];

/** The expectation, by the character that was found and the text that was looked for. */
const SPECIAL: Readonly<Record<string, string>> = {
  '{(': 'expected a part of a rule before the code, such as ""',
  '@import': 'expected an import, such as import name from "./file.peggy"',
};

/** Returns the code of an error of peggy's parser. */
export function syntaxCode({ message }: SyntaxError): 'reversed-range' | 'unknown-property' | 'syntax' {
  if (/character range/.test(message)) return 'reversed-range';
  return /property escape/.test(message) ? 'unknown-property' : 'syntax';
}

/** Returns the first expectation of an error that has a message of its own. */
function expectationOf({ expected }: SyntaxError): (typeof EXPECTED)[number] | undefined {
  const texts = expectedTexts(expected);
  return EXPECTED.find(([text]) => texts.has(text));
}

/** Text that peggy's parser did not expect: its span, and its first character, `null` at the end of the grammar. */
export interface UnexpectedText {
  readonly start: number;
  readonly length: number;
  readonly found: string | null;
}

/**
 * Returns the text that an error of peggy's parser is about.
 *
 * @param base offset in the text of what the parser read
 */
export function unexpectedIn(text: string, error: SyntaxError, base: number): UnexpectedText {
  const { location: at, found } = error;
  const start = base + at.start.offset;
  // If `=` follows a name, as it follows the name of a rule, the parser stops after the name, even at white space.
  const token = expectationOf(error)?.[0] === '.' ? tokensOf(text).find(({ end }) => end > start) : undefined;
  if (token !== undefined) return { start: token.start, length: 1, found: token.text.charAt(0) };
  return { start, length: at.end.offset - at.start.offset, found: found ?? null };
}

/** Returns a message for a grammar that peggy's parser can't read: what was found, and what was expected. */
export function syntaxMessage(text: string, error: SyntaxError, { start, found }: UnexpectedText): string {
  const { message } = error;
  const first = expectationOf(error);
  const wanted =
    first?.[1] === NEXT_RULE && isAfterComment(text, start)
      ? RULE_AFTER_COMMENT
      : (SPECIAL[`${found ?? ''}${first?.[0] ?? ''}`] ?? first?.[1]);
  if (wanted === undefined) return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
  return `unexpected ${found === null ? 'end of the grammar' : JSON.stringify(found)}: ${wanted}`;
}

/** Whether the head of a rule that goes on at an offset is on another line only because of a comment before it. */
function isAfterComment(text: string, offset: number): boolean {
  const tokens = tokensOf(text.slice(0, offset));
  const head = tokens.length - (tokens.at(-1)?.what === 'string' ? 2 : 1);
  const [before, name] = [tokens[head - 1], tokens[head]];
  // After an operator, the rule before it has no end yet: its next part is missing.
  if (name?.what !== 'name' || before === undefined || /^[=/:(!&$@]$/.test(before.text)) return false;
  const [line = ''] = text.slice(before.end, name.start).split(LINE_BREAK, 1);
  return line.replace(COMMENT_IN_LINE, '').includes('/*');
}

const LINE_BREAK = /[\n\r\u2028\u2029]/;
const COMMENT_IN_LINE = /\/\*.*?\*\/|\/\/.*/g;
