import { append, countOne } from '../../../maps.js';
import { codeOn } from '../board-store.js';
import { checkBy, squaresOf } from '../moves/checks.js';
import { codeAt } from '../moves/movement.js';
import { sideToMove } from '../moves/moves.js';
import type { Board, HalfTurn, Multiverse, Snapshot } from '../multiverse.js';
import { type Colour, opponentOf, type PieceCode } from '../piece.js';
import { type ActionOption, type ActionOptions, actionOptions } from './action-option.js';

/** The reason why no action follows from some choices. */
interface Refutation {
  /** The timelines on which other choices could change it. */
  readonly culprits: ReadonlySet<number>;
  /** The timelines on which the mover must move, and has no choice that is left. */
  readonly required: ReadonlySet<number>;
}

/** A square of a board that an action makes on a timeline, and what is on it. */
interface Cell {
  readonly line: number;
  readonly square: number;
  readonly code: PieceCode;
}

/**
 * Whether a side has a legal action, or a legal rest of the action that it has begun; `undefined` if the search was
 * given up. Exact, but does not list all actions: it follows from four facts.
 *
 * - The moves of an action never use a board that the action makes: those are the other side's. So all of its moves can
 *   be listed before, and their boards don't depend on each other.
 * - More boards never take a check away. So all moves that leave the squares of a check as they are are forbidden
 *   together, whatever is moved elsewhere, and moves on boards where the mover needn't move are only useful to get to
 *   or from others.
 * - Moves that make no timeline can come before all others, in any order.
 * - If the moves on a few boards can't be completed, it doesn't matter which moves were chosen elsewhere. Only moves on
 *   these boards, and timelines that change the present, can help.
 *
 * So the search goes board by board over the moves that make no timeline. The last fact says to which choice it
 * returns, and which moves that make timelines are worth adding.
 *
 * @param maxSteps the number of steps after which the search is given up. A step tries the choices on one board, in a
 *   time that grows with the number of boards and their moves. Never if absent, which can take minutes if there are
 *   many boards
 */
export const hasLegalActionWithin = (
  multiverse: Multiverse,
  mover: Colour = sideToMove(multiverse),
  maxSteps = Number.POSITIVE_INFINITY,
): boolean | undefined => new ActionSearch(multiverse, mover, maxSteps).search();

/** Whether a side has a legal action, or a legal rest of the action that it has begun. Never gives the search up. */
export const hasLegalAction = (multiverse: Multiverse, mover?: Colour): boolean =>
  hasLegalActionWithin(multiverse, mover) === true;

class ActionSearch {
  readonly #multiverse: Multiverse;
  readonly #mover: Colour;
  readonly #options: ActionOptions;
  readonly #start: Snapshot;
  readonly #firstNewLine: number;
  /** The lists of moves that make timelines that were tried. */
  readonly #tried = new Set<string>();
  /** The number of each move that makes a timeline. */
  readonly #numbers: ReadonlyMap<ActionOption, number>;
  /** Whether a move leaves a check if it makes the timeline with a number, as far as this is known. */
  readonly #deadOn = new Map<number, Map<ActionOption, boolean>>();
  /** The half turn of the last board of each timeline. */
  readonly #lastHalf: ReadonlyMap<number, HalfTurn>;
  /** The board that the choices make on each timeline. */
  readonly #made = new Map<number, Board>();
  /** The squares of the checks that were found, by each timeline of them. */
  readonly #checks = new Map<number, (readonly Cell[])[]>();
  /** The number of times that no move was left on a timeline. */
  readonly #refuted = new Map<number, number>();
  #required: ReadonlySet<number> = new Set();
  /** The number of steps that are left. */
  #steps: number;

  constructor(multiverse: Multiverse, mover: Colour, maxSteps: number) {
    this.#steps = maxSteps;
    this.#multiverse = multiverse;
    this.#mover = mover;
    this.#options = actionOptions(multiverse, this.#mover);
    this.#start = multiverse.snapshot();
    this.#lastHalf = new Map(multiverse.lastBoards().map(({ line, half }) => [line, half]));
    this.#firstNewLine = multiverse.nextLine(this.#mover);
    this.#numbers = new Map(this.#options.branching.map((option, i) => [option, i]));
  }

