import * as readers from '../../../../generated/azul/readers.js';
import type { Codec } from '../../../notation/index.js';
import {
  at,
  characters,
  codecOf,
  comments,
  constant,
  derive,
  leaf,
  list,
  type Model,
  number,
  optional,
  record,
  variants,
} from '../../../notation/shape/index.js';
import {
  digitAt,
  playersOf,
  remarkIn,
  spanBeforeWhiteSpace,
  spanOfPlayers,
  textBeforeWhiteSpace,
  textBetweenWhiteSpace,
} from './leaves.js';

const player = leaf('player', { description: 'Letter of a player.', pattern: /^[A-D]$/, read: readers.playerText });

const tile = leaf('tile', { is: readers.isTile, read: readers.tileText });

const TILES = {
  type: 'tiles',
  description: 'Tiles by their letters, in the order of the record.',
  pattern: /^[lorku]+$/,
  whole: true,
  isShared: true,
};

const TEXT = {
  description: 'Text without the white space around it.',
  pattern: /^[^\r\n]*$/,
  span: spanBeforeWhiteSpace,
};

const freeText = leaf('text', { ...TEXT, read: textBetweenWhiteSpace });

const draw = /* @__PURE__ */ record(
  readers.isDraw,
  {
    type: constant('draw'),
    factories: list(
      readers.drawFactories,
      record(
        readers.isFactory,
        {
          number: at(
            readers.factoryNumber,
            number('factory', { description: 'Number of a factory.', pattern: /^[1-9]$/, read: digitAt }),
          ),
          tiles: characters(readers.factoryTiles, tile, TILES),
        },
        { jsonKeys: { number: 'factory' } },
      ),
      { least: 1, problem: 'a draw has at least one factory', unreadable: 'fail', whole: true },
    ),
  },
  { sole: 'factories' },
);

/** `1llrr 2orku …`: tiles placed on factories. */
export interface DrawLine extends Model<typeof draw> {}

const move = /* @__PURE__ */ record(readers.isMove, {
  type: constant('move'),
  player: at(readers.movePlayer, player),
  /** The number of a factory; 0 for the center. */
  origin: at(
    readers.moveOrigin,
    number('origin', { description: 'Number of a factory; 0 is the center.', pattern: /^\d$/, read: digitAt }),
  ),
  tiles: characters(readers.moveTiles, tile, TILES),
  /** One entry per tile: a line, `1` to `5`, or `-` for the floor. */
  destinations: characters(readers.moveDestinations, leaf('destination', { is: readers.isDestination }), {
    type: 'destinations',
    description: 'A pattern line for each tile; - is the floor.',
    pattern: /^[1-5-]+$/,
    whole: true,
    isShared: true,
  }),
});

/** `A 2 rrr 22-`: a player takes tiles and places them. */
export interface MoveLine extends Model<typeof move> {}

const name = /* @__PURE__ */ record(
  readers.isPlayerName,
  { type: constant('name'), player: at(readers.playerNamePlayer, player), name: at(readers.playerNameName, freeText) },
  { span: spanBeforeWhiteSpace },
);

/** A line that names a player: `:A John Doe`. */
export interface NameLine extends Model<typeof name> {}

const date = /* @__PURE__ */ record(
  readers.isGameDate,
  {
    type: constant('date'),
    date: at(
      readers.gameDateDate,
      leaf('date', { description: 'A date, YYYY-MM-DD.', pattern: /^\d{4}-\d{2}-\d{2}$/, is: readers.isIsoDate }),
    ),
  },
  { sole: 'date' },
);

/** A line with the date of the game: `:date 2020-12-25`. */
export interface DateLine extends Model<typeof date> {}

const commentary = /* @__PURE__ */ record(
  readers.isCommentary,
  {
    type: constant('commentary'),
    text: at(readers.commentaryRemark, leaf('text', { ...TEXT, read: textBeforeWhiteSpace })),
  },
  { sole: 'text', span: spanBeforeWhiteSpace },
);

/** A line of commentary: `: a remark`. */
export interface CommentaryLine extends Model<typeof commentary> {}

const metadata = /* @__PURE__ */ record(
  readers.isMetadata,
  {
    type: constant('metadata'),
    key: at(
      readers.metadataKey,
      leaf('key', { description: "A key that the specification doesn't define.", pattern: /^[^ \t\r\n]+$/ }),
    ),
    value: at(readers.metadataValue, freeText),
  },
  { span: spanBeforeWhiteSpace },
);

/** A line of metadata with an unknown key: `:key value`. */
export interface MetadataLine extends Model<typeof metadata> {}

/** The shape of a line of a record, except the number of players. */
export const azulLine = /* @__PURE__ */ variants('expected a draw, a move, a name, a date, commentary or metadata', {
  draw,
  move,
  name,
  date,
  commentary,
  metadata,
});

/** A line of a record after the number of players, or metadata before it. */
export type AzulLine = Model<typeof azulLine>;

/** The shape of a record. */
export const azulGame = /* @__PURE__ */ record(
  readers.isAzulGame,
  {
    /** The number of players, 2 to 4; absent if it is unreadable. */
    players: optional(
      derive(number('players', { description: 'Number of players.', pattern: /^[234]$/ }), {
        tryRead: playersOf,
        find: spanOfPlayers,
      }),
    ),
    lines: list(readers.azulGameLines, azulLine, {
      description: 'Draws, moves and metadata in the order of the record.',
      unreadable: 'skip',
    }),
    /** The comment lines, without their `#`. */
    comments: comments(
      { type: 'comment', description: 'A comment without its #.', pattern: /^[^\r\n]*$/ },
      { read: remarkIn, span: spanBeforeWhiteSpace },
    ),
  },
  { span: 'none', layout: [readers.azulGameSignature] },
);

/** The content of an Azul record, in the order of the text. */
export interface AzulGame extends Model<typeof azulGame> {}

/** The tagged JSON of an Azul game. Every leaf is `{type, value}`, and the value is always a string. */
export const azulCodec: Codec<AzulGame> = /* @__PURE__ */ codecOf(azulGame);
