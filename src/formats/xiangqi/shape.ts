import { Kind } from '../../../generated/xiangqi/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import { type Diagnostic, replacement, type Span, type TypedCatalogue } from '../../diagnostics/index.js';
import { spanAt } from '../spans.js';
import type { placementRows } from './catalogue-setup.js';
import { COLUMNS, ROWS } from './model.js';
import { countAt, type Placement } from './placement.js';
import { isClosed } from './written-field.js';

type PlacementCatalogue = Pick<TypedCatalogue<typeof placementRows>, 'report'>;

/** `row-width` and `row-count`, level `structure`; `adjacent-counts`. Rows with a fault are not measured. */
export function checkShape(tree: Tree, placement: Placement, catalogue: PlacementCatalogue): Diagnostic[] {
  const { words } = tree;
  const out: Diagnostic[] = [];
  for (const { row, at } of placement.odd) checkRow(tree, at, row + 1, catalogue, out);
  const { rowCount, firstRow, lastRow } = placement;
  const isNothing = rowCount === 1 && kindAt(words, firstRow) === Kind.EmptyRowError;
  if (rowCount === ROWS || rowCount === 0 || isNothing) return out;
  const span = { start: words[firstRow + START]!, end: words[lastRow + END]! };
  return [...out, catalogue.report('row-count', span, { count: rowCount })];
}

function checkRow(tree: Tree, at: number, row: number, catalogue: PlacementCatalogue, out: Diagnostic[]): void {
  const { words } = tree;
  let width = 0;
  let isReadable = true;
  const adjacent: { readonly span: Span; readonly sum: number }[] = [];
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    const kind = kindAt(words, i);
    if (kind !== Kind.Count) {
      width++;
      isReadable &&= !isFault(tree, i, kind);
      continue;
    }
    const first = i;
    let sum = countAt(tree, i);
    for (let next = i + WORDS; next < end && kindAt(words, next) === Kind.Count; next += WORDS) {
      sum += countAt(tree, next);
      i = next;
    }
    width += sum;
    if (i > first) adjacent.push({ span: { start: words[first + START]!, end: words[i + END]! }, sum });
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
function isFault(tree: Tree, at: number, kind: number): boolean {
  return kind === Kind.Group ? !isClosed(tree, at) : kind !== Kind.Piece && kind !== Kind.Annotation;
}
