import { codeOn } from '../board-store.js';
import type { Board, Multiverse } from '../multiverse.js';
import { type Colour, colourOf, letterOf, type PieceCode } from '../piece.js';

/** A square of the multiverse; `x` counts files and `y` ranks from 0. */
export interface Target {
  readonly board: Board;
  readonly x: number;
  readonly y: number;
}

/** A direction: files, ranks, turns, timelines. */
type Step = readonly [dx: number, dy: number, dt: number, dl: number];

const STEPS: readonly Step[] = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dt) => [-1, 0, 1].map((dl): Step => [dx, dy, dt, dl]))),
);

/** Returns the number of dimensions that a step goes along. */
const dimensions = (step: Step): number => step.filter((d) => d !== 0).length;
const along = (counts: readonly number[]): readonly Step[] => STEPS.filter((step) => counts.includes(dimensions(step)));

/** The steps of a knight: two along one dimension, one along another. */
const KNIGHT: readonly Step[] = [0, 1, 2, 3].flatMap((two) =>
  [0, 1, 2, 3]
    .filter((axis) => axis !== two)
    .flatMap((axis) =>
      [-2, 2].flatMap((a) =>
        [-1, 1].map((b) => [0, 0, 0, 0].map((_, i) => (i === two ? a : i === axis ? b : 0)) as unknown as Step),
      ),
    ),
);

/** Along how many dimensions at once the pieces go that move any distance until something blocks them. */
const RIDERS_DIMENSIONS: Readonly<Record<string, readonly number[]>> = {
  R: [1],
  B: [2],
  U: [3],
  D: [4],
  S: [1, 2],
  Q: [1, 2, 3, 4],
  Y: [1, 2, 3, 4],
};

/** Directions of the pieces that move any distance. */
const RIDERS: Readonly<Record<string, readonly Step[]>> = Object.fromEntries(
  Object.entries(RIDERS_DIMENSIONS).map(([letter, counts]) => [letter, along(counts)]),
);

/** The steps of the pieces that move a single step. */
const LEAPERS: Readonly<Record<string, readonly Step[]>> = {
  K: along([1, 2, 3, 4]),
  C: along([1, 2, 3, 4]),
  N: KNIGHT,
};

const PAWNS = new Set(['P', 'W']);

/** Whether a kind of piece is a pawn: a pawn or a brawn. */
export const isPawn = (letter: string): boolean => PAWNS.has(letter);

/** Returns the rank, from 0, on which the pawns of a side become other pieces. */
export const lastRank = ({ height }: Pick<Multiverse, 'height'>, side: Colour): number =>
  side === 'white' ? height - 1 : 0;

/** Whether the rules know how a kind of piece moves. */
export const isKnownKind = (letter: string): boolean => KNOWN_KINDS.has(letter);

const KNOWN_KINDS = new Set([...Object.keys(RIDERS), ...Object.keys(LEAPERS), ...PAWNS]);

/**
 * Returns the forward direction of a side along ranks and timelines: up the ranks for white, and towards the other
 * side's timelines.
 */
export const forward = (colour: Colour): { readonly dy: number; readonly dl: number } => FORWARD[colour];

const FORWARD = { white: { dy: 1, dl: -1 }, black: { dy: -1, dl: 1 } };

/** Returns the distance from a square of a board to a target, by dimension. */
export function distance(from: Target, to: Target): Step {
  return [to.x - from.x, to.y - from.y, (to.board.half - from.board.half) / 2, to.board.line - from.board.line];
}

/**
 * Whether the piece on a square can go to a target by its own movement. Turns, checks and castling are not considered.
 */
export function canReach(multiverse: Multiverse, from: Target, to: Target): boolean {
  // Pieces move between boards on which the same side is to move.
  if (((from.board.half ^ to.board.half) & 1) !== 0) return false;
  const code = codeAt(multiverse, from);
  const targetCode = codeAt(multiverse, to);
  if (targetCode !== 0 && colourOf(targetCode) === colourOf(code)) return false;
  const letter = letterOf(code);
  const delta = distance(from, to);
  if (isPawn(letter)) return pawnReaches(multiverse, from, to, delta);
  if (letter === 'N') return isKnightsLeap(delta);
  if (letter in LEAPERS) return lengthOf(delta) === 1;
  const counts = RIDERS_DIMENSIONS[letter];
  if (counts === undefined) return false;
  const length = lengthOf(delta);
  return isStraight(delta, length) && counts.includes(dimensions(delta)) && isFree(multiverse, from, delta, length);
}

