import {
  type Board,
  fiveDRules,
  isInCheck,
  type Move as PieceMove,
  type Multiverse,
  opponentOf,
  type Pass,
  type Played,
  playMove,
  type Position,
  type Target,
  targetAt,
  timeOf,
} from '../../../games/5dchess/index.js';
import type { BoardName, Move } from '../model/model.js';
import { playModelMove } from '../replay/play-move.js';
import type { Habits } from './habits.js';
import { originsOf, writtenCastling, writtenStep } from './written-actions.js';
import { writtenBoard, writtenLayer } from './written-names.js';

/** Writes a move or a pass for a record, as short as it can be and with the signs and marks that the record uses. */
export function newMove(move: PieceMove | Pass, position: Position, habits: Habits): Move {
  const { multiverse, toMove } = position;
  const playable = [...multiverse.playable(toMove)];
  const isNamed = playable.length > 1 || habits.namesBoards;
  const nameOfBoard = (board: Pick<Board, 'line' | 'half'>): BoardName => writtenBoard(board, multiverse, habits);
  if ('pass' in move) {
    const board = isNamed ? { board: nameOfBoard(move.pass) } : {};
    return { type: 'move', ...board, action: { kind: 'pass' }, movesPresent: false };
  }
  const from = targetAt(multiverse, move.from)!;
  const to = targetAt(multiverse, move.to)!;
  const isJump = from.board !== to.board;
  const board = isNamed || isJump ? { board: nameOfBoard(from.board) } : {};
  const castling = writtenCastling(multiverse, from, to);
  if (castling !== undefined) {
    return { type: 'move', ...board, action: castling, ...signs(move, position, undefined, habits) };
  }
  const after = multiverse.copy();
  const played = playMove(after, move);
  const capture = played.captured !== undefined;
  const step = writtenStep(multiverse, { from, to, capture, promotion: move.promotion }, habits);
  const marked = signs(move, position, { after, played, before: multiverse.present() }, habits);
  const spelled = originsOf(step).map((origin): Move => {
    return { type: 'move', ...board, action: { ...step, from: origin }, ...marked };
  });
  const isMeant = (written: Move): boolean => {
    const read = playModelMove(multiverse.copy(), written, toMove);
    return isSameSquare(read.from, from) && isSameSquare(read.to, to);
  };
  return spelled.find(isMeant) ?? spelled.at(-1)!;
}

const isSameSquare = (one: Target | undefined, other: Target): boolean =>
  one?.x === other.x && one.y === other.y && one.board.line === other.board.line && one.board.half === other.board.half;

type Signs = Pick<Move, 'check' | 'movesPresent' | 'makes' | 'present'>;

interface Effect {
  readonly played: Played;
  /** The boards after the move. */
  readonly after: Multiverse;
  /** The present before the move. */
  readonly before: number;
}

/** Returns the signs and marks of a move. */
function signs(move: PieceMove, position: Position, effect: Effect | undefined, habits: Habits): Signs {
  const check = habits.marksChecks ? checkOf(move, position) : {};
  const newLine = effect?.played.newLine;
  if (effect === undefined || newLine === undefined) return { ...check, movesPresent: false };
  const { after, before } = effect;
  const present = after.present();
  const isMoved = present < before && after.isActive(newLine) && effect.played.made.at(-1)?.half === present;
  return {
    ...check,
    movesPresent: habits.marksMovedPresents && isMoved,
    ...(habits.namesNewLines ? { makes: writtenLayer(newLine, after, habits) } : {}),
    ...(habits.namesPresents && isMoved ? { present: timeOf(present) } : {}),
  };
}

function checkOf(move: PieceMove, position: Position): Pick<Move, 'check'> {
  const after = fiveDRules.play(position, move);
  const { multiverse } = after;
  if (!isInCheck(multiverse, opponentOf(position.toMove))) return {};
  return { check: after.result?.reason === 'checkmate' ? 'mate' : 'check' };
}
