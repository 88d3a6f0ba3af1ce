import { DEFAULT_DEPTH_LIMIT } from '../../../cst/index.js';
import { numberText } from '../../../notation/codec/number-text.js';
import {
  byLeaf,
  byType,
  type Codec,
  type Decoded,
  leaf,
  list,
  merged,
  only,
  optional,
  record,
  type RecordOf,
  recursive,
  text,
  transform,
  wholeNumber,
} from '../../../notation/index.js';
import { MAX_COLUMNS } from '../boards/boards.js';
import { rowOf, rowText, widthOfRow } from '../boards/pieces.js';
import { type Colour, type JumpKind, type Layer, layerOf, type Origin, type Piece, type Square } from './leaves.js';

const commentText = text('comment', { description: 'A comment without its braces.', pattern: /^[^}]*$/ });

const header = record({
  key: text('key', { description: 'The key of a header.', pattern: /^[\w.-]+$/ }),
  value: text('text', { description: 'Text with its escapes resolved.' }),
});

/** A header: its key, and its value without quotation marks and escapes. */
export interface Header extends Decoded<typeof header> {}

const row = transform<string, readonly (Piece | undefined)[]>(
  text('row', {
    description: `Pieces and counts of blank squares, ${MAX_COLUMNS} squares at most.`,
    pattern: /^(?:[1-9]\d*|[A-Za-z]\*?(?:[1-9]\d*)?)(?:[A-Za-z]\*?(?:[1-9]\d*)?)*$/,
  }),
  {
    decode: (written, json) => (widthOfRow(written) > MAX_COLUMNS ? json.fail('the row is too wide') : rowOf(written)),
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

/** The board that a move names. Without a turn, it is the last board of the timeline. */
export interface BoardName extends Decoded<typeof boardName> {}

const position = record({
  /** The rows from the last rank to the first, each starting at file a. */
  rows: list(row, { least: 1, problem: 'a board has at least one row' }),
  layer,
  time,
  toMove: text<Colour>('colour', { description: 'Who is to move.', pattern: /^(white|black)$/ }),
});

/** A position of one timeline at one turn. */
export interface Board extends Decoded<typeof position> {}

/** The coordinates of a board: its timeline and its turn. */
export interface Coordinates extends Pick<Board, 'layer' | 'time'> {}

/** The tagged JSON of a board. */
export const boardCodec: Codec<Board> = position;

const boolean = leaf<boolean>('boolean', {
  pattern: /^(true|false)$/,
  // Only `true` and `false` are written: the leaf has no other text.
  print: (value) => (typeof value === 'boolean' ? String(value) : value),
  parse: (value) => value === 'true',
});
const piece = text('piece', { description: 'The name of a piece; a pawn has none.', pattern: /^(RQ|PR|BR|[A-Z])$/ });

/** Writes the name of a square, or as much of it as is known: `b3`, `3`. Others are written like `(b, 0)`. */
function squareName({ file, rank }: Origin): string {
  if (file !== undefined && typeof file !== 'string') throw new TypeError('not a file');
  const rankText = rank === undefined ? '' : numberText(rank);
  const hasName = (file === undefined || /^[a-z]$/.test(file)) && /^(?:[1-9]\d?)?$/.test(rankText);
  return hasName ? `${file ?? ''}${rankText}` : `(${file ?? ''}, ${rankText})`;
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

const kind = <Kind extends string>(): Codec<Kind> => text<Kind>('kind', { pattern: /^(step|castling|pass)$/ });

const writtenStep = record({
  kind: kind<'step'>(),
  /** The piece as written: a letter, `RQ`, `PR` or `BR`; a pawn if absent. */
  piece: optional(piece),
  from: optional(origin),
  /** The kind of the jump; absent if not written, as is usual for moves on the same board. */
  jump: optional(text<JumpKind>('jump', { pattern: /^(jump|branch)$/ })),
  capture: boolean,
  /** The target board; absent if it is the same board, or isn't written. */
  target: optional<BoardName>(boardName),
  to: square,
  /** The piece that a pawn is promoted to, as written. */
  promotion: optional(piece),
});

/** A move of a piece, on its board or to another one. */
export interface Step extends Omit<Decoded<typeof writtenStep>, 'from'> {
  readonly from: Origin;
}

/** JSON has no empty origin. */
const step = transform<Decoded<typeof writtenStep>, Step>(writtenStep, {
  decode: ({ from = {}, ...rest }) => ({ ...rest, from }),
  encode: ({ from, ...rest }) => (from.file === undefined && from.rank === undefined ? rest : { ...rest, from }),
});

const castling = record({
  kind: kind<'castling'>(),
  side: text<'king' | 'queen'>('side', { description: 'Whose side the king castles to.', pattern: /^(king|queen)$/ }),
});

/** Castling on the king's or the queen's side. */
export interface Castling extends Decoded<typeof castling> {}

const pass = record({ kind: kind<'pass'>() });

/** A null move: the player passes on a board. */
export interface Pass extends Decoded<typeof pass> {}

const moveAction = byLeaf<{
  readonly step: Codec<Step>;
  readonly castling: Codec<Castling>;
  readonly pass: Codec<Pass>;
}>('kind', { step, castling, pass });

/** JSON has the members of the action beside those of the move. */
const moveMembers = merged(
  record({
    /** The board on which it begins; if absent, the only board on which the player can move. */
    board: optional<BoardName>(boardName),
  }),
  only('action', moveAction),
  record({
    /** The sign `+`, `#` or `*`. It is not verified. */
    check: optional(text<'check' | 'mate' | 'softmate'>('check', { pattern: /^(check|mate|softmate)$/ })),
    /** Whether the move has the sign `~`: it moves the present. */
    movesPresent: boolean,
    /** The assessment: a run of `?` and `!`. */
    assessment: optional(text('assessment', { pattern: /^[?!]+$/ })),
    /** The timeline that it creates, from `(>L1)`. */
    makes: optional(layer),
    /** The turn that the present moves to, from `(~T1)`. */
    present: optional(time),
  }),
);

/**
 * One move on one board, with its signs and marks. Its `action` is a step, castling or a pass; the type {@link Action}
 * is all that a player does in a turn.
 */
export interface Move extends Decoded<typeof moveMembers> {
  readonly type: 'move';
}

/** The tagged JSON of a move: an object with the members of the move and those of its action. */
export const moveCodec: Codec<Move> = transform<Decoded<typeof moveMembers>, Move>(moveMembers, {
  decode: (members) => ({ ...members, type: 'move' }),
  encode: (move) => move,
});

const comment = only('text', commentText);

/** A comment among the moves, without its braces. */
export interface Comment extends Decoded<typeof comment> {
  readonly type: 'comment';
}

/** A variation: other moves in place of the turn that its first turn number names. */
export interface Variation extends Line {
  readonly type: 'variation';
}

/** The moves of a player in a turn, on any number of boards, with comments and variations. */
export type Action = readonly (Move | Comment | Variation)[];

const lineCodec: Codec<Line> = recursive<Line>('line', () => record(lineMembers), {
  most: DEFAULT_DEPTH_LIMIT,
  problem: 'variations nest more than 10,000 levels deep',
});

const action: Codec<Action> = list(
  byType('expected a move, a comment or a variation', { move: moveCodec, comment, variation: lineCodec }),
  { description: 'What one player does in one turn, in the order of the record.' },
);

const turn = record({
  /** The number of the turn; absent if not written. */
  number: optional(wholeNumber('number', { digits: 15, description: 'The number of a turn.' })),
  white: optional(action),
  black: optional(action),
});

/** A turn: white's action, then black's. Either may be absent. */
export interface Turn extends Decoded<typeof turn> {}

/** The result of a game; `*` if it is unfinished. */
export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '*';

const lineMembers = {
  /** The comments before its first turn. */
  comments: list(commentText, { description: 'Comments before the first turn.' }),
  turns: list<Turn>(turn),
  result: optional(text<GameResult>('result', { pattern: /^(1-0|0-1|1\/2-1\/2|\*)$/ })),
};

/** A line of play. */
export interface Line extends RecordOf<typeof lineMembers> {}

const game = record({
  headers: list<Header>(header),
  /** The boards, in the order of the record. */
  boards: list(boardCodec),
  /** The comments among headers and boards. */
  remarks: list(commentText, { description: 'Comments among headers and boards.' }),
  ...lineMembers,
});

/** The content of a 5DFEN record. */
export interface FiveDGame extends Decoded<typeof game> {}

/** The tagged JSON of a 5DFEN record. Every leaf is `{type, value}`, and the value is always a string. */
export const fiveDCodec: Codec<FiveDGame> = game;
