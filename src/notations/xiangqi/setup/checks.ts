import type { Row } from '../../../../generated/xiangqi/nodes.js';
import {
  groupClose,
  isAnnotation,
  isCount,
  isGroup,
  isPiece,
  rowItems,
} from '../../../../generated/xiangqi/readers.js';
import { type Node, type NodeIndex, parentOf, type SyntaxFailure, type Tree } from '../../../cst/index.js';
import { type DiagnosticMaker, quote, replacement, type Span } from '../../../diagnostics/index.js';
import type { Check, CheckContext, ReadOptions } from '../../../notation/index.js';
import { rowNumberOf } from '../../../notation/check/row-numbers.js';
import { spanAt, spanFromTo } from '../../../notation/read/spans.js';
import type { placementRows } from './codes.js';
import { countAt, type MarkedIndex, type Placement, readableAtoms } from './model/lower.js';
import { COLUMNS, ROWS } from './model/model.js';

/** The context that a check of annoFEN or plain FEN gets. */
export type PlacementContext<Root> = CheckContext<Root, ReadOptions<never>, Placement>;

/** A check of annoFEN or plain FEN. */
export type PlacementCheck<Root = unknown> = Check<PlacementContext<Root>>;

type ShapeDiagnostics = Pick<DiagnosticMaker<typeof placementRows>, 'report'>;

/**
 * Level `structure`: checks that there are ten rows of nine fields. Reports `row-width`, `row-count` and
 * `adjacent-counts`. The width of rows with unreadable parts is not checked, nor the number of rows if one has such
 * parts, because a slash may be missing in it.
 */
export const shapeCheck = (diagnostics: ShapeDiagnostics): PlacementCheck => ({
  level: 'structure',
  run(_, context) {
    const { tree, facts, report } = context;
    const { rowCount, firstRow, lastRow, oddRows } = facts;
    const wrong = oddRows.flatMap((row) => reportCounts(row, context, diagnostics) ?? []);
    if (rowCount === ROWS) {
      for (const { span, ...args } of wrong) report(diagnostics.report('row-width', span, args));
    } else if (firstRow !== 0 && lastRow !== 0 && areReadable(context)) {
      // A slash too many or too few makes rows of another width.
      const related = wrong.map(({ span, row, width }) => ({ span, message: `row ${row} is ${width} wide` }));
      const span = spanFromTo(tree, firstRow, lastRow);
      report(diagnostics.report('row-count', span, { count: rowCount }, { related }));
    }
  },
});

/** Whether no part of the board is unreadable. */
const areReadable = ({ tree, facts: { oddFields } }: PlacementContext<unknown>): boolean =>
  !tree.hasErrors && !oddFields.some(({ at }) => isFault(tree, at));

/** A row that has more or fewer than nine fields. */
interface WrongRow {
  readonly span: Span;
  readonly row: number;
  readonly width: number;
}

/** Reports `adjacent-counts` in a row. @returns the row if it is readable and does not have nine fields */
function reportCounts(
  at: NodeIndex<Row>,
  context: PlacementContext<unknown>,
  diagnostics: ShapeDiagnostics,
): WrongRow | undefined {
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
  return isReadable && width !== COLUMNS ? { span: spanAt(tree, at), row: rowNumberOf(tree, at), width } : undefined;
}

/** Whether an item of a row is unreadable, or a group without its closing bracket. */
function isFault(tree: Tree, at: NodeIndex): boolean {
  return isGroup(tree, at) ? groupClose(tree, at) === 0 : !isPiece(tree, at) && !isAnnotation(tree, at);
}

/** Returns the spans of the readable pieces and annotations of a field. */
export function spansOfAtoms(tree: Tree, at: MarkedIndex): readonly Span[] {
  if (!isGroup(tree, at)) return [spanAt(tree, at)];
  return readableAtoms(tree, at).map((atom) => spanAt(tree, atom));
}

/** The last group of each tree that was looked at, and whether it has no closing bracket. */
const groups = new WeakMap<Tree, { readonly at: NodeIndex; readonly isOpen: boolean }>();

/**
 * Whether an error is inside a group without a closing bracket, which is reported itself. The bracket of a group is
 * looked for once, because a group can have an error in each character.
 */
export function isInOpenGroup({ tree, index }: Node): boolean {
  const at = parentOf(tree, index);
  if (!isGroup(tree, at)) return false;
  const known = groups.get(tree);
  if (known?.at === at) return known.isOpen;
  const isOpen = groupClose(tree, at) === 0;
  groups.set(tree, { at, isOpen });
  return isOpen;
}

/** Returns the span from the first to the last error of a fault, and its text in quotation marks. */
export function foundIn(fault: readonly SyntaxFailure[]): { readonly span: Span; readonly found: string } {
  const { tree, start } = fault[0]!.node;
  const { end } = fault.at(-1)!.node;
  return { span: { start, end }, found: quote(tree.text.slice(start, end)) };
}
