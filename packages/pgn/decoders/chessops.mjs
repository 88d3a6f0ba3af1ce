/**
 * A decoder of chessops for the conformance suite:
 *
 *     ludogram conformance --decoder 'node decoders/chessops.mjs'
 *
 * It reads a text on standard input, prints the tagged JSON of its games and exits with 0. chessops accepts every text,
 * so a game with an illegal move in its main line or in a variation is rejected here.
 */
import { readFileSync } from 'node:fs';
import { defaultGame, parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { opposite } from 'chessops/util';
import { compareTags, leaf } from './tagged.mjs';

const list = (key, values) => (values === undefined || values.length === 0 ? {} : { [key]: values });
const commentsOf = (texts) =>
  list(
    'comments',
    texts?.map((text) => leaf('comment', text.replace(/\s+/g, ' ').trim())),
  );

/** Plays a move; a null move changes the side to move. Returns whether it is legal. */
function play(position, san) {
  if (san === '--') {
    position.turn = opposite(position.turn);
    position.epSquare = undefined;
    return true;
  }
  const move = parseSan(position, san);
  if (move !== undefined) position.play(move);
  return move !== undefined;
}

/** Plays the moves after a node, and returns them as a line; each variation is one of the move that it replaces. */
function lineOf(node, position) {
  const moves = [];
  for (let at = node; at.children.length > 0; at = at.children[0]) {
    const [next, ...others] = at.children;
    const variations = others.map((other) => ({
      ...commentsOf(other.data.startingComments),
      moves: lineOf({ children: [other] }, position.clone()),
    }));
    const { san, nags, comments } = next.data;
    moves.push({
      san: leaf('move', san),
      ...list(
        'nags',
        nags?.map((nag) => leaf('nag', String(nag))),
      ),
      ...commentsOf(comments),
      ...list('variations', variations),
    });
    if (!play(position, san)) process.exit(1);
  }
  return moves;
}

const games = parsePgn(readFileSync(0, 'utf8'), () => new Map()).map((game) => {
  const start = startingPosition(game.headers);
  if (start.isErr) process.exit(1);
  const tags = [...game.headers].sort(([a], [b]) => compareTags(a, b));
  return {
    tags: tags.map(([name, value]) => ({ name: leaf('name', name), value: leaf('value', value) })),
    ...commentsOf([...(game.comments ?? []), ...(game.moves.children[0]?.data.startingComments ?? [])]),
    moves: lineOf(game.moves, start.value),
    result: leaf('result', game.headers.get('Result') ?? defaultGame().headers.get('Result')),
  };
});
process.stdout.write(JSON.stringify({ games }));
