import { type AnnoFen, type Fen, Kind, type Row } from '../../../../generated/xiangqi/nodes.js';
import {
  annoFenRows,
  fenRows,
  groupAtoms,
  groupClose,
  isAnnoFen,
  isAnnotation,
  isCount,
  isEmptyRowError,
  isGroup,
  isPiece,
  rowItems,
} from '../../../../generated/xiangqi/readers.js';
import { elementsOf, type NodeIndex, type Tree } from '../../../cst/index.js';
import { type DiagnosticMaker, replacement, type Span } from '../../../diagnostics/index.js';
import type { Check, CheckContext, ReadOptions } from '../../../notation/index.js';
import type { rowNumbers } from '../../../notation/row-numbers.js';
import { spanAt, spanFromTo } from '../../../notation/spans.js';
import type { placementRows } from './codes.js';
import { checkField, type FieldDiagnostics, isPlainField } from './field.js';
import { atomsOf, countAt, isMarked, type MarkedIndex } from './lower.js';
import { COLUMNS, ROWS } from './model.js';

/** What a check of annoFEN or plain FEN gets: the numbers of rows are the facts that it may need. */
export type PlacementContext<Root> = CheckContext<Root, ReadOptions<never>, ReturnType<typeof rowNumbers>>;

/** A check of annoFEN or plain FEN. */
export type PlacementCheck<Root = unknown> = Check<PlacementContext<Root>>;

type ShapeDiagnostics = Pick<DiagnosticMaker<typeof placementRows>, 'report'>;

/**
 * Level `structure`: ten rows of nine fields. Reports `row-width`, `row-count` and `adjacent-counts`. Rows with something
 * unreadable are not measured.
 */
export const shapeChecks = (diagnostics: ShapeDiagnostics): readonly PlacementCheck[] => [
  {
    level: 'structure',
    on: Kind.Row,
    run(at, context) {
      if (!isPlainRow(context.tree, at as NodeIndex<Row>)) reportRow(at as NodeIndex<Row>, context, diagnostics);
    },
  },
  {
    level: 'structure',
    on: [Kind.AnnoFen, Kind.Fen],
    run(at, { tree, report }) {
      const record = at as NodeIndex<AnnoFen> | NodeIndex<Fen>;
      const rows = isAnnoFen(tree, record) ? elementsOf(tree, record, annoFenRows) : elementsOf(tree, record, fenRows);
      const [first, last] = [rows[0], rows.at(-1)];
      if (rows.length === ROWS || first === undefined || last === undefined) return;
      if (rows.length === 1 && isEmptyRowError(tree, first)) return;
      report(diagnostics.report('row-count', spanFromTo(tree, first, last), { count: rows.length }));
    },
  },
];

/** Whether a row has nine fields and no numbers side by side, so that nothing can be wrong with its shape. */
function isPlainRow(tree: Tree, row: NodeIndex<Row>): boolean {
  let width = 0;
  let followsCount = false;
  for (let item = rowItems.first(tree, row); item !== 0; item = rowItems.next(tree, row, item)) {
    if (isCount(tree, item)) {
      if (followsCount) return false;
      width += countAt(tree, item);
      followsCount = true;
    } else {
      width++;
      followsCount = false;
    }
  }
  return width === COLUMNS;
}

function reportRow(at: NodeIndex<Row>, context: PlacementContext<unknown>, diagnostics: ShapeDiagnostics): void {
  const { tree, facts: rowOf, report } = context;
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
    report(diagnostics.report('adjacent-counts', span, { sum }, { fixes }));
  }
  if (isReadable && width !== COLUMNS) {
    report(diagnostics.report('row-width', spanAt(tree, at), { row: rowOf({ index: at }), width }));
  }
}

/** Whether an item of a row can't be read, or is a group without its closing bracket. */
function isFault(tree: Tree, at: NodeIndex): boolean {
  return isGroup(tree, at) ? groupClose(tree, at) === 0 : !isPiece(tree, at) && !isAnnotation(tree, at);
}

/** Level `structure`: what is on each field fits together, as {@link checkField} says. */
export const fieldCheck = (diagnostics: FieldDiagnostics): PlacementCheck => ({
  level: 'structure',
  on: Kind.Row,
  run(at, { tree, facts: rowOf, report }) {
    const row = at as NodeIndex<Row>;
    let column = 0;
    for (let item = rowItems.first(tree, row); item !== 0; item = rowItems.next(tree, row, item)) {
      if (isMarked(tree, item)) {
        const atoms = atomsOf(tree, item);
        if (!isPlainField(atoms)) {
          const field = { row: rowOf({ index: row }) - 1, column, atoms, spans: spansOfAtoms(tree, item) };
          checkField(field, diagnostics, report);
        }
      }
      column += isCount(tree, item) ? countAt(tree, item) : 1;
    }
  },
});

/** The spans of the pieces and annotations of a field that could be read. */
export function spansOfAtoms(tree: Tree, at: MarkedIndex): readonly Span[] {
  if (!isGroup(tree, at)) return [spanAt(tree, at)];
  return elementsOf(tree, at, groupAtoms)
    .filter((atom) => isPiece(tree, atom) || isAnnotation(tree, atom))
    .map((atom) => spanAt(tree, atom));
}
