import type { Board } from './model.js';
import { pieceOf } from './pieces.js';

/** A row from its text, which must be well formed: pieces and numbers of blanks. */
export function rowOf(text: string): Board['rows'][number] {
  return partsOf(text).flatMap((part) => (isNumber(part) ? blanks(Number(part)) : [pieceOf(part)]));
}

/** How many squares the text of a row stands for. */
export function widthOfRow(text: string): number {
  return partsOf(text).reduce((width, part) => width + (isNumber(part) ? Number(part) : 1), 0);
}

const partsOf = (text: string): readonly string[] => text.match(/[A-Za-z]\*?|\d+/g)!;
const isNumber = (part: string): boolean => /^\d/.test(part);

/** So many empty squares. */
const blanks = (count: number): undefined[] => new Array<undefined>(count).fill(undefined);
