import { Kind } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import { cardSet } from '../../games/onitama/index.js';
import type { JsonReader } from '../../notation/json-reader.js';
import type { RoundTrip } from '../../notation/round-trip.js';
import { oniJson } from './json.js';
import { lowerOni } from './lower.js';
import { type Cell, type OniGame, type OniMove, squareOf } from './model.js';
import { writeOni } from './write.js';

/** Every letter that a set of cards may use: a model does not say which cards exist. */
const LETTERS = cardSet([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({ letter, name: letter, steps: [] })));

/** Models of `.oni` as JSON and as text. */
export const oniRoundTrip: RoundTrip<OniGame> = {
  toJson: oniJson,
  readJson: readGame,
  write: writeOni,
  parse(source) {
    const tree = parse(source);
    // The grammar knows the letters of the game's own cards only.
    const isWellFormed = tree.errors().every(({ kind, text }) => kind === Kind.CardError && LETTERS.has(text));
    return { model: lowerOni(tree, LETTERS).game, isWellFormed };
  },
};

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
const readSquare = (json: JsonReader): number => squareOf(json.leaf('square', /^[a-y]$/))!;

function readMove(json: JsonReader): OniMove {
  return { card: readCard(json.get('card')), from: readSquare(json.get('from')), to: readSquare(json.get('to')) };
}