  search(): boolean | undefined {
    const waiting: (readonly ActionOption[])[] = [[]];
    for (let branches = waiting.pop(); branches !== undefined; branches = waiting.pop()) {
      const refutation = this.#refuteBranches(branches);
      if (refutation === undefined) return true;
      if (this.#steps < 0) return undefined;
      const more = this.#extensions(branches, refutation);
      for (const extension of more.reverse()) {
        const key = extension.map((option) => this.#numbers.get(option)).join();
        if (this.#tried.has(key)) continue;
        this.#tried.add(key);
        waiting.push(extension);
      }
    }
    return false;
  }

  /** Tries to complete moves that make timelines, in this order. */
  #refuteBranches(branches: readonly ActionOption[]): Refutation | undefined {
    const multiverse = this.#multiverse;
    for (const [i, option] of branches.entries()) {
      this.#addBranch(option, i);
      this.#made.set(option.line, option.left).set(this.#newLine(i), option.entered!);
    }
    const promised = branches.flatMap(({ other }) => (other === undefined ? [] : [other]));
    this.#required = new Set([...this.#requiredLines(), ...promised]);
    const refutation = this.#refute();
    multiverse.rewind(this.#start);
    this.#made.clear();
    return refutation;
  }

  /** Makes the boards of a move that makes a timeline as the move with this index in the action. */
  #addBranch({ left, entered }: ActionOption, index: number): void {
    this.#multiverse.add(left);
    const { half, squares } = entered!;
    this.#multiverse.add({ line: this.#newLine(index), half, squares });
  }

  #newLine(index: number): number {
    return this.#firstNewLine + (this.#mover === 'white' ? index : -index);
  }

  /** Returns the timelines where the mover must move before the present is the other side's. */
  #requiredLines(): number[] {
    const multiverse = this.#multiverse;
    if (multiverse.isActionComplete(this.#mover)) return [];
    const present = multiverse.present();
    const last = multiverse.lastBoards().filter(({ half, line }) => half === present && multiverse.isActive(line));
    return last.map(({ line }) => line);
  }

  /** Searches for moves on the timelines where one is missing; returns nothing if there are some. */
  #refute(): Refutation | undefined {
    // The search is given up, so the returned value is ignored.
    if (--this.#steps < 0) return NOTHING;
    const check = this.#checkingLines();
    if (check !== undefined) return { culprits: check, required: NONE };
    const line = this.#narrowestLine();
    return line === undefined ? undefined : this.#refuteOn(line);
  }

  /** Tries each move on a timeline; returns nothing if one of them can be completed. */
  #refuteOn(line: number): Refutation | undefined {
    const culprits = new Set<number>();
    const required = new Set([line]);
    const before = this.#multiverse.snapshot();
    for (const option of this.#options.onLine.get(line) ?? []) {
      const lines = linesOf(option);
      const obstacles = this.#obstaclesTo(option, lines);
      if (obstacles !== undefined) {
        for (const obstacle of obstacles) culprits.add(obstacle);
        continue;
      }
      const refutation = this.#refuteAfter(option, before);
      if (refutation === undefined || !lines.some((one) => refutation.culprits.has(one))) return refutation;
      for (const culprit of refutation.culprits) if (!lines.includes(culprit)) culprits.add(culprit);
      for (const one of refutation.required) required.add(one);
    }
    countOne(this.#refuted, line);
    return { culprits, required };
  }

  /** Makes a move, searches for those that are still missing, and takes it back. */
  #refuteAfter(option: ActionOption, before: Snapshot): Refutation | undefined {
    const { line, left, other, entered } = option;
    this.#made.set(line, left);
    this.#multiverse.add(left);
    if (other !== undefined) this.#made.set(other, entered!);
    if (entered !== undefined) this.#multiverse.add(entered);
    const refutation = this.#refute();
    this.#multiverse.rewind(before);
    for (const one of linesOf(option)) this.#made.delete(one);
    return refutation;
  }

  /**
   * Returns the timelines whose choices exclude a move, none if it always leaves a check; `undefined` if it may fit.
   */
  #obstaclesTo(option: ActionOption, lines: readonly number[]): readonly number[] | undefined {
    const used = lines.find((line) => this.#made.has(line));
    if (used !== undefined) return [used];
    const hasCell = ({ line, square, code }: Cell): boolean => {
      const board = line === option.line ? option.left : line === option.other ? option.entered : this.#made.get(line);
      return board !== undefined && codeOn(board, square) === code;
    };
    for (const line of lines) {
      const check = this.#checks.get(line)?.find((cells) => cells.every(hasCell));
      if (check !== undefined) return check.map((cell) => cell.line).filter((one) => !lines.includes(one));
    }
    return undefined;
  }

  /** Returns the timelines with new boards that a check needs; `undefined` if there is no check. */
  #checkingLines(): ReadonlySet<number> | undefined {
    const multiverse = this.#multiverse;
    const check = checkBy(multiverse, opponentOf(this.#mover));
    if (check === undefined) return undefined;
    const cells = squaresOf(multiverse, check).flatMap((target): Cell[] => {
      const { line, half } = target.board;
      if (half <= (this.#lastHalf.get(line) ?? BEFORE_ALL)) return [];
      return [{ line, square: target.y * multiverse.width + target.x, code: codeAt(multiverse, target) }];
    });
    const lines = new Set(cells.map(({ line }) => line));
    for (const line of lines) append(this.#checks, line, cells);
    return lines;
  }

  /**
   * Returns a timeline where a move is missing: the one with the fewest moves left. Timelines that had none left before
   * come first; `undefined` if none is missing.
   */
  #narrowestLine(): number | undefined {
    let narrowest: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const line of this.#required) {
      if (this.#made.has(line)) continue;
      let count = 0;
      for (const option of this.#options.onLine.get(line) ?? []) {
        if (this.#obstaclesTo(option, linesOf(option)) === undefined) count++;
      }
      const width = count / (1 + (this.#refuted.get(line) ?? 0));
      if (width < least) [narrowest, least] = [line, width];
    }
    return narrowest;
  }

  /**
   * Returns refuted moves with one move more. Each list of moves that contains the refuted ones in their order, and can
   * be completed, contains one of the results in the same way.
   */
  #extensions(branches: readonly ActionOption[], { culprits, required }: Refutation): (readonly ActionOption[])[] {
    let latest = BEFORE_ALL;
    for (const line of required) latest = Math.max(latest, this.#lastHalf.get(line) ?? BEFORE_ALL);
    const isChangedByAny = required.size > 0 && this.#mayActivateBefore(latest);
    const lastCulprit = branches.findLastIndex((_, i) => culprits.has(this.#newLine(i)));
    const extensions: (readonly ActionOption[])[] = [];
    for (const option of this.#options.branching) {
      const { line, left } = option;
      const isDead = this.#obstaclesTo({ line, left }, [line]) !== undefined;
      if (isDead || branches.some((branch) => branch.line === line)) continue;
      const helpsAnywhere = isChangedByAny || required.has(option.line) || option.entered!.half < latest;
      const end = helpsAnywhere ? branches.length : lastCulprit;
      for (let i = 0; i <= end; i++) {
        const extended = branches.toSpliced(i, 0, option);
        if (isOrdered(extended) && (helpsAnywhere || !this.#isDeadOn(option, i))) extensions.push(extended);
      }
    }
    return extensions;
  }

  /** Whether a new timeline may activate one of the other side on which the present would be before a half turn. */
  #mayActivateBefore(half: HalfTurn): boolean {
    const isTheirs = (line: number): boolean => (this.#mover === 'white' ? line < 0 : line > 0);
    return [...this.#lastHalf].some(
      ([line, last]) => last < half && isTheirs(line) && !this.#multiverse.isActive(line),
    );
  }

  /** Whether a move leaves a check if it makes the timeline with an index. */
  #isDeadOn(option: ActionOption, index: number): boolean {
    let cached = this.#deadOn.get(index);
    if (cached === undefined) this.#deadOn.set(index, (cached = new Map()));
    let isDead = cached.get(option);
    if (isDead !== undefined) return isDead;
    this.#addBranch(option, index);
    isDead = checkBy(this.#multiverse, opponentOf(this.#mover)) !== undefined;
    this.#multiverse.rewind(this.#start);
    cached.set(option, isDead);
    return isDead;
  }
}

/** Returns the timelines on which a move makes boards, unless it makes a timeline. */
const linesOf = ({ line, other }: ActionOption): readonly number[] => (other === undefined ? [line] : [line, other]);

const NONE: ReadonlySet<number> = new Set();

const NOTHING: Refutation = { culprits: NONE, required: NONE };

const BEFORE_ALL = Number.NEGATIVE_INFINITY;

/**
 * Whether moves that make timelines can be made in an order: one that arrives on the last board of another timeline
 * comes after the move that begins there.
 */
const isOrdered = (branches: readonly ActionOption[]): boolean =>
  branches.every(({ other }, i) => other === undefined || branches.findIndex(({ line }) => line === other) < i);
