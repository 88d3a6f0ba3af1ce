import { EmptyRowError, type Position, Row, Taflman } from '../../../../generated/otn/nodes.js';
import type { Diagnostic, Severity } from '../../../diagnostics/index.js';
import { positionDiagnostics as catalogue } from './codes.js';
import { LARGEST_BOARD, widthOf } from './board.js';
import { type Dialect, laterPieces } from '../dialect.js';

/** How a position is judged. */
export interface PositionContext {
  readonly dialect: Dialect;
  /** Spaces on a side of the board, where that is known. */
  readonly size: number | undefined;
  /** How bad it is to have no king, or several. */
  readonly kings: Severity;
}

/**
 * What level `structure` asks of a position: as many rows as columns, one king. Rows that can't be read are not judged,
 * nor are kings where any row is such.
 */
export function checkPosition(node: Position, { dialect, size, kings }: PositionContext): Diagnostic[] {
  const { rows } = node;
  const widths = rows.map((row) => (row instanceof Row && row.cells.every(isReadable) ? widthOf(row.text) : undefined));
  const pieces = rows.flatMap((row) => (row instanceof Row ? row.cells.filter((cell) => cell instanceof Taflman) : []));
  return [
    ...(rows.length > LARGEST_BOARD
      ? [catalogue.report('too-large', node, { count: rows.length })]
      : checkWidths(node, widths, size)),
    ...(widths.includes(undefined) ? [] : checkKings(node, pieces, kings)),
    ...(dialect === '2016' ? pieces.flatMap(checkRevision) : []),
  ];
}

function checkRevision(piece: Taflman): Diagnostic[] {
  const what = laterPieces(piece.text);
  return what === undefined ? [] : [catalogue.report('not-in-2016', piece, { what })];
}

function checkWidths(node: Position, widths: readonly (number | undefined)[], known: number | undefined): Diagnostic[] {
  const { rows } = node;
  const size = sizeOf(widths, rows.length, known);
  const out = rows.flatMap((row, i) => {
    const width = widths[i] ?? size;
    return width === size ? [] : [catalogue.report('row-width', row, { row: i + 1, width, size })];
  });
  return rows.length === size ? out : [...out, catalogue.report('row-count', node, { count: rows.length, size })];
}

function checkKings(node: Position, pieces: readonly Taflman[], severity: Severity): Diagnostic[] {
  const kings = pieces.filter(({ text }) => text === 'K');
  if (kings.length === 0) return [catalogue.report('no-king', node, undefined, { severity })];
  const [, second] = kings;
  return second === undefined ? [] : [catalogue.report('several-kings', second, { count: kings.length }, { severity })];
}

const isReadable = (cell: Row['cells'][number]): boolean => cell.kindName !== 'CellError';

/** The size of the board: a board that is a square is as large as it is, else that of the rules or of most rows. */
function sizeOf(widths: readonly (number | undefined)[], rows: number, size: number | undefined): number {
  if (widths.every((width) => width === undefined || width === rows)) return rows;
  if (size !== undefined) return size;
  const counts = new Map<number, number>();
  for (const width of widths) if (width !== undefined) counts.set(width, (counts.get(width) ?? 0) + 1);
  const most = [...counts.values()].reduce((a, b) => Math.max(a, b), 0);
  return counts.get(rows) === most ? rows : [...counts].find(([, count]) => count === most)![0];
}

/** The same of a position that a game starts from, and that it is as large as the board; `report` tells where it isn't. */
export function checkStart(
  node: Position,
  context: PositionContext,
  report: (side: number, size: number) => Diagnostic,
): Diagnostic[] {
  const { size } = context;
  const out = checkPosition(node, context);
  const side = sideOfSquare(node);
  return side === undefined || size === undefined || side === size ? out : [...out, report(side, size)];
}

/** The side of a position that is a square; nothing where it is none or can't be read. */
function sideOfSquare({ rows }: Position): number | undefined {
  const isSquare = rows.every(
    (row) => row instanceof Row && row.cells.every(isReadable) && widthOf(row.text) === rows.length,
  );
  return isSquare && rows.length <= LARGEST_BOARD ? rows.length : undefined;
}

/** A slash that is missing at an end: `otn-position/missing-slash`. */
export function checkSlashes({ start, end, first, last, rows, tree }: Position): Diagnostic | undefined {
  if (first !== undefined && last !== undefined) return undefined;
  // Without a row in between, one slash is all there is.
  if (rows[0] instanceof EmptyRowError && rows.length === 1) return undefined;
  const isAtEachEnd = first === undefined && last === undefined;
  const where = isAtEachEnd ? 'at each end' : first === undefined ? 'in front' : 'at the end';
  const span = isAtEachEnd ? { start, end } : first === undefined ? { start, end: start } : { start: end, end };
  // A bracket may be missing at the same offset, so the last character is written again.
  const edits = [
    ...(first === undefined ? [{ start, end: start, text: '/' }] : []),
    ...(last === undefined ? [{ start: end - 1, end, text: `${tree.text[end - 1]!}/` }] : []),
  ];
  // One row, or a row that can't be read, may be anything.
  const isPosition = rows.length > 1 && rows.every((row) => row instanceof Row && row.cells.every(isReadable));
  const fixes = isPosition ? [{ title: 'add it' as const, edits }] : [];
  return catalogue.report('missing-slash', span, { where }, { fixes });
}
