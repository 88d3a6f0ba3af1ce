import type { AnnoFen } from '../../../../generated/xiangqi/nodes.js';
import { groupClose, isEmptyRowError, isGroup, isTrailingError } from '../../../../generated/xiangqi/readers.js';
import { endOf, type Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import type { MarkedIndex, Placement } from '../setup/model/lower.js';
import { ROWS } from '../setup/model/model.js';

/** Text of a position up to white space or the end. A single letter is the side to move of plain FEN. */
const POSITION = /(?![a-z](?:[ \t\r\n]|$))(?:[rhnebmagkcp1-9/[\]]|<[^<>[\]/ \t\r\n]*>)+(?=[ \t\r\n]|$)/iy;

/**
 * Returns the span of white space that splits a position: the position is not complete before it, and continues after
 * it. `undefined` if there is none.
 */
export function splitAt(tree: Tree<AnnoFen>, { rowCount, lastRow, oddRows }: Placement): Span | undefined {
  const isCut = lastRow !== 0 && (oddRows.at(-1) === lastRow || isEmptyRowError(tree, lastRow));
  if (rowCount >= ROWS && !isCut) return undefined;
  for (const node of tree.eachError()) {
    if (!isTrailingError(tree, node.index)) continue;
    const start = node.end - node.text.trimStart().length;
    POSITION.lastIndex = start;
    return POSITION.test(tree.text) ? { start: node.start, end: start } : undefined;
  }
  return undefined;
}

/** Whether white space splits a group. */
export function isSplit(tree: Tree<AnnoFen>, node: MarkedIndex, facts: Placement): boolean {
  const end = endOf(tree, node);
  // At most one group ends before white space, so the search for errors is made once.
  if (!/^[ \t]/.test(tree.text.charAt(end)) || !isGroup(tree, node)) return false;
  return groupClose(tree, node) === 0 && end === splitAt(tree, facts)?.start;
}
