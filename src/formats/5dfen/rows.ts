import type { Board } from './model.js';
import { pieceOf } from './pieces.js';

/** A row from its text, which must be well formed: pieces and numbers of blanks. */
export function rowOf(text: string): Board['rows'][number] {
  return text.match(/[A-Za-z]\*?|\d+/g)!.flatMap((part) => (/^\d/.test(part) ? blanks(Number(part)) : [pieceOf(part)]));
}

/** So many empty squares. */
export const blanks = (count: number): undefined[] => new Array<undefined>(count).fill(undefined);
