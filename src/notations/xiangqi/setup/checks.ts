import type { Row } from '../../../../generated/xiangqi/nodes.js';
import {
  groupClose,
  isAnnotation,
  isCount,
  isEmptyRowError,
  isGroup,
  isPiece,
  rowItems,
} from '../../../../generated/xiangqi/readers.js';
import type { NodeIndex, Tree } from '../../../cst/index.js';
import { type DiagnosticMaker, replacement, type Span } from '../../../diagnostics/index.js';
import type { Check, CheckContext, ReadOptions } from '../../../notation/index.js';
import { rowNumberOf } from '../../../notation/row-numbers.js';
import { spanAt, spanFromTo } from '../../../notation/spans.js';
import type { placementRows } from './codes.js';
import { countAt, type MarkedIndex, type Placement, readableAtoms } from './lower.js';
import { COLUMNS, ROWS } from './model.js';

/** The context that a check of annoFEN or plain FEN gets. */
export type PlacementContext<Root> = CheckContext<Root, ReadOptions<never>, Placement>;

/** A check of annoFEN or plain FEN. */
export type PlacementCheck<Root = unknown> = Check<PlacementContext<Root>>;

type ShapeDiagnostics = Pick<DiagnosticMaker<typeof placementRows>, 'report'>;

/**
 * Level `structure`: checks that there are ten rows of nine fields. Reports `row-width`, `row-count` and
 * `adjacent-counts`. The width of rows with unreadable parts is not checked.
 */
export const shapeCheck = (diagnostics: ShapeDiagnostics): PlacementCheck => ({
  level: 'structure',
  run(_, context) {
    const { tree, facts, report } = context;
    const { rowCount, firstRow, lastRow, oddRows } = facts;
    for (const row of oddRows) reportRow(row, context, diagnostics);
    if (rowCount === ROWS || firstRow === 0 || lastRow === 0) return;
    if (rowCount === 1 && isEmptyRowError(tree, firstRow)) return;
    report(diagnostics.report('row-count', spanFromTo(tree, firstRow, lastRow), { count: rowCount }));
  },
});

function reportRow(at: NodeIndex<Row>, context: PlacementContext<unknown>, diagnostics: ShapeDiagnostics): void {
  const { tree, report } = context;
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
    // There is no fix if the row has another width, because one of the numbers is wrong.
    const fixes = isReadable && width === COLUMNS ? [replacement('write "{text}"', span, String(sum))] : [];
    report(diagnostics.report('adjacent-counts', span, { sum }, { fixes }));
  }
  if (isReadable && width !== COLUMNS) {
    report(diagnostics.report('row-width', spanAt(tree, at), { row: rowNumberOf(tree, at), width }));
  }
}

/** Tells whether an item of a row is unreadable, or a group without its closing bracket. */
function isFault(tree: Tree, at: NodeIndex): boolean {
  return isGroup(tree, at) ? groupClose(tree, at) === 0 : !isPiece(tree, at) && !isAnnotation(tree, at);
}

/** Returns the spans of the readable pieces and annotations of a field. */
export function spansOfAtoms(tree: Tree, at: MarkedIndex): readonly Span[] {
  if (!isGroup(tree, at)) return [spanAt(tree, at)];
  return readableAtoms(tree, at).map((atom) => spanAt(tree, atom));
}
