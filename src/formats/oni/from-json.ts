import type { Json, JsonProblem } from '../format.js';
import { type JsonReader, readingJson } from '../json-reader.js';
import { type Cell, type OniGame, type OniMove, squareOf } from './model.js';

/** A model from tagged JSON, the inverse of `oniJson`; or the first thing in it that is not as it should be. */
export function oniFromJson(json: Json): { readonly game: OniGame } | { readonly problem: JsonProblem } {
  const read = readingJson(json, readGame);
  return 'made' in read ? { game: read.made } : read;
}

function readGame(json: JsonReader): OniGame {
  const board = json.get('board').optional((value) => [...value.leaf('board', /^[.0-3]{25}$/)] as Cell[]);
  const cards = json.get('cards').list().map(readCard);
  if (cards.length !== 5) json.get('cards').fail('a game has five cards');
  return {
    ...(board === undefined ? {} : { board }),
    cards,
    moves: json.get('moves').list().map(readMove),
    comments: json
      .get('comments')
      .list()
      .map((comment) => comment.leaf('comment', /^#[^\r\n]*$/)),
  };
}

const readCard = (json: JsonReader): string => json.leaf('card', /^[A-Z]$/);
const readSquare = (json: JsonReader): number => squareOf(json.leaf('square', /^[a-y]$/));

function readMove(json: JsonReader): OniMove {
  return { card: readCard(json.get('card')), from: readSquare(json.get('from')), to: readSquare(json.get('to')) };
}
