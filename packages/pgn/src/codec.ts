import { type Codec, leaf, list, optional, record, recursive, text, wholeNumber } from 'ludogram';
import type { PgnGames, PgnLine, PgnMove, PgnResult } from './model.js';

const san = text('move', {
  description: 'Short algebraic notation; -- for a null move; two squares if the piece is unknown.',
  pattern:
    /^(?:--|(?:O-O(?:-O)?|[NBRQK](?:[a-h]?[1-8]?x?)[a-h][1-8]|(?:[a-h]x?)?[a-h]?[1-8](?:=[QRBNK])?|[NBRQP]?@[a-h][1-8]|[a-h][1-8][a-h][1-8][nbrqk]?)[+#]?)$/,
});

const comment = text('comment', {
  description: 'A comment without its braces, white space as one blank.',
  pattern: /^(?:[^\s]+(?: [^\s]+)*)?$/,
});

const comments = optional(list(comment, { least: 1, problem: 'expected a comment: an empty list is left out' }));

/** Variations inside variations go as deep as the parser reads them. */
const line: Codec<PgnLine> = recursive('variation', () => record({ comments, moves: list(move) }), {
  most: 500,
  problem: 'variations are nested too deeply',
});

const move: Codec<PgnMove> = record({
  san,
  nags: optional(
    list(
      wholeNumber('nag', {
        description: 'A numeric annotation glyph without its $.',
        pattern: /^(?:\d|[1-9]\d{1,8})$/,
      }),
      {
        least: 1,
        problem: 'expected a glyph: an empty list is left out',
      },
    ),
  ),
  comments,
  variations: optional(list(line, { least: 1, problem: 'expected a variation: an empty list is left out' })),
});

const result = leaf<PgnResult>('result', {
  pattern: /^(?:1-0|0-1|1\/2-1\/2|\*)$/,
  print: (value) => value,
  parse: (written) => written as PgnResult,
});

const tag = record({
  name: text('name', { pattern: /^[A-Za-z0-9_]+$/ }),
  value: text('value', { pattern: /^[^\r\n]*$/ }),
});

/** The tagged JSON of the games of a PGN file. */
export const pgnCodec: Codec<PgnGames> = record({
  games: list(record({ tags: list(tag), comments, moves: list(move), result })),
});
