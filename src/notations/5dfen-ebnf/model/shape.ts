import * as readers from '../../../../generated/5dfen-ebnf/readers.js';
import type { Codec } from '../../../notation/index.js';
import { trimmedAt } from '../../../notation/read/spans.js';
import { at, codecOf, leaf, list, type Model, record } from '../../../notation/shape/index.js';

const header = record(
  readers.isHEADER,
  {
    key: at(readers.headerKey, leaf('key', { description: 'The name of the header.', pattern: /^[A-Za-z._-]*$/ })),
    value: at(
      readers.headerValue,
      leaf('value', {
        description: 'The escaped string, without its quotes.',
        pattern: /^(?:[^"\\]|\\[^])*$/,
      }),
    ),
  },
  { span: trimmedAt },
);

/** A header, the production `HEADER`. Both texts are as written, escapes included. */
export interface FiveDEbnfHeader extends Model<typeof header> {}

const board = record(
  readers.isBOARD,
  {
    /** `fen_pieces` */
    pieces: at(
      readers.boardPieces,
      leaf('fen_pieces', {
        description: 'The rows of the board, with slashes between them.',
        pattern: /^(?:[A-Za-z]\*?|\d)*(?:\/(?:[A-Za-z]\*?)*)*$/,
      }),
    ),
    /** `board_layer` */
    layer: at(
      readers.boardLayer,
      leaf('board_layer', { description: 'The timeline of the board.', pattern: /^(?:[-+]\d*|0)$/ }),
    ),
    /** `board_time` */
    time: at(readers.boardTime, leaf('board_time', { description: 'The turn of the board.', pattern: /^\d*$/ })),
    /** `board_color` */
    colour: at(
      readers.boardColour,
      leaf('board_color', { description: 'The player whose turn it is on the board.', pattern: /^[wb]$/ }),
    ),
  },
  { span: trimmedAt },
);

/** A board, the production `BOARD`. Each member is the text of its production, which may be empty. */
export interface FiveDEbnfBoard extends Model<typeof board> {}

const move = leaf('MOVE', { description: 'A line of moves.', pattern: /^[^[ \n][^\n]*$/ });

/** The shape of a `ROOT`: the headers, boards and moves before the first fault. */
export const fiveDEbnfRecord = record(
  readers.isROOT,
  {
    headers: list(readers.rootHeaders, header),
    boards: list(readers.rootBoards, board),
    /** The text of each `MOVE`: one line, without its line feed. */
    moves: list(readers.rootMoves, at(readers.moveMove, move)),
  },
  { span: 'none' },
);

/** A `ROOT` of the EBNF, production by production. Nothing is interpreted. */
export interface FiveDEbnfRecord extends Model<typeof fiveDEbnfRecord> {}

/** The tagged JSON of a record. Types are the names of productions; texts are as written. */
export const fiveDEbnfCodec: Codec<FiveDEbnfRecord> = codecOf(fiveDEbnfRecord);
