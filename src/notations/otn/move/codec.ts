import {
  type Codec,
  inJson,
  leaf,
  list,
  optional,
  record,
  text,
  variant,
  variants,
} from '../../../notation/codec/index.js';
import { tagged } from '../../../notation/codec/json-reader.js';
import type { InfoSymbol, MoveType, OtnMove, OtnPlay } from './model.js';
import { isSpace, type Space, spaceName, spaceOf } from '../space.js';

/**
 * The tagged JSON of a space: its name. A space that does not exist is written as its number, which the codec does not
 * read.
 */
export const spaceCodec = leaf<Space>('space', {
  description: 'A space of the board.',
  pattern: /^[a-z][1-9]\d?$/,
  print: (space) => (isSpace(space) ? spaceName(space) : String(space)),
  parse: spaceOf,
});

const symbol = text('symbol', {
  description: 'The symbol of a special piece, upper case for defenders.',
  pattern: /^[cnkmgCNKMG]$/,
});

const written = record({
  piece: optional(symbol),
  from: spaceCodec,
  type: inJson(
    'moveType',
    text<MoveType>('move-type', { description: 'How the piece moves.', pattern: /^(?:-|\^|=|\^=)$/ }),
  ),
  to: spaceCodec,
  captures: list(record({ piece: optional(symbol), space: spaceCodec })),
  info: optional(text<InfoSymbol>('info', { description: 'What the move leads to.', pattern: /^(?:\+\+?|--?)$/ })),
}) as Codec<Omit<OtnPlay, 'kind'>>;

const play: Codec<OtnPlay> = { ...written, decode: (json) => ({ kind: 'play', ...written.decode(json) }) };

const skip = leaf<Extract<OtnMove, { kind: 'skip' }>>('skip', {
  description: 'The move that a variation leaves as it was.',
  pattern: /^\.{5}$/,
  print: () => '.....',
  parse: () => ({ kind: 'skip' }),
});

const resignation = leaf<Extract<OtnMove, { kind: 'resignation' }>>('resignation', {
  description: 'A resignation.',
  pattern: /^---$/,
  print: () => '---',
  parse: () => ({ kind: 'resignation' }),
});

const readable = variants<OtnMove>('a move has from, moveType and to, or it is a leaf of type resignation or skip', [
  variant(
    (move): move is OtnPlay => move.kind === 'play',
    (json) => json.get('from').isPresent,
    play,
  ),
  variant(
    (move) => move.kind === 'resignation',
    (json) => json.is('resignation'),
    resignation,
  ),
  variant(
    (move) => move.kind === 'skip',
    (json) => json.is('skip'),
    skip,
  ),
]);

/**
 * The tagged JSON of a move. An unreadable move is written as a leaf of type `unreadable`, which the codec does not
 * read.
 */
export const moveCodec: Codec<OtnMove> = {
  ...readable,
  encode: (move) => (move.kind === 'unreadable' ? tagged('unreadable', move.text) : readable.encode(move)),
  decode: (json) =>
    json.is('unreadable') ? json.fail("a move that can't be read can't be written") : readable.decode(json),
};
