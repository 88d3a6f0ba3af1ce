import type { NodeIndex } from 'ludogram/cst';
import {
  anyKind,
  at,
  choice,
  codecOf,
  derive,
  groups,
  leaf,
  list,
  type Model,
  number,
  record,
  recursive,
  type Shape,
} from 'ludogram/shape';
import type { Variation } from '../../generated/pgn/nodes.js';
import * as readers from '../../generated/pgn/readers.js';
import { tagNodes } from '../tokens/tag-nodes.js';
import { byRoster, commentAt, findResult, nagAt, resultOfGame, sanAt, valueAt } from './leaves.js';
import { RESULTS } from './results.js';

const san = leaf('move', {
  description:
    'Short algebraic notation; -- for a null move; two squares if the piece is unknown. Variants of chess have other pieces, larger boards and gating, such as Nf3/E.',
  pattern:
    /^(?:--|[a-h][1-8][a-h][1-8][nbrqk]?[+#]?|(?:O-O(?:-O)?|[A-Z]?\+?@[a-p](?:1[0-6]|[1-9])|(?:\+?[A-Z])?[a-p]?(?:1[0-6]|[1-9])?x?[a-p](?:1[0-6]|[1-9])(?:=\+?[A-Z])?)(?:\/[A-Za-z](?:[a-p](?:1[0-6]|[1-9]))?)?[+#]?)$/,
  read: sanAt,
});

/** A move without its annotations. The same move occurs many times in a file, so it is shared. */
export const plainMove = record(
  [readers.isMove, readers.isOddMove],
  {
    /**
     * Short algebraic notation, such as `Nbd7+`, `O-O` or `exd8=Q#`; `--` for a null move. Two squares, such as `g1f3`,
     * if the text doesn't name the piece.
     */
    san,
  },
  { isShared: true },
);

const nag = number('nag', {
  description: 'A numeric annotation glyph without its $.',
  pattern: /^(?:\d|[1-9]\d{1,8})$/,
  is: anyKind(readers.isNag, readers.isSuffix, readers.isSymbol),
  read: nagAt,
  isShared: true,
});

const comment = leaf('comment', {
  description: 'A comment without its braces, white space as one space.',
  pattern: /^(?:[^\s]+(?: [^\s]+)*)?$/,
  is: anyKind(readers.isComment, readers.isLineComment, readers.isUnclosedCommentError),
  read: commentAt,
  isShared: true,
});

/** Variations inside variations go as deep as the parser reads them. */
export const variation = recursive(
  'variation',
  (self: Shape<PgnLine, NodeIndex<Variation>>) => {
    const { elements: moves, leading: comments } = movetext(self);
    return record(readers.isVariation, { comments, moves }, { layout: [readers.variationItems] });
  },
  { most: 10_000, problem: 'variations are nested too deeply' },
);
/** Moves in a row. */
export interface PgnLine extends Model<typeof variation> {}

/** A move with its glyphs, comments and variations. */
export type PgnMove = PgnLine['moves'][number];

/** Returns the shapes of the moves of a line, and of the comments before the first. */
function movetext(line: Shape<PgnLine, NodeIndex<Variation>>) {
  const json = (part: string) => ({ problem: `expected a ${part}: an empty list is left out` });
  return groups(
    [readers.gameChildren, readers.variationChildren],
    plainMove,
    {
      /** Numeric annotation glyphs; `!` is 1, `?` is 2. Absent if there are none. */
      nags: nag,
      /** The comments after the move, white space as one space. Absent if there are none. */
      comments: comment,
      /** Lines that could have been played instead of this move. Absent if there are none. */
      variations: line,
    },
    {
      leading: 'comments',
      ends: readers.isTokenError,
      closes: [readers.isResult, readers.isOddResult],
      fields: [readers.gameItems, readers.gameNotes, readers.gameTrailing, readers.variationItems],
      json: { nags: json('glyph'), comments: json('comment'), variations: json('variation') },
    },
  );
}

const tag = record(readers.isTag, {
  name: at(readers.tagName, leaf('name', { pattern: /^[A-Za-z0-9_]+$/, isShared: true })),
  /** Without escapes. */
  value: at(readers.tagValue, leaf('value', { pattern: /^[^\r\n]*$/, read: valueAt, isShared: true })),
});
/** A tag pair. */
export interface PgnTag extends Model<typeof tag> {}

const { elements: moves, leading: comments } = movetext(variation);

const game = record(readers.isGame, {
  /** In the order of the export format: the seven tag roster, then by name. */
  tags: list(readers.gameTags, tag, { unreadable: 'skip', sortedBy: byRoster, walk: tagNodes }),
  /** The comments before the first move. Absent if there are none. */
  comments,
  moves,
  /** The result in the movetext; without one, the value of the tag `Result`; without that tag, `*`. */
  result: derive(choice('result', RESULTS), {
    read: resultOfGame,
    find: findResult,
    fields: [readers.gameResult],
  }),
});
/** A game. */
export interface PgnGame extends Model<typeof game> {}

/** A file. */
export const file = record(readers.isPgnFile, { games: list(readers.pgnFileGames, game) }, { span: 'none' });
/** The games of a file. */
export interface PgnGames extends Model<typeof file> {}

/** The tagged JSON of the games of a PGN file. */
export const pgnCodec = codecOf(file);
