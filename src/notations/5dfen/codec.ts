import type { Json } from '../../notation/format.js';
import { tagged } from '../../notation/codec/json-reader.js';
import type { Action, Board, BoardName, FiveDGame, Layer, Line, Move, Origin, Step, Turn } from './model.js';
import { printRow } from './print-board.js';
import { printSquare } from './print-move.js';
import { isLayer, isPiece, isSquare, MOST_NESTED, tooDeep } from './well-made.js';

type Members = { readonly [key: string]: Json | undefined };

/** An object without the members that are absent. */
function object(members: Members): Json {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Json;
}

const leaf = (type: string, value: string | number | undefined): Json | undefined =>
  value === undefined ? undefined : tagged(type, value);

/**
 * A model as the tagged JSON of the conformance suite: every leaf is `{type, value}`, the value always a string. What a
 * record does not say is left out. What no text expresses, such as a piece of two letters, is written as no reader accepts.
 *
 * @throws ModelError for variations that are nested too deep, or that hold themselves
 */
export function fiveDJson(game: FiveDGame): Json {
  return {
    headers: game.headers.map(({ key, value }) => ({ key: tagged('key', key), value: tagged('text', value) })),
    boards: game.boards.map(boardJson),
    remarks: game.remarks.map((text) => tagged('comment', text)),
    ...lineJson(game, 0),
  };
}

/** A board as tagged JSON. */
export function boardJson(board: Board): Json {
  return {
    rows: board.rows.map(rowJson),
    ...coordinatesJson(board),
    toMove: tagged('colour', board.toMove),
  };
}

const rowJson = (row: Board['rows'][number]): Json =>
  tagged('row', row.every((piece) => piece === undefined || isPiece(piece)) ? printRow(row) : JSON.stringify(row));

/** The spelling of a layer; with its number where they contradict each other. */
const layerJson = (layer: Layer): Json =>
  tagged('layer', isLayer(layer) ? layer.spelling : `${layer.spelling} (${layer.value})`);

/** A square, or a part of one, by its name; one that has no name as its parts. */
const squareText = (square: Origin): string =>
  isSquare(square) ? printSquare(square) : `(${square.file ?? ''}, ${square.rank ?? ''})`;

const coordinatesJson = ({ layer, time }: BoardName): { readonly [key: string]: Json } => ({
  layer: layerJson(layer),
  ...(time === undefined ? {} : { time: tagged('time', time) }),
});

function lineJson({ comments, turns, result }: Line, depth: number): { readonly [key: string]: Json } {
  if (depth > MOST_NESTED) return tooDeep();
  return {
    comments: comments.map((text) => tagged('comment', text)),
    turns: turns.map((turn) => turnJson(turn, depth)),
    ...(result === undefined ? {} : { result: tagged('result', result) }),
  };
}

function turnJson({ number, white, black }: Turn, depth: number): Json {
  return object({
    number: leaf('number', number),
    white: white === undefined ? undefined : actionJson(white, depth),
    black: black === undefined ? undefined : actionJson(black, depth),
  });
}

function actionJson(action: Action, depth: number): Json {
  return action.map((item) => {
    if (item.type === 'move') return { move: moveJson(item) };
    if (item.type === 'comment') return { comment: tagged('comment', item.text) };
    return { variation: lineJson(item, depth + 1) };
  });
}

/** A move as tagged JSON. */
export function moveJson(move: Move): Json {
  const { board, action, check, movesPresent, assessment, makes, present } = move;
  return object({
    board: board === undefined ? undefined : coordinatesJson(board),
    kind: tagged('kind', action.kind),
    ...(action.kind === 'step' ? stepJson(action) : {}),
    ...(action.kind === 'castling' ? { side: tagged('side', action.side) } : {}),
    check: leaf('check', check),
    movesPresent: tagged('boolean', movesPresent),
    assessment: leaf('assessment', assessment),
    makes: makes === undefined ? undefined : layerJson(makes),
    present: leaf('time', present),
  });
}

function stepJson({ piece, from, jump, capture, target, to, promotion }: Step): Members {
  return {
    piece: leaf('piece', piece),
    from: leaf('origin', from.file === undefined && from.rank === undefined ? undefined : squareText(from)),
    jump: leaf('jump', jump),
    capture: tagged('boolean', capture),
    target: target === undefined ? undefined : coordinatesJson(target),
    to: tagged('square', squareText(to)),
    promotion: leaf('piece', promotion),
  };
}
