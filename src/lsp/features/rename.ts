import { defined } from '../../defined.js';
import { applyEdits, type Span, type TextEdit } from '../../diagnostics/index.js';
import { proseIn, type ReadDocument } from './document.js';

/** Returns the player's name at an offset, as text and span; nothing if there is none. */
export function nameAt(
  document: ReadDocument,
  offset: number,
): { readonly name: string; readonly span: Span } | undefined {
  const { reading } = document;
  const { text } = reading.tree;
  const names = new Set(namesOf(document).map(({ start, end }) => text.slice(start, end)));
  for (const name of names) {
    const around = text.slice(Math.max(0, offset - name.length), offset + name.length);
    const span = !around.includes(name)
      ? undefined
      : occurrencesOf(document, name).find(({ start, end }) => start <= offset && offset <= end);
    if (span !== undefined) return { name, span };
  }
  return undefined;
}

/**
 * Returns all occurrences of the player's name at an offset: in tags or headers and, as whole words, in comments.
 *
 * @param includesDeclaration `false` leaves out the tags and headers that declare the name; `true` if absent
 */
export function occurrencesOfName(document: ReadDocument, offset: number, includesDeclaration = true): Span[] {
  const found = nameAt(document, offset);
  const spans = found === undefined ? [] : occurrencesOf(document, found.name);
  if (includesDeclaration) return spans;
  const declared = new Set(namesOf(document).map(({ start }) => start));
  return spans.filter(({ start }) => !declared.has(start));
}

/** The edits that rename something, or the reason why it can't be renamed. */
export type Renaming = { readonly edits: readonly TextEdit[] } | { readonly problem: string };

/** Returns the edits that rename the player whose name is at an offset. They cause no new syntax error. */
export function renameEdits(document: ReadDocument, offset: number, name: string): Renaming {
  const { notation, reading } = document;
  const spans = occurrencesOfName(document, offset);
  if (spans.length === 0) return { problem: 'expected the name of a player here' };
  const edits = spans.map((span) => ({ ...span, text: name }));
  const after = notation.read(applyEdits(reading.tree.text, edits), {
    level: 'syntax',
    ...defined({ dialect: reading.dialect }),
  });
  const isKept = name.trim() === name && name !== '' && (after.isWellFormed || !reading.isWellFormed);
  const isSame = after.tree.nodeCount === reading.tree.nodeCount;
  return isKept && isSame ? { edits } : { problem: `"${name}" can't be written as a name here` };
}

const namesOf = ({ support, reading }: ReadDocument): readonly Span[] =>
  (support.names?.(reading) ?? []).filter(({ start, end }) => end > start);

function occurrencesOf(document: ReadDocument, name: string): Span[] {
  const { text } = document.reading.tree;
  const written = namesOf(document).filter(({ start, end }) => text.slice(start, end) === name);
  const found = new Map(written.map((span) => [span.start, span]));
  const isInProse = proseIn(document.support, document.reading.tree);
  for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + name.length)) {
    const end = start + name.length;
    const isWord =
      !/[\p{L}\p{N}]$/u.test(text.slice(0, start).slice(-2)) && !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
    if (isWord && isInProse(start)) found.set(start, { start, end });
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}
