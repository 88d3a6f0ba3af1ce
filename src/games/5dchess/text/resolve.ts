import { canReach, codeAt, isKnownKind, isPawn, type Target, targetsOnOtherBoards } from '../moves/movement.js';
import { castlingByKing } from '../moves/play.js';
import { type Board, halfTurn, type Multiverse, toMoveAt } from '../multiverse.js';
import { type Colour, colourOf, letterOf } from '../piece.js';

/** The name of a board in a move. Without a turn, it is the last board of the timeline. */
export interface BoardName {
  readonly line: number;
  readonly time?: number | undefined;
}

/** A move as written, which may leave out parts that follow from the position. Files and ranks count from 0. */
export interface Description {
  /** Letter of the piece; `P` is any pawn. */
  readonly letter: string;
  readonly board?: BoardName | undefined;
  readonly fromFile?: number | undefined;
  readonly fromRank?: number | undefined;
  /** The kind of jump to another board; absent for a move on the same board. */
  readonly jump?: 'jump' | 'branch' | undefined;
  readonly target?: BoardName | undefined;
  readonly toFile: number;
  readonly toRank: number;
}

/** The reason why a described move could not be found. */
export type Unresolved =
  /**
   * The board doesn't exist, or the mover can't move on it. `playable` lists the boards on which the mover can move.
   */
  | { readonly why: 'no-such-board' | 'board-not-playable'; readonly playable: readonly Board[] }
  | { readonly why: 'no-target-board' }
  | { readonly why: 'off-board' }
  /** The mover has no such piece on the board, or has several and none can go to the target. */
  | { readonly why: 'no-such-piece' | 'none-reaches'; readonly board: Board }
  /** The description fits several moves, listed here. */
  | { readonly why: 'ambiguous'; readonly candidates: readonly Candidate[] };

/** One reading of a description. */
export interface Candidate {
  readonly from: Target;
  readonly to: Target;
}

/** The only move that fits a description. */
export interface Resolved extends Candidate {
  /** Whether the piece can go there. */
  readonly isReachable: boolean;
}

/**
 * Finds the board, the piece and the target of a described move.
 *
 * @param from the board on which the move begins; if absent, the board that the description names, if it does
 */
export function resolve(
  multiverse: Multiverse,
  mover: Colour,
  described: Description,
  from: BoardName | undefined = described.board,
): Resolved | Unresolved {
  if (isOutside(multiverse, described)) return { why: 'off-board' };
  const boards = boardsMeant(multiverse, mover, from);
  if ('why' in boards) return boards;
  const pairs: Candidate[] = [];
  for (const board of boards) {
    for (const pair of pairsOn(multiverse, mover, board, described)) pairs.push(pair);
  }
  const [first, other] = pairs;
  if (first === undefined) return explain(multiverse, mover, boards[0], described);
  const reachable = asWritten(
    described,
    pairs.filter((pair) => reaches(multiverse, pair.from, pair.to)),
  );
  const [only, second] = reachable;
  if (only !== undefined) {
    if (second !== undefined) return { why: 'ambiguous', candidates: reachable };
    return { from: only.from, to: only.to, isReachable: true };
  }
  const isOnePiece = other === undefined || new Set(pairs.map((pair) => pair.from)).size === 1;
  return isOnePiece ? { ...first, isReachable: false } : { why: 'none-reaches', board: boards[0] };
}

/** Returns the moves to other boards if the description has the sign of a jump and one of them fits; otherwise all. */
function asWritten({ jump }: Description, pairs: readonly Candidate[]): readonly Candidate[] {
  const jumps = jump === undefined ? [] : pairs.filter(({ from, to }) => from.board !== to.board);
  return jumps.length > 0 ? jumps : pairs;
}

/** Whether a described move begins or ends outside the boards. */
function isOutside(
  { width, height }: Multiverse,
  { toFile, toRank, fromFile = 0, fromRank = 0 }: Description,
): boolean {
  return toFile >= width || fromFile >= width || toRank >= height || fromRank >= height;
}

