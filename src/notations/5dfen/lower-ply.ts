import { Field, type Move as MoveNode, type Ply, type Square } from '../../../generated/5dfen/nodes.js';
import {
  castlingText,
  type castlingTexts,
  isCastling,
  isCoordinates,
  isFileName,
  isJump,
  isMove,
  isPieceName,
  isRankName,
  isSign,
  isSquare,
  jumpText,
  type jumpTexts,
  moveChildren,
  plyBoard,
  plyMove,
  plySigns,
  signText,
  type signTexts,
} from '../../../generated/5dfen/readers.js';
import { endOf, fieldOf, firstUnitOf, type NodeIndex, startOf, textOf, type Tree } from '../../cst/index.js';
import { lowerBoardName, numberIn } from './coordinates.js';
import { type Castling, type JumpKind, type Move, type Origin, type Pass, type Step } from './model.js';

/** A part under construction, with writable members. */
type Growing<T> = { -readonly [Key in keyof T]: T[Key] };

const PASS: Pass = { kind: 'pass' };
const KING_SIDE: Castling = { kind: 'castling', side: 'king' };
const QUEEN_SIDE: Castling = { kind: 'castling', side: 'queen' };
const CASTLINGS: Record<(typeof castlingTexts)[number], Castling> = {
  'O-O-O': QUEEN_SIDE,
  'O-O': KING_SIDE,
  '0-0-0': QUEEN_SIDE,
  '0-0': KING_SIDE,
};
const JUMPS: Record<(typeof jumpTexts)[number], JumpKind> = { '>>': 'branch', '>': 'jump' };
const CHECKS: Record<Exclude<(typeof signTexts)[number], '~'>, NonNullable<Move['check']>> = {
  '+': 'check',
  '#': 'mate',
  '*': 'softmate',
};

/**
 * Returns the model of a move; `undefined` if it names a board with a number that is too large. It creates no views,
 * because most of a record is moves.
 */
export function lowerPly(tree: Tree, ply: NodeIndex<Ply>): Growing<Move> | undefined {
  const move: Growing<Move> = { type: 'move', action: PASS, movesPresent: false };
  const board = plyBoard(tree, ply);
  if (board !== 0) {
    const name = lowerBoardName(tree, board);
    if (name === undefined) return undefined;
    move.board = name;
  }
  const written = plyMove(tree, ply);
  if (isMove(tree, written)) {
    const step = lowerStep(tree, written);
    if (step === undefined) return undefined;
    move.action = step;
  } else if (isCastling(tree, written)) move.action = CASTLINGS[castlingText(tree, written)];
  for (let i = plySigns.first(tree, ply); i !== 0; i = plySigns.next(tree, ply, i)) {
    const sign = isSign(tree, i) ? signText(tree, i) : undefined;
    if (sign === undefined) move.assessment ??= textOf(tree, i);
    else if (sign === '~') move.movesPresent = true;
    else move.check ??= CHECKS[sign];
  }
  return move;
}

function lowerStep(tree: Tree, move: NodeIndex<MoveNode>): Step | undefined {
  const step: Growing<Step> = { kind: 'step', from: ANYWHERE, capture: false, to: NOWHERE };
  // Most parts are absent from most moves, so one pass over the children is faster than a search for each part.
  for (let i = moveChildren.first(tree, move); i !== 0; i = moveChildren.next(tree, move, i)) {
    if (isSquare(tree, i)) {
      if (fieldOf(tree, i) === Field.square) step.to = lowerSquare(tree, i);
      else step.from = lowerSquare(tree, i);
    } else if (isPieceName(tree, i)) {
      if (fieldOf(tree, i) === Field.piece) step.piece = textOf(tree, i);
      else step.promotion = textOf(tree, i);
    } else if (isFileName(tree, i)) step.from = { file: textOf(tree, i) };
    else if (isRankName(tree, i)) step.from = { rank: numberIn(tree.text, startOf(tree, i), endOf(tree, i)) };
    else if (isJump(tree, i)) step.jump = JUMPS[jumpText(tree, i)];
    else if (isCoordinates(tree, i)) {
      const target = lowerBoardName(tree, i);
      if (target === undefined) return undefined;
      step.target = target;
    } else step.capture = true;
  }
  return step;
}

const ANYWHERE: Origin = {};

const NOWHERE: Step['to'] = { file: '', rank: 0 };

/** Every square that can be written: files a to z, ranks up to 99. */
const squares = new Array<Step['to'] | undefined>(26 * 100);

/** Returns a square. Equal squares share one object, because a long record repeats them. */
function lowerSquare(tree: Tree, at: NodeIndex<Square>): Step['to'] {
  const start = startOf(tree, at);
  const rank = numberIn(tree.text, start + 1, endOf(tree, at));
  return (squares[(firstUnitOf(tree, at) - 97) * 100 + rank] ??= { file: tree.text[start]!, rank });
}
