import type { RoundTrip } from '../../notation/round-trip.js';
import { boardJson, fiveDJson, moveJson } from './codec.js';
import type { Board, FiveDGame, Move } from './model.js';
import { parse5dfenStructure } from './read.js';
import { write5dfen } from './write.js';
import { writeBoard } from './print-board.js';
import { writeMove } from './print-move.js';
import { readBoard, readGame, readMove } from './read-json.js';
import { isBoard, isMove, isWellMade } from './well-made.js';

const parse = (text: string) => parse5dfenStructure(text, { level: 'syntax' });

/** Records of 5DFEN as JSON and as text. */
export const gameRoundTrip: RoundTrip<FiveDGame> = {
  toJson: fiveDJson,
  readJson: readGame,
  accepts: isWellMade,
  write: write5dfen,
  parse,
};

/** Boards as JSON and as text. */
export const boardRoundTrip: RoundTrip<Board> = {
  toJson: boardJson,
  readJson: readBoard,
  accepts: isBoard,
  write: (board) => writeBoard(board),
  parse(text) {
    const { model, isWellFormed } = parse(text);
    return { model: model.boards[0], isWellFormed: isWellFormed && model.turns.length === 0 };
  },
};

/** Moves as JSON and as text. */
export const moveRoundTrip: RoundTrip<Move> = {
  toJson: moveJson,
  readJson: readMove,
  accepts: isMove,
  write: writeMove,
  parse(text) {
    const { model, isWellFormed } = parse(`1. ${text}`);
    const [move, ...rest] = model.turns[0]?.white ?? [];
    return { model: move?.type === 'move' ? move : undefined, isWellFormed: isWellFormed && rest.length === 0 };
  },
};
