import type { JsonProblem } from '../../../../notation/format.js';
import { type Atom, COLUMNS, type Piece, pieceOf, ROWS, type XiangqiSetup } from '../model.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

/** What a picture of a setup shows. */
export interface BoardView {
  /** Ten rows of nine fields, from black's side. */
  readonly fields: XiangqiSetup['fields'];
  /** Whether pieces are shown as Latin letters; as Chinese characters if not. */
  readonly latin: boolean;
}

/** How a setup is shown. */
export interface SetupViewOptions {
  /** Latin letters instead of the characters on the pieces; `false` if absent. */
  readonly latin?: boolean;
}

/** What a picture shows, or why there is none, with the path to the cause in the model. */
export type SetupViewResult =
  { readonly ok: true; readonly view: BoardView } | { readonly ok: false; readonly problem: JsonProblem };

/** Pictures of a setup with its annotations. */
export const setupView = {
  /** The picture of a setup; a problem for fields that aren't ten rows of nine, or a piece that its letter does not mean. */
  at({ fields }: XiangqiSetup, { latin = false }: SetupViewOptions = {}): SetupViewResult {
    const problem = problemOf(fields);
    return problem === undefined ? { ok: true, view: { fields, latin } } : { ok: false, problem };
  },
  /** An SVG document. */
  svg: renderSvg,
  /** Lines of text for a terminal. */
  text: renderText,
};

function problemOf(fields: XiangqiSetup['fields']): JsonProblem | undefined {
  if (fields.length !== ROWS) return { path: ['fields'], message: 'there are ten rows' };
  for (const [y, row] of fields.entries()) {
    if (row.length !== COLUMNS) return { path: ['fields', y], message: 'there are nine fields' };
    for (const [x, field] of row.entries()) {
      const i = field.findIndex((atom) => !isKnown(atom));
      if (i !== -1) return { path: ['fields', y, x, i], message: "the letter isn't that of the piece" };
    }
  }
  return undefined;
}

function isKnown(atom: Atom): boolean {
  if (atom.type !== 'piece') return true;
  const meant = pieceOf(atom.letter) as Piece | undefined;
  return meant?.kind === atom.kind && meant.colour === atom.colour;
}
