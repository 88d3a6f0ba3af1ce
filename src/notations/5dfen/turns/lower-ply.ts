import {
  type Coordinates,
  Field,
  type Jump,
  type Move as MoveNode,
  type Ply,
  type Square,
} from '../../../../generated/5dfen/nodes.js';
import {
  castlingText,
  type castlingTexts,
  isCastling,
  isFileName,
  isMove,
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
} from '../../../../generated/5dfen/readers.js';
import { endOf, fieldOf, firstUnitOf, type NodeIndex, startOf, textOf, type Tree } from '../../../cst/index.js';
import { frozen, SharedValues } from '../../../notation/read/shared-values.js';
import type { Mutable } from '../../../objects.js';
import { lowerBoardName, numberIn } from '../boards/coordinates.js';
import type { Castling, JumpKind, Move, Origin, Pass, Step } from '../model/model.js';

const PASS: Pass = frozen({ kind: 'pass' });
const KING_SIDE: Castling = frozen({ kind: 'castling', side: 'king' });
const QUEEN_SIDE: Castling = frozen({ kind: 'castling', side: 'queen' });
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
export function lowerPly(tree: Tree, ply: NodeIndex<Ply>): Mutable<Move> | undefined {
  const boardAt = plyBoard(tree, ply);
  const board = boardAt === 0 ? undefined : lowerBoardName(tree, boardAt);
  const action = lowerAction(tree, plyMove(tree, ply));
  if (action === undefined || (boardAt !== 0 && board === undefined)) return undefined;
  // A member that is added later takes more memory.
  const move: Mutable<Move> =
    board === undefined
      ? { type: 'move', action, movesPresent: false }
      : { type: 'move', board, action, movesPresent: false };
  for (let i = plySigns.first(tree, ply); i !== 0; i = plySigns.next(tree, ply, i)) {
    const sign = isSign(tree, i) ? signText(tree, i) : undefined;
    if (sign === undefined) move.assessment ??= textOf(tree, i);
    else if (sign === '~') move.movesPresent = true;
    else move.check ??= CHECKS[sign];
  }
  return move;
}

/** Returns the action of a move; `undefined` if it names a board with a number that is too large. */
function lowerAction(tree: Tree, node: ReturnType<typeof plyMove>): Move['action'] | undefined {
  if (isMove(tree, node)) return lowerStep(tree, node);
  return isCastling(tree, node) ? CASTLINGS[castlingText(tree, node)] : PASS;
}

/** The steps that were read, by their texts. A long record repeats them. */
const steps = new SharedValues<string, Step>();

function lowerStep(tree: Tree, move: NodeIndex<MoveNode>): Step | undefined {
  const text = textOf(tree, move);
  const cached = steps.get(text);
  if (cached) return cached;
  const step = readStep(tree, move);
  // With a target, the text is longer than MAX_COPIED_LENGTH.
  return step?.target ? step : step && steps.add(text, step);
}

function readStep(tree: Tree, move: NodeIndex<MoveNode>): Step | undefined {
  let piece: string | undefined;
  let from = ANYWHERE;
  let to = NOWHERE;
  let capture = false;
  /** The members that few moves have. */
  let rest: Partial<Mutable<Step>> | undefined;
  // Most parts are absent from most moves, so one pass over the children is faster than a search for each part.
  for (let i = moveChildren.first(tree, move); i !== 0; i = moveChildren.next(tree, move, i)) {
    switch (fieldOf(tree, i)) {
      case Field.piece:
        piece = textOf(tree, i);
        break;
      case Field.origin:
        from = lowerOrigin(tree, i);
        break;
      case Field.jump:
        (rest ??= {}).jump = JUMPS[jumpText(tree, i as NodeIndex<Jump>)];
        break;
      case Field.capture:
        capture = true;
        break;
      case Field.target: {
        const target = lowerBoardName(tree, i as NodeIndex<Coordinates>);
        if (target === undefined) return undefined;
        (rest ??= {}).target = target;
        break;
      }
      case Field.square:
        to = lowerSquare(tree, i as NodeIndex<Square>);
        break;
      case Field.promotion:
        (rest ??= {}).promotion = textOf(tree, i);
    }
  }
  const step: Step =
    piece === undefined ? { kind: 'step', from, capture, to } : { kind: 'step', piece, from, capture, to };
  return rest === undefined ? step : { ...step, ...rest };
}

/** Returns the origin of a move: a square, or only its file or its rank. */
function lowerOrigin(tree: Tree, node: NodeIndex): Origin {
  if (isSquare(tree, node)) return lowerSquare(tree, node);
  if (isFileName(tree, node)) return { file: textOf(tree, node) };
  return { rank: numberIn(tree.text, startOf(tree, node), endOf(tree, node)) };
}

const ANYWHERE: Origin = frozen({});

const NOWHERE: Step['to'] = frozen({ file: '', rank: 0 });

/** Every square that can be written: files a to z, ranks up to 99. */
const squares = new Array<Step['to'] | undefined>(26 * 100);

/** Returns a square. Equal squares share one object, because a long record repeats them. */
function lowerSquare(tree: Tree, node: NodeIndex<Square>): Step['to'] {
  const start = startOf(tree, node);
  const rank = numberIn(tree.text, start + 1, endOf(tree, node));
  return (squares[(firstUnitOf(tree, node) - 97) * 100 + rank] ??= frozen({ file: tree.text[start]!, rank }));
}
