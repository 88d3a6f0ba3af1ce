/**
 * A decoder of chess.js for the conformance suite:
 *
 *     ludogram conformance --decoder 'node decoders/chess_js.mjs'
 *
 * It reads a text on standard input. If chess.js accepts it, it prints the tagged JSON of the game and exits with 0;
 * otherwise it exits with 1. chess.js reads one game a file, and keeps neither glyphs nor variations.
 */
import { readFileSync } from 'node:fs';
import { Chess, SEVEN_TAG_ROSTER } from 'chess.js';
import { compareTags, leaf } from './tagged.mjs';

const text = readFileSync(0, 'utf8');
const chess = new Chess();
try {
  chess.loadPgn(text);
} catch {
  process.exit(1);
}

const comments = new Map(chess.getComments().map(({ fen, comment }) => [fen, comment.replace(/\s+/g, ' ').trim()]));
const commentsOf = (fen) => (comments.has(fen) ? { comments: [leaf('comment', comments.get(fen))] } : {});
const moves = chess.history({ verbose: true });
const headers = chess.getHeaders();
const written = Object.entries(headers).filter(
  // chess.js adds the roster to every game.
  ([name, value]) => value !== SEVEN_TAG_ROSTER[name] || text.includes(`[${name} `),
);
const model = {
  games: [
    {
      tags: written
        .sort(([a], [b]) => compareTags(a, b))
        .map(([name, value]) => ({ name: leaf('name', name), value: leaf('value', value) })),
      ...commentsOf(moves[0]?.before ?? chess.fen()),
      moves: moves.map(({ san, after }) => ({ san: leaf('move', san), ...commentsOf(after) })),
      result: leaf('result', headers.Result ?? '*'),
    },
  ],
};
process.stdout.write(JSON.stringify(model));
