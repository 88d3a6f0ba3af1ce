import { inTextOrder } from '../../diagnostics/fixes.js';
import type { Span, TextEdit } from '../../diagnostics/index.js';

/** A piece of an edited text: a part of the text before, or new text. */
type Piece = Span | { readonly text: string };

/**
 * Joins edits that are made one after another to edits of the first text with the same result.
 *
 * @param length the length of the first text
 * @param steps the edits of each text: of the first one, of the text after these edits, and so on; the edits of one
 *   text don't overlap
 */
export function composedEdits(length: number, steps: readonly (readonly TextEdit[])[]): readonly TextEdit[] {
  const [only = []] = steps;
  if (steps.length <= 1) return only;
  let pieces: readonly Piece[] = [{ start: 0, end: length }];
  for (const edits of steps) pieces = afterEdits(pieces, edits);
  return editsOf(pieces, length);
}

const lengthOf = (piece: Piece): number => ('text' in piece ? piece.text.length : piece.end - piece.start);

/** Returns the pieces of a text after edits of it. */
function afterEdits(pieces: readonly Piece[], edits: readonly TextEdit[]): Piece[] {
  const made: Piece[] = [];
  let offset = 0;
  for (const { start, end, text } of inTextOrder(edits)) {
    for (const piece of cut(pieces, offset, start)) made.push(piece);
    made.push({ text });
    offset = end;
  }
  return [...made, ...cut(pieces, offset, Number.POSITIVE_INFINITY)].filter((piece) => lengthOf(piece) > 0);
}

/** Returns the pieces between two offsets of the text that they make. */
function cut(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const inside: Piece[] = [];
  let offset = 0;
  for (const piece of pieces) {
    const [start, end] = [Math.max(from - offset, 0), Math.min(to - offset, lengthOf(piece))];
    if (start < end) inside.push(partOf(piece, start, end));
    offset += lengthOf(piece);
  }
  return inside;
}

const partOf = (piece: Piece, start: number, end: number): Piece =>
  'text' in piece ? { text: piece.text.slice(start, end) } : { start: piece.start + start, end: piece.start + end };

/** Returns the edits that make pieces from a text. */
function editsOf(pieces: readonly Piece[], length: number): TextEdit[] {
  const edits: TextEdit[] = [];
  let offset = 0;
  let text = '';
  for (const piece of [...pieces, { start: length, end: length }]) {
    if ('text' in piece) {
      text += piece.text;
      continue;
    }
    if (piece.start > offset || text !== '') edits.push({ start: offset, end: piece.start, text });
    offset = piece.end;
    text = '';
  }
  return edits;
}
