import { DEFAULT_DEPTH_LIMIT } from '../../../cst/index.js';
import {
  byLeaf,
  byType,
  type Codec,
  type Decoded,
  leaf,
  list,
  only,
  optional,
  record,
  recursive,
  text,
  transform,
  wholeNumber,
} from '../../../notation/codec/index.js';
import { numberText } from '../../../notation/codec/number-text.js';
import { MOST_COLUMNS } from '../boards/boards.js';
import {
  type Action,
  type Board,
  type FiveDGame,
  type Layer,
  layerOf,
  type Line,
  type Move,
  type Origin,
  type Square,
} from './model.js';
import { rowOf, rowText, widthOfRow } from '../boards/pieces.js';
import { defined } from '../../../defined.js';

const comment = text('comment', { description: 'A comment without its braces.', pattern: /^[^}]*$/ });

const header = record({
  key: text('key', { description: 'The key of a header.', pattern: /^[\w.-]+$/ }),
  value: text('text', { description: 'Text with its escapes resolved.' }),
});

const row = transform<string, Board['rows'][number]>(
  text('row', {
    description: `Pieces and counts of blank squares, ${MOST_COLUMNS} squares at most.`,
    pattern: /^(?:[1-9]\d*|[A-Za-z]\*?(?:[1-9]\d*)?)(?:[A-Za-z]\*?(?:[1-9]\d*)?)*$/,
  }),
  {
    decode: (written, json) => (widthOfRow(written) > MOST_COLUMNS ? json.fail('the row is too wide') : rowOf(written)),
    // The JSON of a board with unknown pieces must not look like a valid row.
    encode: (pieces) =>
      pieces.every((piece) => piece === undefined || /^[A-Z]$/.test(piece.letter))
        ? rowText(pieces)
        : JSON.stringify(pieces),
  },
);

const layer = leaf<Layer>('layer', {
  description: 'The number of a timeline as it is spelled: -0 and +0 are two; 0 and +0 are one.',
  pattern: /^[+-]?0*\d{1,15}$/,
  // The JSON of a layer whose number differs from its spelling must not look like a valid layer.
  print({ spelling, value }) {
    if (typeof spelling !== 'string') throw new TypeError('not a layer');
    return Object.is(layerOf(spelling).value, value) ? spelling : `${spelling} (${numberText(value)})`;
  },
  parse: layerOf,
});

const number = (type: string, description: string) => wholeNumber(type, { digits: 15, description });
const time = number('time', 'The number of a turn in the time of a board.');
const boardName = record({ layer, time: optional(time) });

/** The tagged JSON of a board. */
export const boardCodec: Codec<Board> = record({
  rows: list(row, { least: 1, problem: 'a board has at least one row' }),
  layer,
  time,
  toMove: text<Board['toMove']>('colour', { description: 'Who is to move.', pattern: /^(white|black)$/ }),
});

const boolean = leaf<boolean>('boolean', {
  pattern: /^(true|false)$/,
  // Only `true` and `false` are written: the leaf has no other text.
  print: (value) => (typeof value === 'boolean' ? String(value) : value),
  parse: (value) => value === 'true',
});
const piece = text('piece', { description: 'The name of a piece; a pawn has none.', pattern: /^(RQ|PR|BR|[A-Z])$/ });

/** Writes the name of a square. A square without a name is written as its parts, which don't look like a name. */
function squareName({ file, rank }: Origin): string {
  if (file !== undefined && typeof file !== 'string') throw new TypeError('not a file');
  const number = rank === undefined ? '' : numberText(rank);
  const hasName = (file === undefined || /^[a-z]$/.test(file)) && /^(?:[1-9]\d?)?$/.test(number);
  return hasName ? `${file ?? ''}${number}` : `(${file ?? ''}, ${number})`;
}

function originOf(name: string): Origin {
  const [, file, rank] = /^([a-z]?)(\d*)$/.exec(name) ?? [];
  return { ...(file ? { file } : {}), ...(rank ? { rank: Number(rank) } : {}) };
}

const square = leaf<Square>('square', {
  description: 'A square: its file, then its rank.',
  pattern: /^[a-z][1-9]\d?$/,
  print: squareName,
  parse: (name) => ({ file: name.charAt(0), rank: Number(name.slice(1)) }),
});

