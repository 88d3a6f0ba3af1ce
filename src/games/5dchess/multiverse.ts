import { BoardStore, codeOn, type SquareChange } from './board-store.js';
import { type Colour, opponentOf, type PieceCode } from './piece.js';

/**
 * A half turn: twice the turn, and one more where black is to move. Boards of one color are two apart.
 */
export type HalfTurn = number;

/** Returns the half turn of a turn in which `toMove` acts. */
export const halfTurn = (time: number, toMove: Colour): HalfTurn => time * 2 + (toMove === 'black' ? 1 : 0);

/** Returns the turn of a half turn. */
export const timeOf = (half: HalfTurn): number => Math.floor(half / 2);

/** Returns the side to move on a board of a half turn. */
export const toMoveAt = (half: HalfTurn): Colour => (half % 2 === 0 ? 'white' : 'black');

/**
 * A position: squares rank by rank from white's side, each from file a on. Never changed once it is in a multiverse.
 */
export interface Board {
  /** Number of its timeline: neighbors are one apart, white's are greater. See {@link Multiverse.hasHalves}. */
  readonly line: number;
  readonly half: HalfTurn;
  readonly squares: Uint8Array;
}

/** Compares two boards: timeline by timeline, half turn by half turn. */
export const byLineAndHalf = (a: Board, b: Board): number => a.line - b.line || a.half - b.half;

/** The boards of a timeline, half turn by half turn. */
interface Timeline {
  readonly first: HalfTurn;
  readonly boards: Board[];
}

/**
 * Returns the number of a timeline in a multiverse from the number that players write. If there are two middle
 * timelines, -0 (`Object.is(value, -0)`) is the lower one.
 */
export const lineOfLayer = (value: number, hasHalves: boolean): number =>
  hasHalves && (value < 0 || Object.is(value, -0)) ? value - 1 : value;

/** Returns the number of a timeline as players write it, for example `1`, `+0` or `-0`. */
export function layerOfLine(line: number, hasHalves: boolean): string {
  if (!hasHalves) return String(line);
  if (line === 0) return '+0';
  return line === -1 ? '-0' : String(line < 0 ? line + 1 : line);
}

/** The lengths of all timelines at some time; see {@link Multiverse.snapshot}. */
export type Snapshot = ReadonlyMap<number, number>;

/** The state that {@link Multiverse.rewind} undid. */
export interface Taken {
  /** The removed boards, in the order in which they are added again. */
  readonly boards: readonly Board[];
  /** All timelines in their order, and the timelines that each side could move on. */
  readonly lines: readonly number[];
  readonly playable: Readonly<Record<Colour, readonly number[]>>;
}

/** A state of a multiverse; see {@link Multiverse.mark}. */
export interface Mark {
  readonly snapshot: Snapshot;
  readonly order: Taken;
}

/**
 * All boards of a game. It grows board by board and can be rewound to an earlier snapshot.
 *
 * Timelines are numbered so that neighbors are one apart. With an odd number of them at the start, 0 is in the middle.
 * With an even number there are two in the middle, written -0 and +0: these are -1 and 0 here.
 */
export class Multiverse {
  readonly width: number;
  readonly height: number;
  /** Whether there are timelines -0 and +0. */
  readonly hasHalves: boolean;
  #lines = new Map<number, Timeline>();
  /** The timelines that each side can move on. */
  #playable: Readonly<Record<Colour, Set<number>>> = { white: new Set(), black: new Set() };
  readonly #store: BoardStore;
  #lowest = 0;
  #highest = 0;
  readonly #base: { readonly lowest: number; readonly highest: number };

  /**
   * @param boards the boards of the start, in any order; the boards of each timeline have no gap
   */
  constructor(width: number, height: number, boards: readonly Board[], hasHalves: boolean) {
    this.width = width;
    this.height = height;
    this.hasHalves = hasHalves;
    this.#store = new BoardStore(width * height);
    for (const board of boards.toSorted((a, b) => a.half - b.half)) this.add(board);
    // Timelines -1 and 1 count as made by the players, even if they exist from the start.
    this.#base = hasHalves ? { lowest: -1, highest: 0 } : { lowest: 0, highest: 0 };
  }

