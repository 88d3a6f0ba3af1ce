import * as readers from '../../../../../generated/otn/readers.js';
import type { Codec } from '../../../../notation/index.js';
import {
  at,
  choice,
  codecOf,
  constant,
  leaf,
  list,
  type Model,
  nullable,
  record,
  variants,
} from '../../../../notation/shape/index.js';
import { SPACE, type Space } from '../../space.js';
import {
  type InfoSymbol,
  type OtnResignation,
  type OtnSkip,
  type OtnUnreadable,
  plainMoveKey,
  resignationAt,
  skipAt,
  spaceAt,
  spanOfUnreadable,
  symbolAt,
  unreadableAt,
} from './leaves.js';

const space = leaf('space', { description: 'A space of the board.', pattern: SPACE, read: spaceAt });

/** The tagged JSON of a space: its name. */
export const spaceCodec: Codec<Space> = codecOf(space);

const symbol = leaf('symbol', {
  description: 'The symbol of a special piece, upper case for defenders.',
  pattern: /^[cnkmgCNKMG]$/,
  tryRead: symbolAt,
});

const capture = record(readers.isCapture, {
  /** The symbol of a special piece, if it is written. */
  piece: nullable(at(readers.capturePiece, symbol)),
  space: at(readers.captureSpace, space),
});

/** A captured piece. */
export interface OtnCapture extends Model<typeof capture> {}

/** The shape of the move of a piece. */
export const otnPlay = record(
  readers.isPlay,
  {
    kind: constant('play'),
    /** The symbol of a special piece, if it is written. */
    piece: nullable(at(readers.playPiece, symbol)),
    from: at(readers.playFrom, space),
    type: at(readers.playType, choice('move-type', ['-', '^', '=', '^='], { description: 'How the piece moves.' })),
    to: at(readers.playTo, space),
    captures: list(readers.playCaptures, capture, { whole: true }),
    /** The info symbol as written; not computed. */
    info: nullable(
      at(
        readers.playInfo,
        leaf<InfoSymbol>('info', { description: 'What the move leads to.', pattern: /^(?:\+\+?|--?)$/ }),
      ),
    ),
  },
  { jsonKeys: { type: 'moveType' }, sharedBy: plainMoveKey },
);

/** The move of a piece. */
export interface OtnPlay extends Model<typeof otnPlay> {}

/** The shape of a move, readable or not. */
export const otnMove = variants(
  'a move has from, moveType and to, or it is a leaf of type resignation or skip',
  {
    play: otnPlay,
    resignation: leaf<OtnResignation>('resignation', {
      description: 'A resignation.',
      pattern: /^---$/,
      print: () => '---',
      parse: resignationAt,
      is: readers.isResignation,
      read: resignationAt,
    }),
    skip: leaf<OtnSkip>('skip', {
      description: 'The move that a variation leaves as it was.',
      pattern: /^\.{5}$/,
      print: () => '.....',
      parse: skipAt,
      is: readers.isSkip,
      read: skipAt,
    }),
    unreadable: leaf<OtnUnreadable>('unreadable', {
      unreadable: "a move that can't be read can't be written",
      print: ({ text }) => text,
      read: unreadableAt,
      span: spanOfUnreadable,
    }),
  },
  { key: 'kind', json: 'bare' },
);

/** A move record as written, legal or not. */
export type OtnMove = Model<typeof otnMove>;

/**
 * The tagged JSON of a move. An unreadable move is written as a leaf of type `unreadable`, which the codec does not
 * read.
 */
export const moveCodec: Codec<OtnMove> = codecOf(otnMove);
