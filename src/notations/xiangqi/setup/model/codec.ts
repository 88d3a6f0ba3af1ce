import {
  type Codec,
  type Decoded,
  leaf,
  list,
  optional,
  record,
  text,
  variant,
  variants,
} from '../../../../notation/index.js';
import { meaningOf } from '../annotations.js';
import { type Annotation, type Atom, COLUMNS, type Piece, pieceOf, ROWS } from './model.js';

/** The tagged JSON of a piece. */
export const piece = leaf<Piece>('piece', {
  description: 'The letter of a piece as it is spelled; upper case is red.',
  pattern: /^[RHNEBMAGKCPrhnebmagkcp]$/,
  // If a piece does not match its letter, both are written, and the codec rejects the result.
  print: ({ letter, colour, kind }) => {
    const areTexts = [letter, colour, kind].every((part) => typeof part === 'string');
    if (!areTexts) throw new TypeError('not a piece');
    const meant = pieceOf(letter) as Piece | undefined;
    return meant?.colour === colour && meant.kind === kind ? letter : `${letter} (${colour} ${kind})`;
  },
  parse: pieceOf,
});

const annotation = leaf<Annotation>('annotation', {
  description: 'The code of an annotation: a marker, or an arrow.',
  pattern: /^(?:[bp][bgm]|a(?:\+0[+-][1-9]|[+-][1-8]\+0|[+-]1[+-][12]|[+-]2[+-][12]))$/,
  print: ({ code }) => code,
  parse: (code) => meaningOf(code)?.annotation,
});

const isPiece = (atom: Atom): atom is Piece => atom.type === 'piece';
const isAnnotation = (atom: Atom): atom is Annotation => !isPiece(atom);

/** The tagged JSON of a field with any number of pieces and annotations. */
export const annotatedField = list(
  variants<Atom>('expected a piece or an annotation', [
    variant<Atom, Piece>(isPiece, (json) => json.is('piece'), piece),
    variant<Atom, Annotation>(isAnnotation, () => true, annotation),
  ]),
);

const fieldsWith = (field: Codec<readonly Atom[]>) =>
  list(list(field, { length: COLUMNS, problem: 'there are nine fields' }), {
    description:
      "Ten rows of nine fields, from black's side; the pieces and annotations of each, in the order of the record.",
    length: ROWS,
    problem: 'there are ten rows',
  });

const comments = list(text('comment', { description: 'A comment without its #.', pattern: /^[^\r\n]*$/ }));

const state = text('state', {
  description: 'The state of the game after the position, as it is written.',
  pattern: /^[^\r\n]+$/,
});

/** Makes the codec of a setup with the state of a game, from the codec of a field. */
export const setupCodecWith = (field: Codec<readonly Atom[]>) =>
  record({
    /** Ten rows of nine fields, from black's side to red's; each field has its atoms in order. */
    fields: fieldsWith(field),
    /** The state of the game after the position in a plain FEN, as written. */
    state: optional(state),
    /** The comments in order, without their `#`. */
    comments,
  });

/** A position with annotations. */
export interface XiangqiSetup extends Decoded<ReturnType<typeof setupCodecWith>> {}

/** The tagged JSON of any setup: with the state of a game, and with any number of pieces and annotations on a field. */
export const setupCodec: Codec<XiangqiSetup> = /* @__PURE__ */ setupCodecWith(annotatedField);

/**
 * Makes the codec of a setup in a notation that can't express the state of a game. A state is written, but rejected
 * when the JSON is read.
 *
 * @param id the notation, for the message
 */
export function withoutState(id: string): Codec<XiangqiSetup> {
  const { decode, schema } = record({ fields: fieldsWith(annotatedField), comments });
  return {
    ...setupCodec,
    decode(json) {
      const setup = decode(json);
      return json.get('state').isPresent ? json.get('state').fail(`${id} can't say who is to move`) : setup;
    },
    schema,
  };
}