/** Whether a piece can go to a square; one without rules may go anywhere. */
const reaches = (multiverse: Multiverse, from: Target, to: Target): boolean =>
  !isKnownKind(letterOf(codeAt(multiverse, from))) ||
  canReach(multiverse, from, to) ||
  castlingByKing(multiverse, from, to) !== undefined;

/** Returns the boards on which a move can begin; all playable boards of the mover if the move names none. */
function boardsMeant(
  multiverse: Multiverse,
  mover: Colour,
  name: BoardName | undefined,
): readonly [Board, ...Board[]] | Unresolved {
  if (name === undefined) {
    const [board, ...others] = multiverse.playable(mover);
    return board === undefined ? { why: 'no-such-board', playable: [] } : [board, ...others];
  }
  const board = boardNamed(multiverse, name, mover);
  if (board !== undefined && multiverse.isLast(board)) return [board];
  const playable = firstOf(multiverse.playable(mover), MAX_LISTED);
  return { why: board === undefined ? 'no-such-board' : 'board-not-playable', playable };
}

/** Largest number of boards or moves that a problem lists. */
const MAX_LISTED = 6;

function firstOf<T>(items: Iterable<T>, count: number): T[] {
  const out: T[] = [];
  for (const item of items) if (out.push(item) === count) break;
  return out;
}

/** Returns the board with a name on which `mover` is to move. */
export function boardNamed(multiverse: Multiverse, { line, time }: BoardName, mover: Colour): Board | undefined {
  if (time !== undefined) return multiverse.boardAt(line, halfTurn(time, mover));
  const last = multiverse.lastOf(line);
  return last !== undefined && toMoveAt(last.half) === mover ? last : undefined;
}

function pairsOn(multiverse: Multiverse, mover: Colour, board: Board, described: Description): Candidate[] {
  const { jump, target, toFile: x, toRank: y } = described;
  const pieces = piecesMeant(multiverse, mover, board, described);
  if (target !== undefined) {
    const targetBoard = boardNamed(multiverse, target, mover);
    return targetBoard === undefined ? [] : pieces.map((from) => ({ from, to: { board: targetBoard, x, y } }));
  }
  if (jump === undefined) return pieces.map((from) => ({ from, to: { board, x, y } }));
  // A jump without a board can go to any board that fits. Two are enough to make it ambiguous.
  return pieces.flatMap((from) => {
    const targets = targetsOnOtherBoards(multiverse, from, x, y);
    const wanted = jump === 'jump';
    return firstOf(
      filtered(targets, (to) => multiverse.isLast(to.board) === wanted),
      2,
    ).map((to) => ({ from, to }));
  });
}

function* filtered<T>(items: Iterable<T>, isWanted: (item: T) => boolean): Iterable<T> {
  for (const item of items) if (isWanted(item)) yield item;
}

/** Returns the first and the last file or rank of a piece. */
const rangeOf = (given: number | undefined, size: number): readonly [number, number] =>
  given === undefined ? [0, size - 1] : [Math.max(given, 0), given];

/** Returns the squares from which a move can begin. */
function piecesMeant(multiverse: Multiverse, mover: Colour, board: Board, described: Description): Target[] {
  const out: Target[] = [];
  const { width, height } = multiverse;
  const { squares } = board;
  const { letter, fromFile, fromRank } = described;
  const [firstX, lastX] = rangeOf(fromFile, width);
  const [firstY, lastY] = rangeOf(fromRank, height);
  for (let y = firstY; y <= lastY; y++) {
    for (let x = firstX; x <= lastX; x++) {
      const code = squares[y * width + x] ?? 0;
      if (code === 0 || colourOf(code) !== mover) continue;
      if (letterOf(code) === letter || (letter === 'P' && isPawn(letterOf(code)))) out.push({ board, x, y });
    }
  }
  return out;
}

function explain(multiverse: Multiverse, mover: Colour, board: Board, described: Description): Unresolved {
  const { target } = described;
  if (target !== undefined && boardNamed(multiverse, target, mover) === undefined) return { why: 'no-target-board' };
  // The jump names no board, and no board fits.
  const hasPiece = piecesMeant(multiverse, mover, board, described).length > 0;
  return { why: hasPiece ? 'none-reaches' : 'no-such-piece', board };
}
