import type { AnnoFen, Fen, Row } from '../../../../../generated/xiangqi/nodes.js';
import { annoFenRows, fenRows, fenState, isCount, isRow, rowItems } from '../../../../../generated/xiangqi/readers.js';
import { elementsOf, type Node, type NodeIndex, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import type { Locator } from '../../../../notation/index.js';
import { spanAt, spanFromTo, spanOf, trimmed } from '../../../../notation/read/spans.js';
import { spansOfAtoms } from '../checks.js';
import { countAt, isMarked, type RowIndex } from './lower.js';

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
  return elementsOf(tree, row as NodeIndex<Row>, rowItems).map((at) => {
    const from = to;
    to += isCount(tree, at) ? countAt(tree, at) : 1;
    return { ...spanAt(tree, at), at, from, to, isCount: isCount(tree, at) };
  });
}

/**
 * Finds the spans of the parts of a setup on one line: `['fields']`, a row `['fields', 3]`, a field `['fields', 3, 4]`,
 * one of its pieces and annotations `['fields', 3, 4, 0]`, and `['comments', 0]`. The span of an empty field is that of
 * the number that counts it.
 */
function locatePlacement(tree: Tree, rows: readonly RowIndex[]): Locator {
  const commentAt = commentLocator(tree);
  return ([key, y, x, i]) => {
    if (key === 'comments') return commentAt(y);
    const [first, last] = [rows[0], rows.at(-1)];
    if (key !== 'fields' || first === undefined || last === undefined) return undefined;
    if (y === undefined) return spanFromTo(tree, first, last);
    const row = rows[Number(y)];
    if (row === undefined || x === undefined) return row && spanAt(tree, row);
    const item = itemsOf(tree, row).find(({ from, to }) => from <= Number(x) && Number(x) < to);
    if (item === undefined || i === undefined) return item && spanOf(item);
    if (item.isCount) return undefined;
    return isMarked(tree, item.at) ? spansOfAtoms(tree, item.at)[Number(i)] : i === 0 ? spanOf(item) : undefined;
  };
}

/**
 * Finds the spans of the parts of a setup in an annoFEN text, by paths such as `['fields', 3, 4]` and
 * `['comments', 0]`.
 */
export const locateAnnoFen = (tree: Tree<AnnoFen>): Locator =>
  locatePlacement(tree, elementsOf(tree, tree.root.index, annoFenRows));

/**
 * Finds the spans of the parts of a setup in a plain FEN, by paths such as `['fields', 3, 4]`, `['comments', 0]` and
 * `['state']`.
 */
export function locateFen(tree: Tree<Fen>): Locator {
  const locate = locatePlacement(tree, elementsOf(tree, tree.root.index, fenRows));
  return (path) => {
    if (path[0] !== 'state') return locate(path);
    const state = fenState(tree, tree.root.index);
    return state === 0 ? undefined : trimmed({ ...spanAt(tree, state), tree });
  };
}

/** Finds the spans of comments by their indices. The comments of the text are listed at the first request. */
export function commentLocator(tree: Tree): (index: string | number | undefined) => Span | undefined {
  let comments: readonly Node[] | undefined;
  return (index) => {
    const comment = (comments ??= tree.comments())[Number(index)];
    return comment && spanOf(comment);
  };
}
