import { parse } from '../../../generated/azul/parser.js';
import type { JsonReader } from '../../notation/codec/json-reader.js';
import type { RoundTrip } from '../../notation/round-trip.js';
import { azulJson } from './view/replay.js';
import { lowerAzul } from './lower.js';
import type { AzulGame, AzulLine, DrawLine, MoveLine, PlayerLetter } from './model.js';
import { writeAzul } from './write.js';

/** Models of Azul games as JSON and as text. */
export const azulRoundTrip: RoundTrip<AzulGame> = {
  toJson: azulJson,
  readJson: readGame,
  write: writeAzul,
  parse(text) {
    const tree = parse(text);
    return { model: lowerAzul(tree).game, isWellFormed: tree.errors().length === 0 };
  },
};

const ONE_LINE = /^[^\r\n]*$/;

function readGame(json: JsonReader): AzulGame {
  const players = json.get('players').optional((value) => Number(value.leaf('players', /^[234]$/)));
  return {
    ...(players === undefined ? {} : { players }),
    lines: json.get('lines').list().map(readLine),
    comments: json
      .get('comments')
      .list()
      .map((comment) => comment.leaf('comment', ONE_LINE)),
  };
}

function readLine(json: JsonReader): AzulLine {
  const draw = json.get('draw').optional(readDraw);
  const move = json.get('move').optional(readMove);
  const name = json.get('name').optional((value): AzulLine => ({
    type: 'name',
    player: readPlayer(value.get('player')),
    name: value.get('name').leaf('text', ONE_LINE),
  }));
  const date = json.get('date').optional((value): AzulLine => ({
    type: 'date',
    date: value.leaf('date', /^\d{4}-\d\d-\d\d$/),
  }));
  const commentary = json.get('commentary').optional((value): AzulLine => ({
    type: 'commentary',
    text: value.leaf('text', ONE_LINE),
  }));
  const metadata = json.get('metadata').optional((value): AzulLine => ({
    type: 'metadata',
    key: value.get('key').leaf('key', /^[^ \t\r\n]+$/),
    value: value.get('value').leaf('text', ONE_LINE),
  }));
  return (
    draw ??
    move ??
    name ??
    date ??
    commentary ??
    metadata ??
    json.fail('a draw, a move, a name, a date, commentary or metadata should stand here')
  );
}

const readPlayer = (json: JsonReader): PlayerLetter => json.leaf('player', /^[A-D]$/) as PlayerLetter;
const readTiles = (json: JsonReader) => [...json.leaf('tiles', /^[lorku]+$/)] as MoveLine['tiles'];

function readDraw(json: JsonReader): DrawLine {
  const factories = json.list().map((factory) => ({
    number: Number(factory.get('factory').leaf('factory', /^[1-9]$/)),
    tiles: readTiles(factory.get('tiles')),
  }));
  return factories.length === 0 ? json.fail('a draw has at least one factory') : { type: 'draw', factories };
}

function readMove(json: JsonReader): MoveLine {
  return {
    type: 'move',
    player: readPlayer(json.get('player')),
    origin: Number(json.get('origin').leaf('origin', /^\d$/)),
    tiles: readTiles(json.get('tiles')),
    destinations: [...json.get('destinations').leaf('destinations', /^[1-5-]+$/)],
  };
}
