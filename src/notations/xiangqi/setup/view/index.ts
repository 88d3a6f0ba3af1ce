import type { RenderOptions } from '../../../../notation/format.js';
import { type Atom, COLUMNS, type Piece, pieceOf, ROWS, type XiangqiSetup } from '../model.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

/** The board with its annotations as an SVG document; `undefined` for a setup that isn't ten rows of nine fields. */
export const renderSetupSvg = (setup: XiangqiSetup, { latin = false }: RenderOptions = {}): string | undefined =>
  isWellMade(setup) ? renderSvg(setup, latin) : undefined;

/** The board with its annotations as text; `undefined` for a setup that isn't ten rows of nine fields. */
export const renderSetupText = (setup: XiangqiSetup, { latin = false }: RenderOptions = {}): string | undefined =>
  isWellMade(setup) ? renderText(setup, latin) : undefined;

/** Whether a board has its size, and its pieces are what their letters say. */
function isWellMade({ fields }: XiangqiSetup): boolean {
  if (fields.length !== ROWS || fields.some((row) => row.length !== COLUMNS)) return false;
  return fields.every((row) => row.every((field) => field.every(isKnown)));
}

function isKnown(atom: Atom): boolean {
  if (atom.type !== 'piece') return true;
  const meant = pieceOf(atom.letter) as Piece | undefined;
  return meant?.kind === atom.kind && meant.colour === atom.colour;
}
