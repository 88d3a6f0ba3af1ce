import { expectedTexts } from '../../../cst/index.js';
import { withAncestors } from '../../../cst/tree/ancestors.js';
import { defined } from '../../../defined.js';
import type { Span } from '../../../diagnostics/index.js';
import { startOfRun } from '../../../notation/assist/written-parts.js';
import type { Completion } from '../../../notation/index.js';
import { isProse, locationAt, type ReadDocument } from '../document.js';
import { CompletionMemory } from './completion-memory.js';
import type { TextPart } from './text-part.js';

/**
 * Length in UTF-16 units above which the words of the grammar come from the head of the text and the lines before the
 * cursor: finding them takes time proportional to the text.
 */
const MAX_SEARCHED_LENGTH = 100_000;

/**
 * Returns the texts that can be typed at an offset: the texts of the notation, such as legal moves; without any, the
 * words of the grammar; in an empty text, the templates as well. Returns nothing inside comments.
 */
export function completionsAt(document: ReadDocument, offset: number): Completion[] {
  const { reading, memory = new CompletionMemory() } = document;
  const { text } = reading.tree;
  const templates = text.trim() === '' ? templatesOf(document, offset) : [];
  const part = memory.landmarks.partBefore(document, offset);
  if (!continuesWord(document, offset) && isTypedInProse(document, part.text)) return [];
  const whole: TextPart = { text: text.slice(0, offset), omitted: 0 };
  const own = completionsIn(part, document, memory) ?? completionsIn(whole, document, memory) ?? [];
  if (own.length > 0) return [...templates, ...own];
  const isLong = wordBefore(part.text).start > MAX_SEARCHED_LENGTH;
  return [...templates, ...grammarWords(isLong ? memory.landmarks.partNear(document, offset) : part, document, memory)];
}

/**
 * Returns the completions at an offset that depend on no position, such as tags, their values, and words of the
 * grammar: the texts that are known before the moves up to the offset are played.
 */
export function completionsWithoutMoves(document: ReadDocument, offset: number): Completion[] {
  const { reading, support, memory = new CompletionMemory() } = document;
  const isText = (at: number): boolean => isProse(support, reading.tree, at);
  if (isText(offset - 1) && isText(offset)) return [];
  return completionsInPart(memory.landmarks.partNear(document, offset), document, offset);
}

/**
 * Returns the completions at the end of a part of a text that depend on no position.
 *
 * @param offset the end of the part in the document
 */
export function completionsInPart(part: TextPart, document: ReadDocument, offset: number): Completion[] {
  if (!continuesWord(document, offset) && isTypedInProse(document, part.text)) return [];
  const memory = new CompletionMemory();
  const own = completionsIn(part, document, memory) ?? [];
  const found = own.filter(({ type }) => type !== 'move');
  return found.length > 0 ? found : grammarWords(part, document, memory);
}

/** Returns the completions of the notation at the end of a part; `undefined` if they depend on the text left out. */
function completionsIn(
  part: TextPart,
  { support, notation, reading }: ReadDocument,
  memory: CompletionMemory,
): readonly Completion[] | undefined {
  const { text: before, omitted, position } = part;
  const found = support.complete?.({
    before,
    word: wordBefore(before),
    readUntil: (end) => memory.read(notation, part, end, reading.dialect),
    isCut: omitted > 0 && position === undefined,
    ...defined({ position }),
  });
  return found?.map((completion) => ({ ...completion, span: moved(completion.span, omitted) }));
}

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** Whether the character before the cursor is in a word that is neither text for people nor unreadable. */
function continuesWord(document: ReadDocument, offset: number): boolean {
  const { tree } = document.reading;
  if (!/[\p{L}\p{N}]/u.test(tree.text.charAt(offset - 1))) return false;
  const { node } = locationAt(document.reading, offset - 1);
  const isError = withAncestors(node).some(({ kind }) => tree.language.errors.includes(kind));
  return !isError && !isProse(document.support, tree, offset - 1);
}

/**
 * Whether a cursor at the end of a text is inside text for people. To find out, reads the text with a letter at the
 * cursor.
 */
function isTypedInProse({ notation, support }: ReadDocument, before: string): boolean {
  return isProse(support, notation.parse(`${before}x`), before.length);
}

/** Returns the words of the grammar, without its punctuation, that can follow a part of a text. */
function grammarWords(part: TextPart, { notation, reading }: ReadDocument, memory: CompletionMemory): Completion[] {
  const word = wordBefore(part.text);
  const { tree } = memory.read(notation, part, word.start, reading.dialect);
  const words = expectedTexts(tree).filter((literal) => /[\p{L}\p{N}]/u.test(literal));
  return words.map((text) => ({ type: 'keyword', text, span: moved(word, part.omitted) }));
}

/**
 * Returns the word at the end of a text: its last characters that are neither white space nor brackets nor separators.
 */
export function wordBefore(before: string): Span {
  return { start: startOfRun(before, /[^\s()[\]{}:;,|/"]/), end: before.length };
}

const templatesOf = ({ support, reading }: ReadDocument, offset: number): Completion[] =>
  (support.templates ?? []).map(({ title, text }) => ({
    type: 'template',
    label: title,
    text,
    span: { start: 0, end: Math.max(offset, reading.tree.text.length) },
  }));
