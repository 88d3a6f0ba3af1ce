import { expectedTexts } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { Completion, CompletionLocation, Reading } from '../../notation/index.js';
import { isProse, locationAt, type ReadDocument } from './document.js';
import { LastReading } from './last-reading.js';

/**
 * Length in UTF-16 units above which no words of the grammar are offered: finding them takes time proportional to the
 * text.
 */
const LONGEST_SEARCHED = 100_000;

/**
 * Returns the texts that can be typed at an offset: those of the notation, such as legal moves, or else the words of
 * the grammar; in an empty text, the templates as well. Returns nothing inside comments.
 */
export function completionsAt(document: ReadDocument, offset: number): Completion[] {
  const { notation, reading, support, lastReading = new LastReading() } = document;
  const { text } = reading.tree;
  const before = text.slice(0, offset);
  const word = wordBefore(before);
  const readUntil = (end: number) => lastReading.read(notation, text.slice(0, end), reading.dialect);
  const templates = before.trim() === '' && text.trim() === '' ? templatesOf(document, offset) : [];
  if (!continuesWord(document, offset) && isTypedInProse(document, before)) return [];
  const at: CompletionLocation = { before, word, readUntil };
  const own = support.complete?.(at) ?? [];
  return [...templates, ...(own.length > 0 ? own : grammarWords(word, readUntil(word.start)))];
}

/** Whether the character before the cursor is in a word that is neither text for people nor unreadable. */
function continuesWord(document: ReadDocument, offset: number): boolean {
  const { tree } = document.reading;
  if (!/[\p{L}\p{N}]/u.test(tree.text.charAt(offset - 1))) return false;
  const { node } = locationAt(document.reading, offset - 1);
  const isError = [node, ...node.ancestors()].some(({ kind }) => tree.language.errors.includes(kind));
  return !isError && !isProse(document, offset - 1);
}

/** Whether a cursor at the end of a text is inside text for people: a letter in its place shows that. */
function isTypedInProse(document: ReadDocument, before: string): boolean {
  const { notation, reading } = document;
  const dialect = reading.dialect === undefined ? {} : { dialect: reading.dialect };
  return isProse({ ...document, reading: notation.read(`${before}x`, { level: 'syntax', ...dialect }) }, before.length);
}

/** Returns the words of the grammar, without its signs, that can follow the text of a reading. */
function grammarWords(word: Span, { tree }: Reading): Completion[] {
  if (word.start > LONGEST_SEARCHED) return [];
  const words = expectedTexts(tree).filter((literal) => /[\p{L}\p{N}]/u.test(literal));
  return words.map((text) => ({ type: 'keyword', text, span: word }));
}

/**
 * Returns the word at the end of a text: its last characters that are neither white space nor brackets nor separators.
 */
export function wordBefore(before: string): Span {
  return { start: before.search(/(?<![^\s()[\]{}:;,|/"])[^\s()[\]{}:;,|/"]*$/), end: before.length };
}

const templatesOf = ({ support, reading }: ReadDocument, offset: number): Completion[] =>
  (support.templates ?? []).map(({ title, text }) => ({
    type: 'template',
    label: title,
    text,
    span: { start: 0, end: Math.max(offset, reading.tree.text.length) },
  }));
