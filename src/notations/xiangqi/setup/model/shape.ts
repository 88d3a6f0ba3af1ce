import * as readers from '../../../../../generated/xiangqi/readers.js';
import {
  type Codec,
  leaf as leafCodec,
  list as listCodec,
  variant,
  variants,
} from '../../../../notation/codec/index.js';
import {
  at,
  codecOf,
  comments as commentsOf,
  derive,
  leaf,
  type Model,
  optional,
  record,
  withJson,
} from '../../../../notation/shape/index.js';
import { trimmedAt } from '../../../../notation/read/spans.js';
import { meaningOf } from '../annotations.js';
import { commentAt, fieldsOf, stateAt } from './leaves.js';
import { findInBoard } from './locate.js';
import { type Annotation, type Atom, COLUMNS, type Piece, pieceOf, ROWS } from './model.js';

const piece = leafCodec<Piece>('piece', {
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

const annotation = leafCodec<Annotation>('annotation', {
  description: 'The code of an annotation: a marker, or an arrow.',
  pattern: /^(?:[bp][bgm]|a(?:\+0[+-][1-9]|[+-][1-8]\+0|[+-]1[+-][12]|[+-]2[+-][12]))$/,
  print: ({ code }) => code,
  parse: (code) => meaningOf(code)?.annotation,
});

const isPiece = (atom: Atom): atom is Piece => atom.type === 'piece';
const isAnnotation = (atom: Atom): atom is Annotation => !isPiece(atom);

const annotatedField = listCodec(
  variants<Atom>('expected a piece or an annotation', [
    variant<Atom, Piece>(isPiece, (json) => json.is('piece'), piece),
    variant<Atom, Annotation>(isAnnotation, () => true, annotation),
  ]),
);

/** The JSON of a field of plain FEN. Annotations and further pieces are written, but rejected when the JSON is read. */
const plainField: Codec<readonly Atom[]> = {
  ...annotatedField,
  decode: (json) =>
    json.list().map((one, i) => {
      if (one.is('annotation')) one.fail('plain FEN has no annotations');
      return i === 0 ? piece.decode(one) : one.fail('plain FEN has one piece a field');
    }),
  schema: listCodec(piece, { least: 0, length: 1 }).schema,
};

/** The fields of a board, whose JSON has fields of one form. A walk reads them, which also collects their faults. */
const fieldsWith = (field: Codec<readonly Atom[]>) =>
  derive(
    withJson(leaf<readonly (readonly (readonly Atom[])[])[]>('fields'), () =>
      listCodec(listCodec(field, { length: COLUMNS, problem: 'there are nine fields' }), {
        description:
          "Ten rows of nine fields, from black's side; the pieces and annotations of each, in the order of the record.",
        length: ROWS,
        problem: 'there are ten rows',
      }),
    ),
    { read: fieldsOf, find: findInBoard, fields: [readers.annoFenRows, readers.fenRows] },
  );

const comments = commentsOf(
  { type: 'comment', description: 'A comment without its #.', pattern: /^[^\r\n]*$/ },
  { read: commentAt },
);

const state = optional(
  at(
    readers.fenState,
    leaf('state', {
      description: 'The state of the game after the position, as it is written.',
      pattern: /^[^\r\n]+$/,
      tryRead: stateAt,
      span: trimmedAt,
    }),
  ),
);

const setupWith = (field: Codec<readonly Atom[]>) =>
  record(
    readers.isFen,
    {
      /** Ten rows of nine fields, from black's side to red's; each field has its atoms in order. */
      fields: fieldsWith(field),
      /** The state of the game after the position in a plain FEN, as written. */
      state,
      /** The comments in order, without their `#`. */
      comments,
    },
    { span: 'none' },
  );

/** The shape of a setup in plain FEN. */
export const fenSetup = setupWith(plainField);

/** A position with annotations. */
export interface XiangqiSetup extends Model<typeof fenSetup> {}

/** The shape of a setup in annoFEN. XAY has the same JSON; a library reads it. */
export const annoFenSetup = record(
  readers.isAnnoFen,
  { fields: fieldsWith(annotatedField), comments },
  { span: 'none', layout: [readers.annoFenVersion] },
);

/** The tagged JSON of any setup: with the state of a game, and with any number of pieces and annotations on a field. */
export const setupCodec: Codec<XiangqiSetup> = codecOf(setupWith(annotatedField));

/** The JSON of a setup in a notation that can't express the state of a game. A state is rejected. */
function withoutState(id: string): Codec<XiangqiSetup> {
  const { decode, schema } = codecOf(annoFenSetup);
  return {
    ...setupCodec,
    decode(json) {
      const read = decode(json);
      return json.get('state').isPresent ? json.get('state').fail(`${id} can't say who is to move`) : read;
    },
    schema,
  };
}

/** The tagged JSON of a setup in annoFEN. Every leaf is `{type, value}`, and the value is always a string. */
export const annoFenCodec: Codec<XiangqiSetup> = withoutState('annofen');

/** The tagged JSON of a setup in XAY. Every leaf is `{type, value}`, and the value is always a string. */
export const xayCodec: Codec<XiangqiSetup> = withoutState('xay');

/** The tagged JSON of a setup in plain FEN: at most one piece on each field, and no annotations. */
export const xiangqiFenCodec: Codec<XiangqiSetup> = codecOf(fenSetup);
