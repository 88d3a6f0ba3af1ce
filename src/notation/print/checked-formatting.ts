import type { Tree } from '../../cst/index.js';
import { type Diagnostic, quote, type Span, textDiagnostics } from '../../diagnostics/index.js';
import type { Json } from '../codec/codec.js';
import { differences } from '../codec/json-difference.js';
import { optionValues } from '../declared-options.js';
import { Multiset } from '../edit/added-problems.js';
import { isSameModel } from '../edit/same-model.js';
import type { Notation } from '../notation.js';
import type { PrintOptions } from '../options.js';
import { NotationError } from '../read/notation-error.js';
import type { Reading } from '../read/reading.js';
import type { Formatted } from '../result.js';

/** The parts of a notation that the check of a text needs. */
type Formatting = Pick<Notation, 'id' | 'dialects' | 'options' | 'format' | 'read' | 'toJson'>;

/**
 * Writes a reading without syntax errors as canonical text, as {@link Notation.format} does, and reads the text again.
 * For whatever writes to files: an error in the code of a notation must not destroy a part of a record. Reports
 * `text/lost-comment`, without a text, if a style that keeps comments has no place for one.
 *
 * @param reread reads a text as the reading was read, at level `syntax` or higher; in its dialect, and with the
 *   usual options, if absent
 * @throws a {@link NotationError} if the text means something else or lacks comments that the result doesn't count
 */
export function formatChecked(
  notation: Formatting,
  reading: Reading,
  options: PrintOptions,
  reread = readerLike(notation, reading),
): Formatted {
  const formatted = notation.format(reading, options);
  const { text, droppedComments } = formatted;
  if (text === undefined && formatted.diagnostics.length === 0) {
    throw new NotationError(`notation ${notation.id}: "format" returned no text`);
  }
  if (text === undefined || text === reading.tree.text) return formatted;
  const again = reread(text);
  const { style = 'readable' } = options;
  const [problem] = again.isWellFormed
    ? [
        ...changesOfMeaning(notation, reading, again, style),
        ...lostComments(reading, again, droppedComments).map((line) => commentsDiffer(style, line)),
        ...lostErrors(reading, again).map(
          (lost) => `${style} text lacks ${quote(lost)}, which "syntax" doesn't report`,
        ),
      ]
    : errorsOf(again.diagnostics).map(
        ({ message, span }) => `${hasError(style, message)}, in its ${lineAt(again.tree, span.start)}`,
      );
  if (problem !== undefined) {
    throw new NotationError(`notation ${notation.id}: "print" is wrong, so the text stays as it is: ${problem}`);
  }
  const lost = style === 'compact' || droppedComments === 0 ? undefined : firstLostComment(reading, again);
  return lost === undefined
    ? formatted
    : { diagnostics: [textDiagnostics.report('lost-comment', lost)], droppedComments: 0 };
}

/** Returns the first comment of a text that its canonical text lacks. */
function firstLostComment({ tree }: Reading, after: Reading): Span | undefined {
  const kept = new Multiset(commentsOf(after));
  return tree.comments().find(({ text }) => !kept.take(text.trim()));
}

/** Describes the line of a text at an offset: its number and its text. */
function lineAt({ lines }: Tree, offset: number): string {
  const { line } = lines.position(offset);
  return `line ${line}: ${quote(lines.line(line))}`;
}

/** Returns a function that reads texts in the dialect of a reading, and with the usual options. */
function readerLike(notation: Formatting, { dialect = '' }: Reading): (text: string) => Reading {
  const own = optionValues(notation.options?.read);
  const known = notation.dialects.includes(dialect) ? { dialect } : {};
  return (text) => notation.read(text, { ...own, ...known, level: 'syntax' });
}

/** The style of a canonical text. */
type Style = NonNullable<PrintOptions['style']>;

/** Returns the line that names an error that only canonical text has. */
export const hasError = (style: Style, message: string): string => `${style} text has an error: ${message}`;

/** Returns the line that names a difference between the comments of a text and those of its canonical text. */
export const commentsDiffer = (style: Style, difference: string): string => `comments of ${style} text${difference}`;

/** Lists, one line each, the differences in meaning between a text and its canonical text, apart from comments. */
export function changesOfMeaning(
  notation: Pick<Notation, 'toJson'>,
  before: Reading,
  after: Reading,
  style: Style,
): string[] {
  if (isSameModel(before.model, after.model)) return [];
  const [wanted, found] = [before, after].map(({ model }) => withoutComments(notation.toJson(model)));
  return differences(wanted, found).map((line) => `${style} text means something else: ${line}`);
}

/**
 * Lists the differences between the comments of a text and those of its canonical text.
 *
 * @param dropped the number of comments that the canonical text is known to lack; 0 if none
 */
export function lostComments(before: Reading, after: Reading, dropped: number): string[] {
  const [wanted, found] = [commentsOf(before), commentsOf(after)];
  return dropped !== 0 && wanted.length === found.length + dropped ? [] : differences(wanted, found);
}

/**
 * Lists the texts of the error nodes that canonical text lacks, among those that no diagnostic is about: if a notation
 * reports nothing about an error node, the node has a meaning.
 */
function lostErrors({ tree, diagnostics }: Reading, after: Reading): string[] {
  const kept = new Multiset(after.tree.errors().map(({ text }) => text));
  return tree
    .errors()
    .filter(({ start, end }) => !diagnostics.some(({ span }) => span.start <= end && span.end >= start))
    .map(({ text }) => text)
    .filter((text) => text !== '' && !kept.take(text));
}

/** Returns the errors among diagnostics. */
export const errorsOf = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error');

const commentsOf = ({ tree }: Reading): string[] => tree.comments().map((comment) => comment.text.trim());

/**
 * Removes comments (leaves of type `comment`), list items with nothing else, and leaves marked `default`, however deep
 * the JSON is.
 */
export function withoutComments(json: Json): Json {
  const top: Members = { '': json };
  const open = [top];
  for (let copy = open.pop(); copy !== undefined; copy = open.pop()) {
    for (const [key, value] of Object.entries(copy)) {
      if (typeof value !== 'object' || value === null) continue;
      const part = Array.isArray(value) ? (value as Json[]).filter(isMeaning) : { ...value };
      copy[key] = part;
      open.push(part as Members);
    }
  }
  return top['']!;
}

/** The members of an object, or of a list by their indices. */
type Members = { [key: string]: Json };

/** Whether an item of a list is neither a comment nor a default. */
const isMeaning = (item: Json): boolean => !isComment(item) && !isDefault(item);

const isDefault = (json: Json): boolean => (json as { default?: Json } | null)?.default !== undefined;

function isComment(json: Json): boolean {
  const { type, comment } = (json ?? {}) as { type?: Json; comment?: Json };
  return type === 'comment' || comment !== undefined;
}