/** Returns the length of a distance along the dimension in which it is longest. */
const lengthOf = ([dx, dy, dt, dl]: Step): number => Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dt), Math.abs(dl));

/** Whether a distance is two along one dimension, and one along another. */
const isKnightsLeap = (delta: Step): boolean =>
  lengthOf(delta) === 2 && delta.reduce((sum, d) => sum + Math.abs(d), 0) === 3;

/** Whether a distance is as long along each dimension in which it has a length. */
const isStraight = (delta: Step, length: number): boolean => delta.every((d) => d === 0 || Math.abs(d) === length);

/**
 * Yields the squares with a given file and rank on other boards to which a piece can go, without searching all boards.
 */
export function* targetsOnOtherBoards(multiverse: Multiverse, from: Target, x: number, y: number): Iterable<Target> {
  const letter = letterOf(codeAt(multiverse, from));
  for (const step of stepsOf(letter, PAWN_JUMPS)) {
    const [dx, dy, dt, dl] = step;
    const nearest = dt === 0 && dl === 0 ? 0 : firstLength(step, x - from.x, y - from.y);
    if (nearest === 0) continue;
    // Along files or ranks only one length fits. Leapers and pawns move once.
    const last = dx !== 0 || dy !== 0 || !(letter in RIDERS) ? nearest : Number.POSITIVE_INFINITY;
    for (let n = nearest; n <= last; n++) {
      const board = multiverse.boardAt(from.board.line + dl * n, from.board.half + dt * n * 2);
      if (board === undefined || !canReach(multiverse, from, { board, x, y })) break;
      yield { board, x, y };
    }
  }
}

/**
 * Yields the squares that the piece on a square can go to by its own movement, without castling; see {@link canReach}.
 */
export function* reachable(multiverse: Multiverse, from: Target): Iterable<Target> {
  const letter = letterOf(codeAt(multiverse, from));
  const isRider = letter in RIDERS;
  const around = new SquaresAround(multiverse, from);
  for (const step of stepsOf(letter, PAWN_STEPS)) {
    for (let n = 1; ; n++) {
      const to = around.after(step, n);
      if (to === undefined) break;
      if (!isRider && !canReach(multiverse, from, to)) break;
      yield to;
      if (!isRider || codeAt(multiverse, to) !== 0) break;
    }
  }
}

/**
 * The squares around a piece that its own side doesn't occupy. The boards one step away are remembered, because most
 * steps go there.
 */
class SquaresAround {
  readonly #multiverse: Multiverse;
  readonly #center: Target;
  readonly #side: Colour;
  readonly #near: (Board | null | undefined)[] = [];

  constructor(multiverse: Multiverse, center: Target) {
    this.#multiverse = multiverse;
    this.#center = center;
    this.#side = colourOf(codeAt(multiverse, center));
  }

  /** Returns the square a number of steps away; `undefined` if there is none, or an own piece is on it. */
  after([dx, dy, dt, dl]: Step, count: number): Target | undefined {
    const { width, height } = this.#multiverse;
    const x = this.#center.x + dx * count;
    const y = this.#center.y + dy * count;
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const board = this.#board(dt * count, dl * count);
    if (board === undefined) return undefined;
    const code = codeOn(board, y * width + x)!;
    return code !== 0 && colourOf(code) === this.#side ? undefined : { board, x, y };
  }

  /** Returns the board some turns later and some timelines up; `undefined` if there is none. */
  #board(turns: number, timelines: number): Board | undefined {
    if (turns === 0 && timelines === 0) return this.#center.board;
    if (Math.abs(turns) > 1 || Math.abs(timelines) > 1) return this.#find(turns, timelines);
    const index = (timelines + 1) * 3 + turns + 1;
    let board = this.#near[index];
    if (board === undefined) this.#near[index] = board = this.#find(turns, timelines) ?? null;
    return board ?? undefined;
  }

  #find(turns: number, timelines: number): Board | undefined {
    const { line, half } = this.#center.board;
    return this.#multiverse.boardAt(line + timelines, half + turns * 2);
  }
}

/** Returns the steps of a kind of piece; for a pawn, `pawnSteps`. */
const stepsOf = (letter: string, pawnSteps: readonly Step[]): readonly Step[] =>
  PAWNS.has(letter) ? pawnSteps : (LEAPERS[letter] ?? RIDERS[letter] ?? []);

