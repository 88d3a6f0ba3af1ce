import type { Diagnostic, Span, TypedCatalogue } from '../../diagnostics/index.js';
import { arrowOf, isCode } from './annotations.js';
import type { setupRows } from './catalogue-setup.js';
import { type Atom, COLUMNS, ROWS } from './model.js';

/** A field as it was written; rows and columns count from 0, black's side first. */
export interface PlacedField {
  readonly row: number;
  readonly column: number;
  readonly atoms: readonly { readonly atom: Atom; readonly span: Span }[];
}

type SetupCatalogue = Pick<TypedCatalogue<typeof setupRows>, 'report'>;

/** Codes that do not exist: level `syntax`. Reports `unknown-code`. */
export function checkCodes(fields: readonly PlacedField[], catalogue: SetupCatalogue): Diagnostic[] {
  return fields.flatMap(({ atoms }) =>
    atoms.flatMap(({ atom, span }) =>
      atom.type === 'annotation' && !isCode(atom.code)
        ? [catalogue.report('unknown-code', span, { code: atom.code })]
        : [],
    ),
  );
}

/**
 * What level `structure` asks of fields: `repeated-code`, `arrow-leaves-board`, `several-pieces`, `marker-wants-piece`,
 * `marker-wants-blank`.
 */
export function checkFields(fields: readonly PlacedField[], catalogue: SetupCatalogue): Diagnostic[] {
  return fields.flatMap((field) => [...checkField(field, catalogue)]);
}

function* checkField({ row, column, atoms }: PlacedField, catalogue: SetupCatalogue): Iterable<Diagnostic> {
  const pieces = atoms.filter(({ atom }) => atom.type === 'piece');
  const second = pieces[1];
  if (second !== undefined) yield catalogue.report('several-pieces', second.span, { count: pieces.length });
  const seen = new Set<string>();
  for (const { atom, span } of atoms) {
    if (atom.type === 'piece') continue;
    const { code } = atom;
    if (seen.has(code)) yield catalogue.report('repeated-code', span, { code });
    seen.add(code);
    const arrow = arrowOf(code);
    if (arrow !== undefined && !isOnBoard(row - arrow.dy, column + arrow.dx)) {
      yield catalogue.report('arrow-leaves-board', span, { code });
    }
    if (!isCode(code)) continue;
    if (code.startsWith('p') && pieces.length === 0) yield catalogue.report('marker-wants-piece', span, { code });
    if (code.startsWith('b') && pieces.length > 0) yield catalogue.report('marker-wants-blank', span, { code });
  }
}

const isOnBoard = (row: number, column: number): boolean => row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;

/** The board of fields that were read. */
export function fieldsOf(placed: readonly PlacedField[]): Atom[][][] {
  const rows: Atom[][][] = [];
  for (const { row, column, atoms } of placed) (rows[row] ??= [])[column] = atoms.map(({ atom }) => atom);
  return rows;
}
