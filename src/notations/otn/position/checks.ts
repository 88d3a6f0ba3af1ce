import { Kind, type Position } from '../../../../generated/otn/nodes.js';
import { isEmptyRowError, positionFirst, positionLast, positionRows } from '../../../../generated/otn/readers.js';
import {
  countElements,
  elementsOf,
  endOf,
  findElement,
  type NodeIndex,
  spanAt,
  startOf,
  textOf,
  type Tree,
} from '../../../cst/index.js';
import { countOne } from '../../../maps.js';
import { laterPieces, type OtnCheck } from '../options.js';
import { positionDiagnostics as diagnostics } from './codes.js';
import { kingsIn, rowWidth, squareSide } from './model/leaves.js';
import { MAX_BOARD_SIZE } from './model/model.js';

/**
 * Checks that slashes enclose the rows (section 1). Reports `otn-position/missing-slash` for a missing one at either
 * end.
 */
const enclosingSlashes: OtnCheck = {
  level: 'syntax',
  on: Kind.Position,
  run(index, { tree, report }) {
    const node = index as NodeIndex<Position>;
    const isOpened = positionFirst(tree, node) !== 0;
    const isClosed = positionLast(tree, node) !== 0;
    if (isOpened && isClosed) return;
    const count = countElements(tree, node, positionRows);
    // A single slash without rows is both the first and the last one.
    if (count === 1 && findElement(tree, node, positionRows, (row) => isEmptyRowError(tree, row)) !== 0) return;
    const start = startOf(tree, node);
    const end = endOf(tree, node);
    const isAtEachEnd = !isOpened && !isClosed;
    const where = isAtEachEnd ? 'at each end' : isOpened ? 'at the end' : 'at the start';
    const span = isAtEachEnd ? { start, end } : isOpened ? { start: end, end } : { start, end: start };
    // A bracket may be missing at the same offset, so the edit replaces the last character instead of inserting there.
    const edits = [
      ...(isOpened ? [] : [{ start, end: start, text: '/' }]),
      ...(isClosed ? [] : [{ start: end - 1, end, text: `${tree.text.slice(end - 1, end)}/` }]),
    ];
    // A single row, or an unreadable one, need not be a position.
    const unreadable = findElement(tree, node, positionRows, (row) => rowWidth(tree, row) === undefined);
    const isPosition = count > 1 && unreadable === 0;
    const fixes = isPosition ? [{ title: 'add it' as const, edits }] : [];
    report(diagnostics.report('missing-slash', span, { where }, { fixes }));
  },
};

/**
 * Checks that there are as many rows as columns (section 1). Reports `otn-position/too-large`,
 * `otn-position/row-width` and `otn-position/row-count`, which names the rows of another width. Reports no number of
 * rows if a row is unreadable, because a slash may be missing in it, and nothing about a position that white space
 * cuts short.
 */
const squareBoard: OtnCheck = {
  level: 'structure',
  on: Kind.Position,
  run(index, { tree, facts, report }) {
    const node = index as NodeIndex<Position>;
    const count = countElements(tree, node, positionRows);
    if (count > MAX_BOARD_SIZE) return report(diagnostics.report('too-large', spanAt(tree, node), { count }));
    if (isCutShort(tree, node)) return;
    const rows = elementsOf(tree, node, positionRows);
    const widths = rows.map((row) => rowWidth(tree, row));
    const size = sizeOf(widths, facts.size);
    const odd = rows.flatMap((row, i) => {
      const width = widths[i] ?? size;
      return width === size ? [] : [{ span: spanAt(tree, row), row: i + 1, width, size }];
    });
    if (count === size) {
      for (const { span, ...args } of odd) report(diagnostics.report('row-width', span, args));
    } else if (!widths.includes(undefined)) {
      // A slash too many or too few makes rows of another width.
      const related = odd.map(({ span, row, width }) => ({ span, message: `row ${row} is ${width} wide` }));
      report(diagnostics.report('row-count', spanAt(tree, node), { count, size }, { related }));
    }
  },
};

/** White space and then text that isn't an entry of a record, but can be the rest of a position. */
const REST = /[ \t\r\n]+[tcnkmg\d/]+(?=[ \t\r\n\]]|$)|\][ \t]*[tcnkmg\d/]+\]/iy;

/** Whether white space or a bracket splits a position. The text after it is reported. */
function isCutShort(tree: Tree, node: NodeIndex<Position>): boolean {
  const { text, startRule } = tree;
  const end = endOf(tree, node);
  REST.lastIndex = end;
  return REST.test(text) || (startRule !== 'GameRecord' && text[end] === ']');
}

/**
 * Returns the size that the board should have: its own if it is a square, otherwise the size in the rules, or of most
 * rows.
 */
function sizeOf(widths: readonly (number | undefined)[], known: number | undefined): number {
  const rows = widths.length;
  if (widths.every((width) => width === undefined || width === rows)) return rows;
  if (known !== undefined) return known;
  const counts = new Map<number, number>();
  for (const width of widths) if (width !== undefined) countOne(counts, width);
  const maxCount = [...counts.values()].reduce((a, b) => Math.max(a, b));
  if (counts.get(rows) === maxCount) return rows;
  return [...counts].find(([, count]) => count === maxCount)?.[0] ?? rows;
}

/**
 * Checks that there is one king (section 1). Reports `otn-position/no-king`, or `otn-position/several-kings` at the
 * second one. Reports nothing unless the board is a square, because a part of it may be missing.
 */
const oneKing: OtnCheck = {
  level: 'structure',
  on: Kind.Position,
  run(index, { tree, facts: { kingCountSeverity: severity }, report }) {
    const node = index as NodeIndex<Position>;
    if (squareSide(tree, node) === undefined) return;
    const kings = kingsIn(tree, node);
    const [first, second] = kings;
    if (first === undefined) report(diagnostics.report('no-king', spanAt(tree, node), undefined, { severity }));
    if (second !== undefined) {
      report(diagnostics.report('several-kings', spanAt(tree, second), { count: kings.length }, { severity }));
    }
  },
};

/** Dialect `2016`: checks that there are no mercenaries and guards (section 1). Reports `otn-position/not-in-2016`. */
const noLaterPiecesIn2016: OtnCheck = {
  level: 'structure',
  on: Kind.Taflman,
  run(index, { tree, options, report }) {
    if (options.dialect !== '2016') return;
    const node = index as NodeIndex;
    const what = laterPieces(textOf(tree, node));
    if (what !== undefined) report(diagnostics.report('not-in-2016', spanAt(tree, node), { what }));
  },
};

/** Every check of positions, on their own or in a record. */
export const POSITION_CHECKS: readonly OtnCheck[] = [enclosingSlashes, squareBoard, oneKing, noLaterPiecesIn2016];
