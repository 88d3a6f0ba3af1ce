import type { Count, Row } from '../../../../generated/xiangqi/nodes.js';
import {
  groupClose,
  isAnnotation,
  isCount,
  isGroup,
  isPiece,
  rowItems,
} from '../../../../generated/xiangqi/readers.js';
import {
  endOf,
  findElement,
  type Node,
  type NodeIndex,
  parentOf,
  spanAt,
  startOf,
  type SyntaxFailure,
  type Tree,
} from '../../../cst/index.js';
import { type Diagnostic, type DiagnosticMaker, quote, replacement, type Span } from '../../../diagnostics/index.js';
import { rowNumberOf } from '../../../notation/check/row-numbers.js';
import type { Check, CheckContext, ReadOptions } from '../../../notation/index.js';
import type { placementRows } from './codes.js';
import { spanOfBoard, widthOfRow } from './model/locate.js';
import { type BoardIndex, countAt, type Placement } from './model/lower.js';
import { COLUMNS, ROWS } from './model/model.js';

/** The context that a check of annoFEN or plain FEN gets. */
export type PlacementContext<Root> = CheckContext<Root, ReadOptions<never>, Placement>;

/** A check of annoFEN or plain FEN. */
export type PlacementCheck<Root = unknown> = Check<PlacementContext<Root>>;

type ShapeDiagnostics = Pick<DiagnosticMaker<typeof placementRows>, 'report'>;

/**
 * Level `structure`: checks that there are ten rows of nine fields. Reports `row-width`, `row-count` and
 * `adjacent-counts`. The width of rows with unreadable parts is not checked, nor the number of rows if one has such
 * parts, because a slash may be missing in it. Nor is a position that white space splits.
 */
export const shapeCheck = (diagnostics: ShapeDiagnostics): PlacementCheck => ({
  level: 'structure',
  run(node, context) {
    const { tree, facts, report } = context;
    const { rowCount, oddRows, split } = facts;
    if (split !== undefined) return;
    const wrong = oddRows.flatMap((row) => reportCounts(row, context, diagnostics) ?? []);
    if (rowCount === ROWS) {
      for (const { span, ...args } of wrong) report(diagnostics.report('row-width', span, args));
    } else if (areReadable(context)) {
      // A slash too many or too few makes rows of another width.
      const related = wrong.map(({ span, row, width }) => ({ span, message: `row ${row} is ${width} wide` }));
      const span = spanOfBoard(tree, node as BoardIndex);
      report(diagnostics.report('row-count', span, { count: rowCount }, { related }));
    }
  },
});

/** Returns the diagnostic `split-position` for white space that splits a position. */
export const splitPosition = (diagnostics: ShapeDiagnostics, span: Span): Diagnostic =>
  diagnostics.report('split-position', span, undefined, { fixes: [replacement('drop it', span, '')] });

/** Whether no part of the board is unreadable. */
const areReadable = ({ tree, facts: { oddFields } }: PlacementContext<unknown>): boolean =>
  !tree.hasErrors && !oddFields.some(({ node }) => isFault(tree, node));

/** A row that has more or fewer than nine fields. */
interface WrongRow {
  readonly span: Span;
  readonly row: number;
  readonly width: number;
}

/** Reports `adjacent-counts` in a row; returns the row if it is readable and does not have nine fields. */
function reportCounts(
  node: NodeIndex<Row>,
  { tree, report }: PlacementContext<unknown>,
  diagnostics: ShapeDiagnostics,
): WrongRow | undefined {
  const isReadable = findElement(tree, node, rowItems, (item) => !isCount(tree, item) && isFault(tree, item)) === 0;
  const width = widthOfRow(tree, node);
  for (let item = rowItems.first(tree, node); item !== 0; item = rowItems.next(tree, node, item)) {
    if (!isCount(tree, item)) continue;
    const { last, sum } = countsFrom(tree, node, item);
    if (last === item) continue;
    const span = { start: startOf(tree, item), end: endOf(tree, last) };
    item = last;
    // There is no fix if the row has another width, because one of the numbers is wrong.
    const fixes = isReadable && width === COLUMNS ? [replacement('write "{text}"', span, String(sum))] : [];
    report(diagnostics.report('adjacent-counts', span, { sum }, { fixes }));
  }
  return isReadable && width !== COLUMNS
    ? { span: spanAt(tree, node), row: rowNumberOf(tree, node), width }
    : undefined;
}

/** Returns the last of the numbers that are side by side from one on, and the sum of all. */
function countsFrom(
  tree: Tree,
  row: NodeIndex<Row>,
  first: NodeIndex<Count>,
): { readonly last: NodeIndex<Count>; readonly sum: number } {
  let last = first;
  let sum = countAt(tree, first);
  for (let item = rowItems.next(tree, row, first); item !== 0 && isCount(tree, item);) {
    last = item;
    sum += countAt(tree, item);
    item = rowItems.next(tree, row, item);
  }
  return { last, sum };
}

/** Whether an item of a row is unreadable, or a group without its closing bracket. */
function isFault(tree: Tree, node: NodeIndex): boolean {
  return isGroup(tree, node) ? groupClose(tree, node) === 0 : !isPiece(tree, node) && !isAnnotation(tree, node);
}

/** The last group of each tree that was looked at, and whether it has no closing bracket. */
const groups = new WeakMap<Tree, { readonly at: NodeIndex; readonly isOpen: boolean }>();

/**
 * Whether an error is inside a group without a closing bracket, which is reported itself. The bracket of a group is
 * looked for once, because a group can have an error in each character.
 */
export function isInOpenGroup({ tree, index }: Node): boolean {
  const node = parentOf(tree, index);
  if (!isGroup(tree, node)) return false;
  const cached = groups.get(tree);
  if (cached?.at === node) return cached.isOpen;
  const isOpen = groupClose(tree, node) === 0;
  groups.set(tree, { at: node, isOpen });
  return isOpen;
}

/** Returns the span from the first to the last error of a fault, and its text in quotation marks. */
export function foundIn(fault: readonly SyntaxFailure[]): { readonly span: Span; readonly found: string } {
  const { tree, start } = fault[0]!.node;
  const { end } = fault.at(-1)!.node;
  return { span: { start, end }, found: quote(tree.text.slice(start, end)) };
}
