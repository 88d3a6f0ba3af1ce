import type { JsonReader } from '../../notation/codec/json-reader.js';
import {
  type Action,
  type Board,
  type BoardName,
  type Coordinates,
  type FiveDGame,
  layerOf,
  type Line,
  type Move,
  type Origin,
  type Result,
  type Step,
  type Turn,
} from './model.js';
import { MOST_COLUMNS } from './lower.js';
import { rowOf, widthOfRow } from './rows.js';
import { MOST_NESTED } from './well-made.js';

/** A game from tagged JSON, the inverse of `fiveDJson`. */
export function readGame(json: JsonReader): FiveDGame {
  return {
    headers: json
      .get('headers')
      .list()
      .map((header) => ({
        key: header.get('key').leaf('key', /^[\w.-]+$/),
        value: header.get('value').leaf('text'),
      })),
    boards: json.get('boards').list().map(readBoard),
    remarks: json.get('remarks').list().map(readComment),
    ...readLine(json, 0),
  };
}

const readComment = (json: JsonReader): string => json.leaf('comment', /^[^}]*$/);

/** A board from tagged JSON. */
export function readBoard(json: JsonReader): Board {
  const rows = json.get('rows').list();
  if (rows.length === 0) json.get('rows').fail('a board has at least one row');
  return {
    rows: rows.map(readRow),
    ...readCoordinates(json),
    toMove: json.get('toMove').leaf('colour', /^(white|black)$/) as Board['toMove'],
  };
}

function readRow(json: JsonReader): Board['rows'][number] {
  const text = json.leaf('row', /^(?:[A-Za-z]\*?|[1-9]\d*)+$/);
  return widthOfRow(text) > MOST_COLUMNS ? json.fail('the row is too wide') : rowOf(text);
}

const readLayer = (json: JsonReader) => layerOf(json.leaf('layer', /^[+-]?0*\d{1,15}$/));
const readNumber = (json: JsonReader, type: string): number => Number(json.leaf(type, /^\d{1,15}$/));

function readCoordinates(json: JsonReader): Coordinates {
  return { layer: readLayer(json.get('layer')), time: readNumber(json.get('time'), 'time') };
}

function readBoardName(json: JsonReader): BoardName {
  const time = json.get('time').optional((value) => readNumber(value, 'time'));
  return { layer: readLayer(json.get('layer')), ...(time === undefined ? {} : { time }) };
}

function readLine(json: JsonReader, depth: number): Line {
  if (depth > MOST_NESTED) json.fail(`variations nest more than ${MOST_NESTED} levels deep`);
  const result = json.get('result').optional((value) => value.leaf('result', /^(1-0|0-1|1\/2-1\/2|\*)$/) as Result);
  return {
    comments: json.get('comments').list().map(readComment),
    turns: json
      .get('turns')
      .list()
      .map((turn) => readTurn(turn, depth)),
    ...(result === undefined ? {} : { result }),
  };
}

function readTurn(json: JsonReader, depth: number): Turn {
  const read = (action: JsonReader) => readAction(action, depth);
  return defined<Turn>({
    number: json.get('number').optional((number) => readNumber(number, 'number')),
    white: json.get('white').optional(read),
    black: json.get('black').optional(read),
  });
}

function readAction(json: JsonReader, depth: number): Action {
  return json.list().map((item): Action[number] => {
    const move = item.get('move');
    if (move.isPresent) return readMove(move);
    const comment = item.get('comment');
    if (comment.isPresent) return { type: 'comment', text: readComment(comment) };
    return { type: 'variation', ...readLine(item.get('variation'), depth + 1) };
  });
}

/** A move from tagged JSON. */
export function readMove(json: JsonReader): Move {
  return defined<Move>({
    type: 'move',
    board: json.get('board').optional(readBoardName),
    action: readMoveAction(json),
    check: json.get('check').optional((value) => value.leaf('check', /^(check|mate|softmate)$/) as 'check'),
    movesPresent: readBoolean(json.get('movesPresent')),
    assessment: json.get('assessment').optional((value) => value.leaf('assessment', /^[?!]+$/)),
    makes: json.get('makes').optional(readLayer),
    present: json.get('present').optional((value) => readNumber(value, 'time')),
  });
}

const readBoolean = (json: JsonReader): boolean => json.leaf('boolean', /^(true|false)$/) === 'true';

function readMoveAction(json: JsonReader): Move['action'] {
  switch (json.get('kind').leaf('kind', /^(step|castling|pass)$/)) {
    case 'castling':
      return { kind: 'castling', side: json.get('side').leaf('side', /^(king|queen)$/) as 'king' };
    case 'pass':
      return { kind: 'pass' };
    default:
      return readStep(json);
  }
}

function readStep(json: JsonReader): Step {
  const { file, rank } = readOrigin(json.get('to').leaf('square', /^[a-z][1-9]\d?$/));
  return defined<Step>({
    kind: 'step',
    piece: json.get('piece').optional(readPieceName),
    from:
      json.get('from').optional((from) => readOrigin(from.leaf('origin', /^(?:[a-z](?:[1-9]\d?)?|[1-9]\d?)$/))) ?? {},
    jump: json.get('jump').optional((jump) => jump.leaf('jump', /^(jump|branch)$/) as 'jump'),
    capture: readBoolean(json.get('capture')),
    target: json.get('target').optional(readBoardName),
    to: { file: file!, rank: rank! },
    promotion: json.get('promotion').optional(readPieceName),
  });
}

const readPieceName = (json: JsonReader): string => json.leaf('piece', /^(RQ|PR|BR|[A-Z])$/);

function readOrigin(text: string): Origin {
  const [, file, rank] = /^([a-z]?)(\d*)$/.exec(text)!;
  return { ...(file ? { file } : {}), ...(rank ? { rank: Number(rank) } : {}) };
}

/** The same without the members that are `undefined`. */
function defined<T extends object>(value: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}
