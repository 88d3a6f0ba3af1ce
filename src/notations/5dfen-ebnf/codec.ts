import { list, record, text } from '../../notation/codec/index.js';

/** The tagged JSON of a record. Types are the names of productions; texts are as written. */
export const fiveDEbnfCodec = record({
  headers: list(
    record({
      key: text('key', { description: 'The name of the header.', pattern: /^[A-Za-z._-]*$/ }),
      value: text('value', {
        description: 'The escaped string, without its quotes.',
        pattern: /^(?:[^"\\]|\\[^])*$/,
      }),
    }),
  ),
  boards: list(
    record({
      pieces: text('fen_pieces', {
        description: 'The rows of the board, with slashes between them.',
        pattern: /^(?:[A-Za-z]\*?|\d)*(?:\/(?:[A-Za-z]\*?)*)*$/,
      }),
      layer: text('board_layer', { description: 'The timeline of the board.', pattern: /^(?:[-+]\d*|0)$/ }),
      time: text('board_time', { description: 'The turn of the board.', pattern: /^\d*$/ }),
      colour: text('board_color', { description: 'The player whose turn it is on the board.', pattern: /^[wb]$/ }),
    }),
  ),
  moves: list(text('MOVE', { description: 'A line of moves.', pattern: /^[^[ \n][^\n]*$/ })),
});
