import { isEmptyRowError } from '../../../../../generated/xiangqi/readers.js';
import { endOf, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import type { Placement } from '../model/lower.js';
import { ROWS } from '../model/model.js';

/** White space before text of a position. A single letter is the side to move of plain FEN. */
const BREAK = /[ \t]+(?=(?![a-z](?:[ \t\r\n]|$))(?:[rhnebmagkcp1-9/[\]]|<[^<>[\]/ \t\r\n]*>)+(?:[ \t\r\n]|$))/iy;

/**
 * Returns the span of white space that splits a position: the position is not complete before it, and continues after
 * it. `undefined` if there is none.
 */
export function splitAt(tree: Tree, { rowCount, lastRow, oddRows }: Placement): Span | undefined {
  if (lastRow === 0) return undefined;
  const isCut = oddRows.at(-1) === lastRow || isEmptyRowError(tree, lastRow);
  if (rowCount >= ROWS && !isCut) return undefined;
  const start = endOf(tree, lastRow);
  BREAK.lastIndex = start;
  return BREAK.test(tree.text) ? { start, end: BREAK.lastIndex } : undefined;
}