/** Returns how often a step must be repeated to go this far on the board; 0 if it never gets there. */
function firstLength([dx, dy]: Step, files: number, ranks: number): number {
  const n = dx !== 0 ? files / dx : dy !== 0 ? ranks / dy : 1;
  return Number.isInteger(n) && n > 0 && dx * n === files && dy * n === ranks ? n : 0;
}

/** The largest set of targets of pawns and brawns on other boards. */
const PAWN_JUMPS: readonly Step[] = [...STEPS, [0, 0, 0, 2], [0, 0, 0, -2]];

/** The largest set of targets of pawns and brawns. */
const PAWN_STEPS: readonly Step[] = [...PAWN_JUMPS, [0, 2, 0, 0], [0, -2, 0, 0]];

/** Returns the code of the piece on a square; 0 for none. */
export const codeAt = ({ width }: Pick<Multiverse, 'width'>, { board, x, y }: Target): PieceCode =>
  codeOn(board, y * width + x)!;

/** Whether the squares between a square and another one at a straight distance exist and are empty. */
function isFree(multiverse: Multiverse, { board, x, y }: Target, delta: Step, length: number): boolean {
  if (length === 1) return true;
  const [dx, dy, dt, dl] = delta.map(Math.sign) as unknown as Step;
  for (let i = 1; i < length; i++) {
    if (multiverse.squareAt(board.line + dl * i, board.half + dt * i * 2, x + dx * i, y + dy * i) !== 0) return false;
  }
  return true;
}

function pawnReaches(multiverse: Multiverse, from: Target, to: Target, delta: Step): boolean {
  const code = codeAt(multiverse, from);
  const fore = forward(colourOf(code));
  const [dx, dy, dt, dl] = delta;
  if (codeAt(multiverse, to) !== 0) return letterOf(code) === 'W' ? brawnTakes(delta, fore) : pawnTakes(delta, fore);
  if (enPassantVictim(multiverse, from, to) !== undefined) return true;
  if (dx !== 0 || dt !== 0) return false;
  const steps = dl === 0 ? dy * fore.dy : dy === 0 ? dl * fore.dl : 0;
  if (steps === 1) return true;
  const step: Step = dl === 0 ? [0, fore.dy, 0, 0] : [0, 0, 0, fore.dl];
  return steps === 2 && (code & 1) === 1 && isFree(multiverse, from, step, 2);
}

/** Whether a pawn captures by a step: diagonally on its board, or along timelines and turns. */
function pawnTakes([dx, dy, dt, dl]: Step, fore: ReturnType<typeof forward>): boolean {
  const onBoard = Math.abs(dx) === 1 && dy === fore.dy && dt === 0 && dl === 0;
  const across = dx === 0 && dy === 0 && Math.abs(dt) === 1 && dl === fore.dl;
  return onBoard || across;
}

/** Whether a brawn captures by a step: along any forward diagonal of two dimensions. */
function brawnTakes(delta: Step, fore: ReturnType<typeof forward>): boolean {
  const isDiagonal = dimensions(delta) === 2 && delta.every((d) => Math.abs(d) <= 1);
  return isDiagonal && (delta[1] === fore.dy || delta[3] === fore.dl);
}

/**
 * Returns the square (as an index into the board's squares) of the pawn that is captured en passant: it has just moved
 * two squares, over the target. Returns nothing if the move captures none.
 */
export function enPassantVictim(multiverse: Multiverse, from: Target, to: Target): number | undefined {
  const { board } = from;
  if (board !== to.board || Math.abs(to.x - from.x) !== 1) return undefined;
  const code = codeAt(multiverse, from);
  const { dy } = forward(colourOf(code));
  if (!isPawn(letterOf(code)) || to.y - from.y !== dy) return undefined;
  const victim = multiverse.squareAt(board.line, board.half, to.x, from.y) ?? 0;
  if (victim === 0 || colourOf(victim) === colourOf(code) || !PAWNS.has(letterOf(victim))) return undefined;
  const before = (y: number) => multiverse.squareAt(board.line, board.half - 1, to.x, y);
  const home = from.y + 2 * dy;
  const cameFromThere =
    before(home) === (victim | 1) && before(from.y) === 0 && codeOn(board, home * multiverse.width + to.x) === 0;
  return cameFromThere ? from.y * multiverse.width + to.x : undefined;
}
