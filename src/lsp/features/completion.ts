import { expectedTexts } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { Completion, CompletionLocation, Level, Reading } from '../../notation/index.js';
import { isProse, type ReadDocument } from './document.js';

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
  const { notation, reading, support } = document;
  const { text } = reading.tree;
  const before = text.slice(0, offset);
  const word = wordBefore(before);
  const read = (part: string, level: Level) => {
    const dialect = reading.dialect === undefined ? {} : { dialect: reading.dialect };
    return notation.read(part, { level, ...dialect });
  };
  // A letter in place of the cursor shows what the cursor is inside.
  const probe = { ...document, reading: read(`${before}x`, 'syntax') };
  const isInProse = isProse(probe, offset);
  const templates = before.trim() === '' && text.trim() === '' ? templatesOf(document, offset) : [];
  if (isInProse) return [];
  const at: CompletionLocation = { before, word, readUntil: (end) => read(text.slice(0, end), 'structure') };
  const own = support.complete?.(at) ?? [];
  return [...templates, ...(own.length > 0 ? own : grammarWords(word, read(text.slice(0, word.start), 'syntax')))];
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
  return { start: before.search(/[^\s()[\]{}:;,|/"]*$/), end: before.length };
}

const templatesOf = ({ support, reading }: ReadDocument, offset: number): Completion[] =>
  (support.templates ?? []).map(({ title, text }) => ({
    type: 'template',
    label: title,
    text,
    span: { start: 0, end: Math.max(offset, reading.tree.text.length) },
  }));
