import type { AnnoFen, Fen, Row } from '../../../../../generated/xiangqi/nodes.js';
import {
  annoFenRows,
  fenRows,
  isCount,
  isFen,
  isGroup,
  isRow,
  rowItems,
} from '../../../../../generated/xiangqi/readers.js';
import {
  elementsOf,
  endOf,
  findElement,
  type NodeIndex,
  type NodeList,
  spanAt,
  startOf,
  type Tree,
} from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import type { Path } from '../../../../notation/index.js';
import { spanOf } from '../../../../notation/read/spans.js';
import { type BoardIndex, countAt, readableAtoms, type RowIndex } from './lower.js';

/** An item of a row: a field, or a number of empty fields. */
export interface RowItem extends Span {
  readonly at: NodeIndex;
  /** The columns of the item, from 0: `from` is the first, `to` is the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly isCount: boolean;
}

/** Returns the items of a row, from left to right; empty for a missing row. */
export function itemsOf(tree: Tree, row: RowIndex | undefined): readonly RowItem[] {
  if (row === undefined || !isRow(tree, row)) return [];
  let to = 0;
  return elementsOf(tree, row as NodeIndex<Row>, rowItems).map((node) => {
    const from = to;
    to += widthOf(tree, node);
    return { ...spanAt(tree, node), at: node, from, to, isCount: isCount(tree, node) };
  });
}

/** Returns the number of columns of an item of a row. */
const widthOf = (tree: Tree, item: NodeIndex): number => (isCount(tree, item) ? countAt(tree, item) : 1);

/** Returns the number of columns of a row. */
export function widthOfRow(tree: Tree, row: NodeIndex<Row>): number {
  let width = 0;
  for (let item = rowItems.first(tree, row); item !== 0; item = rowItems.next(tree, row, item)) {
    width += widthOf(tree, item);
  }
  return width;
}

/** Returns the item of a row that has a column, without looking at the items after it: a damaged row may be long. */
function itemInColumn(tree: Tree, row: RowIndex, column: number): NodeIndex | 0 {
  if (!isRow(tree, row)) return 0;
  let to = 0;
  return findElement(tree, row as NodeIndex<Row>, rowItems, (item) => (to += widthOf(tree, item)) > column);
}

/** Returns the spans of the readable pieces and annotations of a field that isn't empty. */
export const spansOfAtoms = (tree: Tree, node: NodeIndex): readonly Span[] =>
  (isGroup(tree, node) ? readableAtoms(tree, node) : [node]).map((atom) => spanAt(tree, atom));

/** Returns the span of the board of an annoFEN text or a plain FEN, from its first row to the last. */
export function spanOfBoard(tree: Tree, node: BoardIndex): Span {
  return isFen(tree, node) ? spanOfRows(tree, node, fenRows) : spanOfRows(tree, node, annoFenRows);
}

/** Returns the span from the first row to the last, without an object for each: a damaged board may have millions. */
function spanOfRows<Parent extends NodeIndex>(tree: Tree, node: Parent, list: NodeList<Parent, RowIndex>): Span {
  const first = list.first(tree, node) as RowIndex;
  let last = first;
  for (let row = list.next(tree, node, first); row !== 0; row = list.next(tree, node, row)) last = row;
  return { start: startOf(tree, first), end: endOf(tree, last) };
}

/**
 * Finds the span of a part of the board of an annoFEN text or a plain FEN: the whole one at `[]`, a row at `[3]`, a
 * field at `[3, 4]`, and one of its pieces and annotations at `[3, 4, 0]`. The span of an empty field is that of the
 * number that counts it.
 */
export function findInBoard(tree: Tree, node: BoardIndex, [y, x, i]: Path): Span | undefined {
  if (y === undefined) return spanOfBoard(tree, node);
  const row = (tree.node(node) as AnnoFen | Fen).rows[y as number];
  if (row === undefined || x === undefined) return row && spanOf(row);
  const item = itemInColumn(tree, row.index, x as number);
  if (item === 0) return undefined;
  return i === undefined ? spanAt(tree, item) : spansOfAtoms(tree, item)[i as number];
}
