import type { Diagnostic, Span, DiagnosticMaker } from '../../../diagnostics/index.js';
import { isCode, type Meaning, meaningOf } from './annotations.js';
import type { setupRows } from './codes.js';
import { type Atom, COLUMNS, ROWS } from './model.js';

/** A field as it was written; rows and columns count from 0, black's side first. */
export interface PlacedField {
  readonly row: number;
  readonly column: number;
  readonly atoms: readonly Atom[];
  /** Where each atom was written. */
  placesOfAtoms(): readonly Span[];
}

type SetupCatalogue = Pick<DiagnosticMaker<typeof setupRows>, 'report'>;

/** The fields that are other than most: those have at most a piece and one annotation that exists and fits. */
export const doubtful = <F extends PlacedField>(fields: readonly F[]): F[] => fields.filter((field) => !isPlain(field));

function isPlain({ row, column, atoms }: PlacedField): boolean {
  const first = atoms[0];
  if (first === undefined) return true;
  const second = atoms[1];
  const annotation = first.type === 'annotation' ? first : second;
  if (annotation === undefined) return true;
  const hasPiece = first.type === 'piece' || second?.type === 'piece';
  if (atoms.length > (hasPiece ? 2 : 1) || annotation.type === 'piece') return false;
  const meaning = meaningOf(annotation.code);
  if (meaning === undefined || meaning.wants === (hasPiece ? 'blank' : 'piece')) return false;
  return !leavesBoard(meaning, row, column);
}

/** Codes that do not exist: level `syntax`. Reports `unknown-code`. */
export function checkCodes(fields: readonly PlacedField[], catalogue: SetupCatalogue): Diagnostic[] {
  return fields.flatMap((field) => {
    const places = field.placesOfAtoms();
    return field.atoms.flatMap((atom, i) =>
      atom.type === 'piece' || isCode(atom.code)
        ? []
        : [catalogue.report('unknown-code', places[i]!, { code: atom.code })],
    );
  });
}

/**
 * What level `structure` asks of fields: `repeated-code`, `arrow-leaves-board`, `several-pieces`, `marker-wants-piece`,
 * `marker-wants-blank`.
 */
export function checkFields(fields: readonly PlacedField[], catalogue: SetupCatalogue): Diagnostic[] {
  return fields.flatMap((field) => [...checkField(field, catalogue)]);
}

function* checkField(field: PlacedField, catalogue: SetupCatalogue): Iterable<Diagnostic> {
  const { row, column, atoms } = field;
  const places = field.placesOfAtoms();
  const pieces = atoms.flatMap(({ type }, i) => (type === 'piece' ? [i] : []));
  const [, second] = pieces;
  if (second !== undefined) yield catalogue.report('several-pieces', places[second]!, { count: pieces.length });
  const seen = new Set<string>();
  for (const [i, atom] of atoms.entries()) {
    if (atom.type === 'piece') continue;
    const { code } = atom;
    const span = places[i]!;
    if (seen.has(code)) yield catalogue.report('repeated-code', span, { code });
    seen.add(code);
    const meaning = meaningOf(code);
    if (meaning === undefined) continue;
    const { wants } = meaning;
    if (leavesBoard(meaning, row, column)) yield catalogue.report('arrow-leaves-board', span, { code });
    if (wants === 'piece' && pieces.length === 0) yield catalogue.report('marker-wants-piece', span, { code });
    if (wants === 'blank' && pieces.length > 0) yield catalogue.report('marker-wants-blank', span, { code });
  }
}

const leavesBoard = ({ arrow }: Meaning, row: number, column: number): boolean =>
  arrow !== undefined && !isOnBoard(row - arrow.dy, column + arrow.dx);

const isOnBoard = (row: number, column: number): boolean => row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;

/** The board of fields that were read. */
export function fieldsOf(placed: readonly PlacedField[]): (readonly Atom[])[][] {
  const rows: (readonly Atom[])[][] = [];
  for (const { row, column, atoms } of placed) (rows[row] ??= [])[column] = atoms;
  return rows;
}
