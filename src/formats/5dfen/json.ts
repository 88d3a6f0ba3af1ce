import type { Json } from '../format.js';
import { tagged } from '../json-reader.js';
import type { Action, Board, Coordinates, FiveDGame, Line, Move, Step, Turn } from './model.js';
import { printRow } from './print-board.js';
import { printSquare } from './print-move.js';

type Members = { readonly [key: string]: Json | undefined };

/** An object without the members that are absent. */
function object(members: Members): Json {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Json;
}

const leaf = (type: string, value: string | number | undefined): Json | undefined =>
  value === undefined ? undefined : tagged(type, value);

/**
 * A model as the tagged JSON of the conformance suite: every leaf is `{type, value}`, the value always a string. What a
 * record does not say is left out.
 */
export function fiveDJson(game: FiveDGame): Json {
  return {
    headers: game.headers.map(({ key, value }) => ({ key: tagged('key', key), value: tagged('text', value) })),
    boards: game.boards.map(boardJson),
    remarks: game.remarks.map((text) => tagged('comment', text)),
    ...lineJson(game),
  };
}

function boardJson(board: Board): Json {
  return {
    rows: board.rows.map((row) => tagged('row', printRow(row))),
    ...coordinatesJson(board),
    toMove: tagged('colour', board.toMove),
  };
}

const coordinatesJson = ({ layer, time }: Coordinates): { readonly [key: string]: Json } => ({
  layer: tagged('layer', layer.spelling),
  time: tagged('time', time),
});

function lineJson({ comments, turns, result }: Line): { readonly [key: string]: Json } {
  return {
    comments: comments.map((text) => tagged('comment', text)),
    turns: turns.map(turnJson),
    ...(result === undefined ? {} : { result: tagged('result', result) }),
  };
}

function turnJson({ number, white, black }: Turn): Json {
  return object({
    number: leaf('number', number),
    white: white === undefined ? undefined : actionJson(white),
    black: black === undefined ? undefined : actionJson(black),
  });
}

function actionJson(action: Action): Json {
  return action.map((item) => {
    if (item.type === 'move') return { move: moveJson(item) };
    if (item.type === 'comment') return { comment: tagged('comment', item.text) };
    return { variation: lineJson(item) };
  });
}

function moveJson(move: Move): Json {
  const { board, action, check, movesPresent, assessment, makes, present } = move;
  return object({
    board: board === undefined ? undefined : coordinatesJson(board),
    kind: tagged('kind', action.kind),
    ...(action.kind === 'step' ? stepJson(action) : {}),
    ...(action.kind === 'castling' ? { side: tagged('side', action.side) } : {}),
    check: leaf('check', check),
    movesPresent: tagged('boolean', movesPresent),
    assessment: leaf('assessment', assessment),
    makes: leaf('layer', makes?.spelling),
    present: leaf('time', present),
  });
}

function stepJson({ piece, from, jump, capture, target, to, promotion }: Step): Members {
  return {
    piece: leaf('piece', piece),
    from: leaf('origin', printSquare(from) || undefined),
    jump: leaf('jump', jump),
    capture: tagged('boolean', capture),
    target: target === undefined ? undefined : coordinatesJson(target),
    to: tagged('square', printSquare(to)),
    promotion: leaf('piece', promotion),
  };
}
