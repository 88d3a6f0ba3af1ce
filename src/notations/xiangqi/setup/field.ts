import type { Diagnostic, DiagnosticMaker, Span } from '../../../diagnostics/index.js';
import { isCode, type Meaning, meaningOf } from './annotations.js';
import type { setupRows } from './codes.js';
import { type Atom, COLUMNS, ROWS } from './model/model.js';

/** A non-empty field as written. */
export interface WrittenField {
  /** The row, from 0 at black's side; `undefined` if it is unknown because of an error. */
  readonly row: number | undefined;
  /** The column, from 0 at red's left; `undefined` if it is unknown because of an error. */
  readonly column: number | undefined;
  readonly atoms: readonly Atom[];
  /** The span of each atom. */
  readonly spans: readonly Span[];
}

/** A non-empty field of a text whose rows and fields are lists, so that its position is always known. */
export interface PlacedField extends WrittenField {
  readonly row: number;
  readonly column: number;
}

/** Reports the diagnostics of annotated fields, which annoFEN and XAY share. */
export type FieldDiagnostics = Pick<DiagnosticMaker<typeof setupRows>, 'report'>;

type Report = (diagnostic: Diagnostic) => void;

/**
 * Whether a field has at most one piece and one marker that fits, so that it has no faults. Most fields are like
 * this.
 */
export function isPlainField(atoms: readonly Atom[]): boolean {
  const [first, second] = atoms;
  if (first === undefined) return true;
  const annotation = first.type === 'annotation' ? first : second;
  if (annotation === undefined) return true;
  const hasPiece = first.type === 'piece' || second?.type === 'piece';
  if (atoms.length > (hasPiece ? 2 : 1) || annotation.type === 'piece') return false;
  return meaningOf(annotation.code)?.wants === (hasPiece ? 'piece' : 'blank');
}

/** Level `syntax`: checks that an annotation exists. Reports `unknown-code`. */
export function checkCode(code: string, span: Span, diagnostics: FieldDiagnostics, report: Report): void {
  if (!isCode(code)) report(diagnostics.report('unknown-code', span, { code }));
}

/**
 * Level `structure`: checks that the pieces and annotations of a field fit together. Reports `several-pieces`,
 * `repeated-code`, `arrow-leaves-board`, `marker-wants-piece` and `marker-wants-blank`.
 */
export function checkField(field: WrittenField, diagnostics: FieldDiagnostics, report: Report): void {
  const { row, column, atoms, spans } = field;
  const seen = new Set<string>();
  const pieces = atoms.filter(({ type }) => type === 'piece').length;
  let count = 0;
  spans.forEach((span, i) => {
    const atom = atoms[i];
    if (atom === undefined) return;
    if (atom.type === 'piece') {
      if (++count === 2) report(diagnostics.report('several-pieces', span, { count: pieces }));
      return;
    }
    const { code } = atom;
    if (seen.has(code)) report(diagnostics.report('repeated-code', span, { code }));
    seen.add(code);
    const { wants, arrow } = meaningOf(code) ?? {};
    if (leavesBoard(arrow, row, column)) report(diagnostics.report('arrow-leaves-board', span, { code }));
    if (wants === 'piece' && pieces === 0) report(diagnostics.report('marker-wants-piece', span, { code }));
    if (wants === 'blank' && pieces > 0) report(diagnostics.report('marker-wants-blank', span, { code }));
  });
}

function leavesBoard(arrow: Meaning['arrow'], row: number | undefined, column: number | undefined): boolean {
  if (arrow === undefined || row === undefined || column === undefined) return false;
  const [y, x] = [row - arrow.dy, column + arrow.dx];
  return y < 0 || y >= ROWS || x < 0 || x >= COLUMNS;
}
