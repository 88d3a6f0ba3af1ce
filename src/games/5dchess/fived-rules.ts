import { defineRules, type Outcome, type Rules } from '../rules.js';
import { givesCheck, legalMoves, type Move, moveViolation, playMove, sideToMove } from './moves/moves.js';
import { playPass } from './moves/play.js';
import { byLineAndHalf, type HalfTurn, type Multiverse } from './multiverse.js';
import { type Colour, opponentOf } from './piece.js';
import { Position } from './position.js';
import { turnMoveFromText, turnMoveText } from './text/move-text.js';
import { boardText } from './text/text.js';

/** A board that is passed: a record can write it, but the rules don't allow it. */
export interface Pass {
  readonly pass: { readonly line: number; readonly half: HalfTurn };
}

/** The end of a turn, if the player could still move on boards where this isn't required. */
export interface EndOfTurn {
  readonly end: true;
}

/** A step of a turn: the move of a piece, a pass on one board, or the end of the turn. */
export type TurnMove = Move | Pass | EndOfTurn;

/** The end of a turn. */
export const END_OF_TURN: EndOfTurn = { end: true };

/**
 * The rules of 5D chess, move by move. A turn continues until the player has moved on all boards that require it. It
 * ends automatically if the player can move on no other board, and otherwise with {@link END_OF_TURN}.
 *
 * A move is illegal if it leaves a king or a royal queen to be captured. In the middle of a turn, there may be no legal
 * move although the game is not over: then the first moves of the turn were wrong, see {@link Position.canComplete}.
 */
export const fiveDRules: Rules<Position, TurnMove, Multiverse, Colour> = /* @__PURE__ */ defineRules({
  start: (boards) => new Position(boards),
  toMove: ({ toMove }) => toMove,
  legalMoves: legalTurnMoves,
  whyIllegal,
  play,
  result: outcomeOf,
  key: positionKey,
  moveToText: ({ multiverse }, move) => turnMoveText(multiverse, move),
  moveFromText: ({ multiverse, toMove }, text) => turnMoveFromText(multiverse, toMove, text),
});

function outcomeOf({ result }: Position): Outcome<Colour> | undefined {
  if (result === undefined) return undefined;
  return { winners: result.winner === 'draw' ? [] : [result.winner], reason: result.reason };
}

function legalTurnMoves(position: Position): readonly TurnMove[] {
  const { multiverse, toMove } = position;
  if (position.result !== undefined) return [];
  const before = multiverse.snapshot();
  const moves = legalMoves(multiverse, toMove).filter((move) => {
    playMove(multiverse, move);
    const leavesCheck = givesCheck(multiverse, opponentOf(toMove));
    multiverse.rewind(before);
    return !leavesCheck;
  });
  return position.canEndTurn ? [...moves, END_OF_TURN] : moves;
}

/**
 * Returns the reason why a move is illegal. A whole turn may be illegal in the end, although each of its moves isn't.
 */
function whyIllegal(position: Position, move: TurnMove): string | undefined {
  if (position.result !== undefined) return 'game-over';
  if ('pass' in move) return 'no-pass';
  if ('end' in move) return position.canEndTurn ? undefined : 'boards-require-moves';
  const { multiverse, toMove } = position;
  const violation = moveViolation(multiverse, toMove, move);
  if (violation !== undefined) return violation;
  playMove(multiverse, move);
  return givesCheck(multiverse, opponentOf(toMove)) ? 'leaves-check' : undefined;
}

function play(position: Position, move: TurnMove): Position {
  if ('end' in move) return position.afterTurn();
  const { multiverse, toMove } = position;
  const { line, half } = 'pass' in move ? move.pass : move.from;
  const board = multiverse.boardAt(line, half);
  if (board === undefined || !multiverse.isLast(board)) return position;
  if ('pass' in move) playPass(multiverse, board);
  else if (moveViolation(multiverse, toMove, move) === 'no-such-square') return position;
  else playMove(multiverse, move);
  return positionAfterMove(multiverse, toMove);
}

/** Returns the position after a move. The other side is to move if the mover can move on no board. */
export function positionAfterMove(multiverse: Multiverse, mover: Colour): Position {
  const [left] = multiverse.playable(mover);
  const isOver = left === undefined && sideToMove(multiverse) !== mover;
  return new Position(multiverse, isOver ? opponentOf(mover) : mover, !isOver);
}

function positionKey({ multiverse, toMove, isInTurn }: Position): string {
  const boards = multiverse.allBoards().sort(byLineAndHalf);
  const texts = boards.map((board) => `${board.line} ${board.half} ${boardText(board, multiverse.width)}`);
  return [toMove, String(isInTurn), ...texts].join('\n');
}