  /** The numbers of all timelines, in the order in which they were made. */
  get lines(): readonly number[] {
    return [...this.#lines.keys()];
  }

  /** Returns the board of a timeline at a half turn; `undefined` if there is none. */
  boardAt(line: number, half: HalfTurn): Board | undefined {
    const timeline = this.#lines.get(line);
    return timeline?.boards[half - timeline.first];
  }

  /** Returns the last board of a timeline; `undefined` for an unknown timeline. */
  lastOf(line: number): Board | undefined {
    return this.#lines.get(line)?.boards.at(-1);
  }

  /** Yields the boards on which a side can move: the last boards of timelines where it is that side's turn. */
  *playable(colour: Colour): Iterable<Board> {
    for (const line of this.#playable[colour]) yield this.lastOf(line)!;
  }

  /** Whether a board is the last one of its timeline. */
  isLast(board: Board): boolean {
    return this.lastOf(board.line) === board;
  }

  /** Returns the last board of each timeline. */
  lastBoards(): Board[] {
    return [...this.#lines.values()].map(({ boards }) => boards.at(-1)!);
  }

  /** Returns every board, timeline by timeline. */
  allBoards(): Board[] {
    return [...this.#lines.values()].flatMap(({ boards }) => boards);
  }

  /**
   * Returns the piece on a square: 0 for none, `undefined` if the square or board doesn't exist. `x` counts files and
   * `y` ranks from 0.
   */
  squareAt(line: number, half: HalfTurn, x: number, y: number): PieceCode | undefined {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return undefined;
    const board = this.boardAt(line, half);
    return board && codeOn(board, y * this.width + x);
  }

  /**
   * Returns the code of the piece on a square of a board; 0 for an empty square. `x` counts files and `y` ranks from 0.
   */
  codeAt({ board, x, y }: { readonly board: Board; readonly x: number; readonly y: number }): PieceCode {
    return codeOn(board, y * this.width + x) ?? 0;
  }

  /** Adds and returns the board that a move makes: a half turn after another board, with some changes. */
  append(after: Board, changes: readonly SquareChange[], line = after.line): Board {
    const board = this.#store.following(after, line, changes);
    this.add(board);
    return board;
  }

  /** Adds a board after the last one of its timeline, or as the first one of a new timeline. */
  add(board: Board): void {
    const timeline = this.#lines.get(board.line);
    if (timeline === undefined) this.#lines.set(board.line, { first: board.half, boards: [board] });
    else timeline.boards.push(board);
    this.#noteLine(board.line);
    this.#noteLast(board);
  }

  #noteLine(line: number): void {
    this.#lowest = Math.min(this.#lowest, line);
    this.#highest = Math.max(this.#highest, line);
  }

  #noteLast({ line, half }: Board): void {
    const colour = toMoveAt(half);
    this.#playable[opponentOf(colour)].delete(line);
    this.#playable[colour].add(line);
  }

  /** Returns the number of the timeline that a side's next branching move makes. */
  nextLine(colour: Colour): number {
    return colour === 'white' ? this.#highest + 1 : this.#lowest - 1;
  }

  /**
   * Whether a timeline is active, so that it counts for the present: a side can have at most one more active timeline
   * than the other side has made.
   */
  isActive(line: number): boolean {
    const byWhite = this.#highest - this.#base.highest;
    const byBlack = this.#base.lowest - this.#lowest;
    return line - this.#base.highest <= byBlack + 1 && this.#base.lowest - line <= byWhite + 1;
  }

  /** Returns the present: the earliest half turn among the last boards of the active timelines. */
  present(): HalfTurn {
    return this.lastBoards().reduce(
      (first, { line, half }) => (this.isActive(line) ? Math.min(first, half) : first),
      Number.POSITIVE_INFINITY,
    );
  }

  /** Whether a side has moved on all boards that it must: the present is the other side's. */
  isActionComplete(colour: Colour): boolean {
    return toMoveAt(this.present()) === opponentOf(colour);
  }

  /** Returns the current length of each timeline, for {@link Multiverse.rewind}. */
  snapshot(): Snapshot {
    return new Map([...this.#lines].map(([line, { boards }]) => [line, boards.length]));
  }

  /** Removes all boards added since a snapshot; returns what {@link Multiverse.restore} needs to add them again. */
  rewind(snapshot: Snapshot): Taken {
    const lines = [...this.#lines.keys()];
    const playable = { white: [...this.#playable.white], black: [...this.#playable.black] };
    const taken: Board[] = [];
    for (const [line, { boards }] of this.#lines) {
      const length = snapshot.get(line) ?? 0;
      if (length === boards.length) continue;
      for (const board of boards.splice(length)) taken.push(board);
      for (const ofSide of Object.values(this.#playable)) ofSide.delete(line);
      if (boards.length === 0) this.#lines.delete(line);
      else this.#noteLast(boards.at(-1)!);
    }
    this.#lowest = 0;
    this.#highest = 0;
    for (const line of this.#lines.keys()) this.#noteLine(line);
    return { boards: taken, lines, playable };
  }

  /** Adds removed boards again and restores the exact state, including the order of the timelines. */
  restore({ boards, lines, playable }: Taken): void {
    for (const board of boards) this.add(board);
    const timelines = this.#lines;
    this.#lines = new Map();
    for (const line of lines) {
      const timeline = timelines.get(line);
      if (timeline !== undefined) this.#lines.set(line, timeline);
    }
    this.#playable = { white: new Set(playable.white), black: new Set(playable.black) };
  }

  /** Returns the current state, for {@link Multiverse.returnTo}. */
  mark(): Mark {
    const snapshot = this.snapshot();
    return { snapshot, order: this.rewind(snapshot) };
  }

  /** Goes back to an earlier state, including the order of the timelines; returns the boards that this removed. */
  returnTo({ snapshot, order }: Mark): Taken {
    const taken = this.rewind(snapshot);
    this.restore(order);
    return taken;
  }

  /** Returns an independent multiverse with the same boards. */
  copy(): Multiverse {
    const copy = new Multiverse(this.width, this.height, [], this.hasHalves);
    for (const [line, { first, boards }] of this.#lines) copy.#lines.set(line, { first, boards: boards.slice() });
    copy.#playable = { white: new Set(this.#playable.white), black: new Set(this.#playable.black) };
    copy.#lowest = this.#lowest;
    copy.#highest = this.#highest;
    return copy;
  }

  /** Calls a function in an earlier state, in which it may play moves. Then restores the current state. */
  within<Result>(mark: Mark, compute: (multiverse: this) => Result): Result {
    const taken = this.returnTo(mark);
    try {
      return compute(this);
    } finally {
      this.rewind(mark.snapshot);
      this.restore(taken);
    }
  }
}
