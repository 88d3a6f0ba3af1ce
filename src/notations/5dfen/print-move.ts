import { type BoardName, type Move, type Origin, type Square, type Step } from './model.js';

/** A move as canonical text, whether it says the same or not: board, piece, origin, `>` or `>>`, `x`, board and square, `=`, signs, then its marks. */
export function writeMove(move: Move): string {
  const { board, action } = move;
  const check = move.check === undefined ? '' : { check: '+', mate: '#', softmate: '*' }[move.check];
  return [
    (board === undefined ? '' : printCoordinates(board)) + printAction(action) + check,
    move.movesPresent ? '~' : '',
    move.assessment ?? '',
    move.present === undefined ? '' : ` (~T${move.present})`,
    move.makes === undefined ? '' : ` (>L${move.makes.spelling})`,
  ].join('');
}

/** The name of a board as moves have it: `(0T1)`, or `(L0)` without a turn. */
export const printCoordinates = ({ layer: { spelling }, time }: BoardName): string =>
  time === undefined ? `(L${spelling})` : `(${spelling}T${time})`;

function printAction(action: Move['action']): string {
  switch (action.kind) {
    case 'castling':
      return action.side === 'king' ? 'O-O' : 'O-O-O';
    case 'pass':
      return '0000';
    case 'step':
      return printStep(action);
  }
}

function printStep({ piece = '', from, jump, capture, target, to, promotion }: Step): string {
  return [
    piece,
    printSquare(from),
    jump === undefined ? '' : jump === 'branch' ? '>>' : '>',
    capture ? 'x' : '',
    target === undefined ? '' : printCoordinates(target),
    printSquare(to),
    promotion === undefined ? '' : `=${promotion}`,
  ].join('');
}

/** A square, or the part of one that is known. */
export const printSquare = ({ file = '', rank }: Square | Origin): string => `${file}${rank ?? ''}`;
