import { type Failure, failure, type View, withCheckedModels } from '../../../../notation/index.js';
import type { LatinOptions } from '../../../built-in.js';
import { setupCodec, type XiangqiSetup } from '../model/codec.js';
import { type Atom, COLUMNS, type Piece, pieceOf, ROWS } from '../model/model.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

/** A board to draw. */
export interface BoardView {
  /** Ten rows of nine fields, from black's side. */
  readonly fields: readonly (readonly (readonly Atom[])[])[];
  /** Whether pieces are Latin letters; otherwise, they are Chinese characters. */
  readonly latin: boolean;
}

/**
 * Draws a setup with its annotations. Returns a problem if the fields aren't ten rows of nine, or if a piece does not
 * match its letter, or if the value isn't a model.
 */
export const setupView: View<XiangqiSetup, BoardView, LatinOptions> = /* @__PURE__ */ withCheckedModels<
  XiangqiSetup,
  View<XiangqiSetup, BoardView, LatinOptions>
>(setupCodec, {
  at({ fields }, { latin = false } = {}) {
    return wrongField(fields) ?? { ok: true, view: { fields, latin } };
  },
  svg: renderSvg,
  text: renderText,
});

function wrongField(fields: XiangqiSetup['fields']): Failure | undefined {
  if (fields.length !== ROWS) return failure(['fields'], 'there are ten rows');
  for (const [y, row] of fields.entries()) {
    if (row.length !== COLUMNS) return failure(['fields', y], 'there are nine fields');
    for (const [x, field] of row.entries()) {
      const i = field.findIndex((atom) => !isKnown(atom));
      if (i !== -1) return failure(['fields', y, x, i], "the letter isn't that of the piece");
    }
  }
  return undefined;
}

function isKnown(atom: Atom): boolean {
  if (atom.type !== 'piece') return true;
  const meant = pieceOf(atom.letter) as Piece | undefined;
  return meant?.kind === atom.kind && meant.colour === atom.colour;
}
