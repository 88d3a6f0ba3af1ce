import { type PlayerBoard, tileAt } from '../../games/azul/index.js';
import type { Json, JsonProblem } from '../format.js';
import { type JsonReader, readingJson, tagged } from '../json-reader.js';
import {
  type AzulGame,
  type AzulLine,
  type DrawLine,
  type MoveLine,
  PLAYER_LETTERS,
  type PlayerLetter,
} from './model.js';
import { printMove } from './print.js';
import type { AzulReplay } from './replay.js';

/** A model as the tagged JSON of the conformance suite: every leaf is `{type, value}`, the value always a string. */
export function azulJson({ players, lines, comments }: AzulGame): Json {
  return {
    players: players === undefined ? null : tagged('players', players),
    lines: lines.map(lineJson),
    comments: comments.map((comment) => tagged('comment', comment)),
  };
}

function lineJson(line: AzulLine): Json {
  switch (line.type) {
    case 'draw':
      return {
        draw: line.factories.map(({ number, tiles }) => ({
          factory: tagged('factory', number),
          tiles: tagged('tiles', tiles.join('')),
        })),
      };
    case 'move':
      return {
        move: {
          player: tagged('player', line.player),
          origin: tagged('origin', line.origin),
          tiles: tagged('tiles', line.tiles.join('')),
          destinations: tagged('destinations', line.destinations.join('')),
        },
      };
    case 'name':
      return { name: { player: tagged('player', line.player), name: tagged('text', line.name) } };
    case 'date':
      return { date: tagged('date', line.date) };
    case 'commentary':
      return { commentary: tagged('text', line.text) };
    case 'metadata':
      return { metadata: { key: tagged('key', line.key), value: tagged('text', line.value) } };
  }
}

/** A model from tagged JSON, the inverse of {@link azulJson}; or the first thing in it that is not as it should be. */
export function azulFromJson(json: Json): { readonly game: AzulGame } | { readonly problem: JsonProblem } {
  const read = readingJson(json, readGame);
  return 'made' in read ? { game: read.made } : read;
}

const ONE_LINE = /^[^\r\n]*$/;

function readGame(json: JsonReader): AzulGame {
  return {
    players: Number(json.get('players').leaf('players', /^[234]$/)),
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
    key: value.get('key').leaf('key', /^\S+$/),
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

/** A replay as `replay --json` prints it. Walls are five strings a player, a dot where no tile is. */
export function replayJson({ plies, table }: AzulReplay): Json {
  return {
    plies: plies.map((move, i) => ({ ply: i + 1, mover: move.player, move: printMove(move) })),
    final: {
      scores: table.scores(),
      walls: table.players.map(wallText),
      finished: table.isOver,
      rounds: table.roundScores.map((scores) => ({ scores })),
    },
    result: table.winners().map((index) => PLAYER_LETTERS[index]!),
  };
}

/** A wall as five strings of five letters in column order. */
const wallText = ({ wall }: PlayerBoard): string[] =>
  wall.map((row, y) => row.map((isThere, x) => (isThere ? tileAt(y, x) : '.')).join(''));

/** A replay for people: the moves, the scores after each round, and who has won. */
export function replayLines({ plies, table }: AzulReplay): string {
  const width = String(plies.length).length;
  const scores = (values: readonly number[]) => values.map((score, i) => `${PLAYER_LETTERS[i]!} ${score}`).join(', ');
  const winners = table.winners().map((index) => PLAYER_LETTERS[index]!);
  const outcome = table.isOver
    ? `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`
    : 'the game goes on';
  return [
    ...plies.map((move, i) => `${String(i + 1).padStart(width)}. ${printMove(move)}`),
    ...table.roundScores.map((values, i) => `round ${i + 1}: ${scores(values)}`),
    `${table.isOver ? 'with bonuses' : 'now'}: ${scores(table.scores())}`,
    outcome,
    '',
  ].join('\n');
}
