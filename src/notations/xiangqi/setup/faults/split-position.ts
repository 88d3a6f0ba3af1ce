import { isEmptyRowError } from '../../../../../generated/xiangqi/readers.js';
import { endOf, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import type { Placement } from '../model/lower.js';
import { ROWS } from '../model/model.js';

const BLANKS = /[ \t]*/y;

/** Part of a position. Repeated without a limit, a group or a `+` can overflow the stack in a very long text. */
const PART = /[rhnebmagkcp1-9/[\]]{1,99}|<[^<>[\]/ \t\r\n]*>/iy;

/** The side to move of plain FEN. */
const SIDE = /^[a-z]$/i;

/**
 * Returns the span of white space that splits a position: the position is not complete before it, and continues after
 * it. `undefined` if there is none.
 */
export function findSplit(
  tree: Tree,
  { rowCount, lastRow, oddRows }: Pick<Placement, 'rowCount' | 'lastRow' | 'oddRows'>,
): Span | undefined {
  if (lastRow === 0) return undefined;
  const isCut = oddRows.at(-1) === lastRow || isEmptyRowError(tree, lastRow);
  if (rowCount >= ROWS && !isCut) return undefined;
  const start = endOf(tree, lastRow);
  BLANKS.lastIndex = start;
  BLANKS.test(tree.text);
  const end = BLANKS.lastIndex;
  return end > start && isPositionAt(tree.text, end) ? { start, end } : undefined;
}

/** Whether the text up to the next white space, or to its end, is part of a position. */
function isPositionAt(text: string, start: number): boolean {
  let end = start;
  for (PART.lastIndex = start; PART.test(text);) end = PART.lastIndex;
  const isWord = end > start && /^(?:[ \t\r\n]|$)/.test(text.charAt(end));
  return isWord && !(end === start + 1 && SIDE.test(text.charAt(start)));
}
