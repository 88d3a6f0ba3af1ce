import type { Player, Tile } from '../../games/azul/index.js';
import {
  byType,
  characters,
  inJson,
  list,
  only,
  optional,
  record,
  text,
  wholeNumber,
} from '../../notation/codec/index.js';
import type { AzulLine } from './model.js';

const player = text<Player>('player', { description: 'Letter of a player.', pattern: /^[A-D]$/ });

const tiles = characters<Tile>('tiles', {
  description: 'Tiles by their letters, in the order of the record.',
  pattern: /^[lorku]+$/,
});

const freeText = text('text', { description: 'Text without the white space around it.', pattern: /^[^\r\n]*$/ });

const factory = record({
  number: inJson('factory', wholeNumber('factory', { description: 'Number of a factory.', pattern: /^[1-9]$/ })),
  tiles,
});

const line = byType<AzulLine>('expected a draw, a move, a name, a date, commentary or metadata', {
  draw: only('factories', list(factory, { least: 1, problem: 'a draw has at least one factory' })),
  move: record({
    player,
    origin: wholeNumber('origin', { description: 'Number of a factory; 0 is the center.', pattern: /^\d$/ }),
    tiles,
    destinations: characters('destinations', {
      description: 'A pattern line for each tile; - is the floor.',
      pattern: /^[1-5-]+$/,
    }),
  }),
  name: record({ player, name: freeText }),
  date: only('date', text('date', { description: 'A date, YYYY-MM-DD.', pattern: /^\d{4}-\d{2}-\d{2}$/ })),
  commentary: only('text', freeText),
  metadata: record({
    key: text('key', { description: "A key that the specification doesn't define.", pattern: /^[^ \t\r\n]+$/ }),
    value: freeText,
  }),
});

/** The tagged JSON of an Azul game. Every leaf is `{type, value}`, and the value is always a string. */
export const azulCodec = record({
  players: optional(wholeNumber('players', { description: 'Number of players.', pattern: /^[234]$/ })),
  lines: list(line, { description: 'Draws, moves and metadata in the order of the record.' }),
  comments: list(text('comment', { description: 'A comment without its #.', pattern: /^[^\r\n]*$/ })),
});
