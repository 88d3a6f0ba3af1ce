import { type Codec, leaf, list, optional, record, text, variant, variants } from '../../../../notation/codec/index.js';
import { meaningOf } from '../annotations.js';
import { type Annotation, type Atom, COLUMNS, type Piece, pieceOf, ROWS, type XiangqiSetup } from './model.js';

const piece = leaf<Piece>('piece', {
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

const atom = variants<Atom>('expected a piece or an annotation', [
  variant<Atom, Piece>(isPiece, (json) => json.is('piece'), piece),
  variant<Atom, Annotation>(isAnnotation, () => true, annotation),
]);

const annotatedField = list(atom);

/** The JSON of a field of plain FEN. Annotations and further pieces are written, but rejected when the JSON is read. */
const plainField: Codec<readonly Atom[]> = {
  ...annotatedField,
  decode: (json) =>
    json.list().map((one, i) => {
      if (one.is('annotation')) one.fail('plain FEN has no annotations');
      return i === 0 ? piece.decode(one) : one.fail('plain FEN has one piece a field');
    }),
  schema: list(piece, { least: 0, length: 1 }).schema,
};

const fieldsOf = (field: Codec<readonly Atom[]>): Codec<XiangqiSetup['fields']> =>
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

const fields = fieldsOf(annotatedField);
const annotated = record({ fields, comments });

/** The tagged JSON of any setup: with the state of a game, and with any number of pieces and annotations on a field. */
export const setupCodec: Codec<XiangqiSetup> = record({ fields, state: optional(state), comments });

/** The JSON of a setup in a notation that can't express the state of a game. A state is rejected. */
const withoutState = (id: string): Codec<XiangqiSetup> => ({
  ...setupCodec,
  decode(json) {
    const setup = annotated.decode(json);
    return json.get('state').isPresent ? json.get('state').fail(`${id} can't say who is to move`) : setup;
  },
  schema: annotated.schema,
});

/** The tagged JSON of a setup in annoFEN. Every leaf is `{type, value}`, and the value is always a string. */
export const annoFenCodec = withoutState('annofen');

/** The tagged JSON of a setup in XAY. Every leaf is `{type, value}`, and the value is always a string. */
export const xayCodec = withoutState('xay');

/** The tagged JSON of a setup in plain FEN: at most one piece on each field, and no annotations. */
export const xiangqiFenCodec: Codec<XiangqiSetup> = record({
  fields: fieldsOf(plainField),
  state: optional(state),
  comments,
});
