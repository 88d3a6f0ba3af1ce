import type { Row } from '../../../../generated/xiangqi/nodes.js';
import {
  groupClose,
  isAnnotation,
  isCount,
  isEmptyRowError,
  isGroup,
  isPiece,
  isRow,
  rowItems,
} from '../../../../generated/xiangqi/readers.js';
import type { NodeIndex, Tree } from '../../../cst/index.js';
import { type Diagnostic, replacement, type Span, type DiagnosticMaker } from '../../../diagnostics/index.js';
import { spanAt, spanFromTo } from '../../../notation/spans.js';
import type { placementRows } from './codes.js';
import { COLUMNS, ROWS } from './model.js';
import { countAt, type Placement } from './lower.js';

type PlacementCatalogue = Pick<DiagnosticMaker<typeof placementRows>, 'report'>;

/** `row-width` and `row-count`, level `structure`; `adjacent-counts`. Rows with a fault are not measured. */
export function checkShape(tree: Tree, placement: Placement, catalogue: PlacementCatalogue): Diagnostic[] {
  const out: Diagnostic[] = [];
  for (const { row, at } of placement.odd) {
    if (isRow(tree, at)) checkRow(tree, at, row + 1, catalogue, out);
  }
  const { rowCount, firstRow, lastRow } = placement;
  if (rowCount === ROWS || firstRow === 0 || lastRow === 0) return out;
  if (rowCount === 1 && isEmptyRowError(tree, firstRow)) return out;
  return [...out, catalogue.report('row-count', spanFromTo(tree, firstRow, lastRow), { count: rowCount })];
}

function checkRow(tree: Tree, at: NodeIndex<Row>, row: number, catalogue: PlacementCatalogue, out: Diagnostic[]): void {
  let width = 0;
  let isReadable = true;
  const adjacent: { readonly span: Span; readonly sum: number }[] = [];
  for (let item = rowItems.first(tree, at); item !== 0; item = rowItems.next(tree, at, item)) {
    if (!isCount(tree, item)) {
      width++;
      isReadable &&= !isFault(tree, item);
      continue;
    }
    const first = item;
    let last = item;
    let sum = countAt(tree, item);
    for (let next = rowItems.next(tree, at, last); next !== 0 && isCount(tree, next);) {
      sum += countAt(tree, next);
      last = next;
      next = rowItems.next(tree, at, last);
    }
    width += sum;
    if (last !== first) adjacent.push({ span: spanFromTo(tree, first, last), sum });
    item = last;
  }
  for (const { span, sum } of adjacent) {
    // In a row of another width, one of the numbers is wrong.
    const fixes = isReadable && width === COLUMNS ? [replacement('write {text}', span, String(sum))] : [];
    out.push(catalogue.report('adjacent-counts', span, { sum }, { fixes }));
  }
  if (isReadable && width !== COLUMNS && width > 0) {
    out.push(catalogue.report('row-width', spanAt(tree, at), { row, width }));
  }
}

/** Whether an item of a row can't be read, or is a group without its closing bracket. */
function isFault(tree: Tree, at: NodeIndex): boolean {
  return isGroup(tree, at) ? groupClose(tree, at) === 0 : !isPiece(tree, at) && !isAnnotation(tree, at);
}
