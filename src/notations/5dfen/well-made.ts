import { DEFAULT_DEPTH_LIMIT } from '../../cst/index.js';
import { ModelError } from '../../diagnostics/index.js';
import { GREATEST } from './digits.js';
import {
  type Board,
  type BoardName,
  type FiveDGame,
  type Layer,
  layerOf,
  type Line,
  type Move,
  type Piece,
  type Square,
} from './model.js';

/** Levels of nested variations that a record can have: the parser goes no deeper. */
export const MOST_NESTED = DEFAULT_DEPTH_LIMIT;

/** Whether a layer's number is what its spelling says. */
export const isLayer = ({ spelling, value }: Layer): boolean =>
  /^[+-]?\d+$/.test(spelling) && Object.is(layerOf(spelling).value, value) && Math.abs(value) <= GREATEST;

/** Whether a piece has one letter, upper case, whatever its colour. */
export const isPiece = ({ letter }: Piece): boolean => /^[A-Z]$/.test(letter);

/** Whether a square, or the part of it that is known, is one that moves can name. */
export const isSquare = ({ file = 'a', rank = 1 }: Partial<Square>): boolean =>
  /^[a-z]$/.test(file) && Number.isInteger(rank) && rank >= 1 && rank <= 99;

/**
 * Whether boards and moves are such as a text can have, so that a game can be played and drawn. Headers and comments are
 * not looked at.
 */
export function isWellMade(game: FiveDGame): boolean {
  if (!game.boards.every(isBoard)) return false;
  const open: { readonly line: Line; readonly depth: number }[] = [{ line: game, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { line, depth } = next;
    if (depth > MOST_NESTED) return false;
    for (const { number = 0, white = [], black = [] } of line.turns) {
      if (!isNumber(number)) return false;
      for (const item of [...white, ...black]) {
        if (item.type === 'move' && !isMove(item)) return false;
        if (item.type === 'variation') open.push({ line: item, depth: depth + 1 });
      }
    }
  }
  return true;
}

const isNumber = (number: number): boolean => Number.isInteger(number) && number >= 0 && number <= GREATEST;
const isPlace = ({ layer, time = 0 }: BoardName): boolean => isLayer(layer) && isNumber(time);

/** Whether a board is such as a text can have. */
export const isBoard = (board: Board): boolean =>
  isPlace(board) && board.rows.length > 0 && board.rows.every((row) => row.every((piece) => !piece || isPiece(piece)));

/** Whether the numbers, layers and squares of a move are such as a text can have. */
export function isMove({ board, action, makes, present = 0 }: Move): boolean {
  if ((board !== undefined && !isPlace(board)) || (makes !== undefined && !isLayer(makes))) return false;
  if (action.kind !== 'step') return isNumber(present);
  const { from, to, target } = action;
  return isNumber(present) && isSquare(from) && isSquare(to) && (target === undefined || isPlace(target));
}

/** Ends the writing of variations that no text can nest so deep, or that hold themselves. */
export function tooDeep(): never {
  throw new ModelError({ path: [], message: `variations nest more than ${MOST_NESTED} levels deep` });
}
