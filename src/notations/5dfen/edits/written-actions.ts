import { defined } from '../../../defined.js';
import {
  castlingByKing,
  colourOf,
  isPawn,
  lastRank,
  letterOf,
  type Multiverse,
  type Target,
} from '../../../games/5dchess/index.js';
import { nameOfLetter } from '../boards/pieces.js';
import type { Castling, Origin, Step } from '../model/model.js';
import type { Habits } from './habits.js';
import { squareOf, writtenBoard } from './written-names.js';

/** Returns the castling that a king's move by two files means; `undefined` for other moves. */
export function writtenCastling(multiverse: Multiverse, from: Target, to: Target): Castling | undefined {
  if (castlingByKing(multiverse, from, to) === undefined) return undefined;
  return { kind: 'castling', side: to.x > from.x ? 'king' : 'queen' };
}

/** A move of one piece. */
interface PieceStep {
  readonly from: Target;
  readonly to: Target;
  /** Whether it captures a piece. */
  readonly capture: boolean;
  /** Letter of the piece that a pawn becomes on the last rank; `Q` if absent. */
  readonly promotion?: string | undefined;
}

/** Returns a step as a record writes it, with the file and the rank that it begins on. */
export function writtenStep(
  multiverse: Multiverse,
  { from, to, capture, promotion = 'Q' }: PieceStep,
  habits: Habits,
): Step {
  const code = multiverse.codeAt(from);
  const letter = letterOf(code);
  const isLastRank = to.y === lastRank(multiverse, colourOf(code));
  const isJump = from.board !== to.board;
  return {
    kind: 'step',
    ...defined({ piece: nameOfLetter(letter) }),
    from: squareOf(from),
    capture,
    to: squareOf(to),
    ...(isPawn(letter) && isLastRank ? defined({ promotion: nameOfLetter(promotion) }) : {}),
    ...(isJump
      ? { jump: multiverse.isLast(to.board) ? 'jump' : 'branch', target: writtenBoard(to.board, multiverse, habits) }
      : {}),
  };
}

/** Returns the ways to name the square of a piece, the shortest first. Pawns that capture name their file. */
export function originsOf({ piece, capture, from }: Step): Origin[] {
  const { file, rank } = from;
  const short = piece === undefined && capture ? [] : [{}];
  return [...short, defined({ file }), defined({ rank }), from];
}
