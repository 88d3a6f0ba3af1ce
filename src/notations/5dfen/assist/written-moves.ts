import {
  isPawn,
  legalMoves,
  letterOf,
  type Move as PieceMove,
  type Multiverse,
  PIECE_NAMES,
  sideToMove,
  targetAt,
} from '../../../games/5dchess/index.js';
import { append } from '../../../maps.js';
import type { Habits } from '../edits/habits.js';
import { originsOf, writtenCastling, writtenStep } from '../edits/written-actions.js';
import { writtenBoard } from '../edits/written-names.js';
import type { Move, Step } from '../model/model.js';
import { writeMove } from '../turns/print.js';

/** A legal move in words and as a record writes it, without the marks of what it causes. */
export interface MoveSpelling {
  /**
   * The shortest text that means the move, with the board if the record names boards, or if several can be moved on.
   */
  readonly text: string;
  /** The shortest text with the board that the move begins on. */
  readonly withBoard: string;
  /** The name of the piece. */
  readonly detail: string;
}

/**
 * Returns the legal moves of the side to move. A piece is named by its square only as far as others could make the
 * move.
 */
export function writtenMoves(multiverse: Multiverse, habits: Habits): MoveSpelling[] {
  const namesBoards = habits.namesBoards || [...multiverse.playable(sideToMove(multiverse))].length > 1;
  const moves = legalMoves(multiverse).flatMap((move) => describe(move, multiverse, habits) ?? []);
  const rivals = new Map<string, Step['from'][]>();
  for (const { key, move } of moves) {
    if (move.action.kind === 'step') append(rivals, key, move.action.from);
  }
  return moves.map(({ move, key, detail }) => {
    const written = withOrigin(move, rivals.get(key) ?? []);
    const isNamed = namesBoards || (written.action.kind === 'step' && written.action.jump !== undefined);
    const { board: _, ...unnamed } = written;
    const withBoard = writeMove(written);
    return { text: isNamed ? withBoard : writeMove(unnamed), withBoard, detail };
  });
}

interface FullMove {
  /** The move with its board and its whole origin. */
  readonly move: Move;
  /** Equal for moves that differ in their origin only. */
  readonly key: string;
  readonly detail: string;
}

function describe({ from: start, to: end }: PieceMove, multiverse: Multiverse, habits: Habits): FullMove | undefined {
  const [from, to] = [targetAt(multiverse, start), targetAt(multiverse, end)];
  if (from === undefined || to === undefined) return undefined;
  const letter = letterOf(multiverse.codeAt(from));
  const detail = PIECE_NAMES[letter] ?? letter;
  const board = writtenBoard(from.board, multiverse, habits);
  const castling = writtenCastling(multiverse, from, to);
  if (castling !== undefined) {
    return { move: { type: 'move', board, action: castling, movesPresent: false }, key: '', detail };
  }
  const isEnPassant = isPawn(letter) && from.board === to.board && from.x !== to.x;
  const capture = multiverse.codeAt(to) !== 0 || isEnPassant;
  const action = writtenStep(multiverse, { from, to, capture }, habits);
  const move: Move = { type: 'move', board, action, movesPresent: false };
  return { move, key: writeMove({ ...move, action: { ...action, from: {} } }), detail };
}

/** Shortens the origin of a move as far as it still differs from those of its rivals. */
function withOrigin(move: Move, rivals: readonly Step['from'][]): Move {
  const { action } = move;
  if (action.kind !== 'step') return move;
  const others = rivals.filter((other) => other !== action.from);
  const isUnique = (origin: Step['from']): boolean =>
    others.every(
      (from) =>
        (origin.file !== undefined && origin.file !== from.file) ||
        (origin.rank !== undefined && origin.rank !== from.rank),
    );
  return { ...move, action: { ...action, from: originsOf(action).find(isUnique) ?? action.from } };
}