const origin = leaf<Origin>('origin', {
  description: 'A square, or as much of it as is written.',
  pattern: /^(?:[a-z](?:[1-9]\d?)?|[1-9]\d?)$/,
  print: squareName,
  parse: originOf,
});

const board = optional(boardName);
const remarks = {
  check: optional(text<NonNullable<Move['check']>>('check', { pattern: /^(check|mate|softmate)$/ })),
  movesPresent: boolean,
  assessment: optional(text('assessment', { pattern: /^[?!]+$/ })),
  makes: optional(layer),
  present: optional(time),
};

/** Flattens a move: the members of its action become members of the move. */
const flatMove = byLeaf('kind', {
  step: record({
    board,
    kind: text<'step'>('kind', { pattern: /^(step|castling|pass)$/ }),
    piece: optional(piece),
    from: optional(origin),
    jump: optional(text<'jump' | 'branch'>('jump', { pattern: /^(jump|branch)$/ })),
    capture: boolean,
    target: optional(boardName),
    to: square,
    promotion: optional(piece),
    ...remarks,
  }),
  castling: record({
    board,
    kind: text<'castling'>('kind', { pattern: /^(step|castling|pass)$/ }),
    side: text<'king' | 'queen'>('side', { description: 'Whose side the king castles to.', pattern: /^(king|queen)$/ }),
    ...remarks,
  }),
  pass: record({ board, kind: text<'pass'>('kind', { pattern: /^(step|castling|pass)$/ }), ...remarks }),
});

type FlatMove = Decoded<typeof flatMove>;

/** The tagged JSON of a move: an object with the members of the move and those of its action. */
export const moveCodec: Codec<Move> = transform<FlatMove, Move>(flatMove, {
  decode: moveOf,
  encode: flatten,
  pathInModel: ({ action }, path) =>
    path[0] === 'kind' || path[0] === 'from' || Object.hasOwn(action, path[0] ?? '') ? ['action', ...path] : path,
});

function moveOf(flat: FlatMove): Move {
  const { board: name, check, movesPresent, assessment, makes, present } = flat;
  return {
    type: 'move',
    ...defined({ board: name }),
    action: actionOf(flat),
    ...defined({ check }),
    movesPresent,
    ...defined({ assessment, makes, present }),
  };
}

function actionOf(flat: FlatMove): Move['action'] {
  if (flat.kind === 'pass') return { kind: 'pass' };
  if (flat.kind === 'castling') return { kind: 'castling', side: flat.side };
  const { piece: name, from = {}, jump, capture, target, to, promotion } = flat;
  return {
    kind: 'step',
    ...defined({ piece: name }),
    from,
    ...defined({ jump }),
    capture,
    ...defined({ target }),
    to,
    ...defined({ promotion }),
  };
}

function flatten({ action, ...rest }: Move): FlatMove {
  if (action.kind !== 'step') return { ...rest, ...action };
  const { from, ...step } = action;
  const isWritten = from.file !== undefined || from.rank !== undefined;
  return { ...rest, ...step, ...(isWritten ? { from } : {}) };
}

const line: Codec<Line> = recursive<Line>('line', () => record(lineMembers), {
  most: DEFAULT_DEPTH_LIMIT,
  problem: 'variations nest more than 10,000 levels deep',
});

const action: Codec<Action> = list<Action[number]>(
  byType('expected a move, a comment or a variation', {
    move: moveCodec,
    comment: only('text', comment),
    variation: line,
  }),
  { description: 'What one player does in one turn, in the order of the record.' },
);

const lineMembers = {
  comments: list(comment, { description: 'Comments before the first turn.' }),
  turns: list(
    record({
      number: optional(number('number', 'The number of a turn.')),
      white: optional(action),
      black: optional(action),
    }),
  ),
  result: optional(text<NonNullable<Line['result']>>('result', { pattern: /^(1-0|0-1|1\/2-1\/2|\*)$/ })),
};

/** The tagged JSON of a 5DFEN record. Every leaf is `{type, value}`, and the value is always a string. */
export const fiveDCodec: Codec<FiveDGame> = record({
  headers: list(header),
  boards: list(boardCodec),
  remarks: list(comment, { description: 'Comments among headers and boards.' }),
  ...lineMembers,
});
