import type { Json } from '../../../notation/format.js';
import { tagged } from '../../../notation/codec/json-reader.js';
import { type Atom, type Piece, pieceOf, type XiangqiSetup } from './model.js';

/**
 * A setup as the tagged JSON of the conformance suite: `fields` are ten lists of nine lists of atoms. Pieces are written
 * by their letter, so that its spelling is kept; a piece whose letter stands for another one is written with both, which
 * no reader accepts.
 */
export function setupJson({ fields, state, comments }: XiangqiSetup): Json {
  return {
    fields: fields.map((row) => row.map((field) => field.map(atomJson))),
    ...(state === undefined ? {} : { state: tagged('state', state) }),
    comments: comments.map((comment) => tagged('comment', comment)),
  };
}

const atomJson = (atom: Atom): Json =>
  atom.type === 'piece' ? tagged('piece', letterOf(atom)) : tagged('annotation', atom.code);

function letterOf({ letter, colour, kind }: Piece): string {
  const meant = pieceOf(letter) as Piece | undefined;
  return meant?.colour === colour && meant.kind === kind ? letter : `${letter} (${colour} ${kind})`;
}
