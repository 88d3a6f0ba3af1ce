import { type ActionOption, type ActionOptions, actionOptions } from './action-option.js';
import { boardsOf, checkBy } from './checks.js';
import { sideToMove } from './moves.js';
import type { HalfTurn, Multiverse, Snapshot } from './multiverse.js';
import { type Colour, opponentOf } from './piece.js';

/** The reason why no action follows from some choices. */
interface Refutation {
  /** The timelines on which other choices could change it. */
  readonly culprits: ReadonlySet<number>;
  /** The timelines on which the mover must move, and has no choice that is left. */
  readonly required: ReadonlySet<number>;
}

/**
 * Whether a side has a legal action, or a legal rest of the one that it has begun. Exact, but does not list all actions: it follows from four facts.
 *
 * - The moves of an action never use a board that the action makes: those are the other side's. So all of its moves can be
 *   listed before, and their boards don't depend on each other.
 * - More boards never take a check away. So a check between two boards forbids this pair of moves, whatever is moved
 *   elsewhere, and moves on boards where the mover needn't move are only useful to get to or from others.
 * - Moves that make no timeline can come before all others, in any order.
 * - If the moves on a few boards can't be completed, it doesn't matter which moves were chosen elsewhere. Only moves on
 *   these boards, and timelines that change the present, can help.
 *
 * So the search goes board by board over the moves that make no timeline. The last fact says to which choice it returns,
 * and which moves that make timelines are worth adding.
 */
export const hasLegalAction = (multiverse: Multiverse, mover: Colour = sideToMove(multiverse)): boolean =>
  new ActionSearch(multiverse, mover).isSuccessful();

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
  /** The choices on each timeline. */
  readonly #chosen = new Map<number, ActionOption>();
  #required: ReadonlySet<number> = new Set();

  constructor(multiverse: Multiverse, mover: Colour) {
    this.#multiverse = multiverse;
    this.#mover = mover;
    this.#options = actionOptions(multiverse, this.#mover);
    this.#start = multiverse.snapshot();
    this.#lastHalf = new Map(multiverse.lastBoards().map(({ line, half }) => [line, half]));
    this.#firstNewLine = multiverse.nextLine(this.#mover);
    this.#numbers = new Map(this.#options.branching.map((option, i) => [option, i]));
  }

  isSuccessful(): boolean {
    const waiting: (readonly ActionOption[])[] = [[]];
    for (let branches = waiting.pop(); branches !== undefined; branches = waiting.pop()) {
      const refutation = this.#refuteBranches(branches);
      if (refutation === undefined) return true;
      const more = this.#extensions(branches, refutation);
      for (const one of more.reverse()) {
        const key = one.map((option) => this.#numbers.get(option)).join();
        if (this.#tried.has(key)) continue;
        this.#tried.add(key);
        waiting.push(one);
      }
    }
    return false;
  }

  /** Tries to complete moves that make timelines, in this order. */
  #refuteBranches(branches: readonly ActionOption[]): Refutation | undefined {
    const multiverse = this.#multiverse;
    for (const [i, option] of branches.entries()) {
      this.#addBranch(option, i);
      this.#chosen.set(option.line, option);
    }
    const promised = branches.flatMap(({ other }) => (other === undefined ? [] : [other]));
    this.#required = new Set([...this.#requiredLines(), ...promised]);
    const refutation = this.#refute();
    multiverse.rewind(this.#start);
    this.#chosen.clear();
    return refutation;
  }

  /** Makes the boards of a move that makes a timeline as the one with this index in the action. */
  #addBranch({ left, entered }: ActionOption, index: number): void {
    this.#multiverse.add(left);
    this.#multiverse.add({ ...entered!, line: this.#newLine(index) });
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

  /** Searches for moves on the timelines where one is missing. @returns nothing if there are some */
  #refute(): Refutation | undefined {
    const check = this.#checkingLines();
    if (check !== undefined) return { culprits: check, required: NONE };
    const line = this.#narrowestLine();
    if (line === undefined) return undefined;
    const culprits = new Set<number>();
    const required = new Set([line]);
    const before = this.#multiverse.snapshot();
    for (const option of this.#options.onLine.get(line) ?? []) {
      const lines = option.other === undefined ? [option.line] : [option.line, option.other];
      if (option.conflicts.has(option)) continue;
      const obstacle = this.#obstacleTo(option, lines);
      if (obstacle !== undefined) {
        culprits.add(obstacle);
        continue;
      }
      for (const one of lines) this.#chosen.set(one, option);
      this.#multiverse.add(option.left);
      if (option.entered !== undefined) this.#multiverse.add(option.entered);
      const refutation = this.#refute();
      this.#multiverse.rewind(before);
      for (const one of lines) this.#chosen.delete(one);
      if (refutation === undefined || !lines.some((one) => refutation.culprits.has(one))) return refutation;
      for (const one of refutation.culprits) if (!lines.includes(one)) culprits.add(one);
      for (const one of refutation.required) required.add(one);
    }
    return { culprits, required };
  }

  /** Returns a timeline whose choice excludes a move. */
  #obstacleTo(option: ActionOption, lines: readonly number[]): number | undefined {
    const used = lines.find((line) => this.#chosen.has(line));
    if (used !== undefined || option.conflicts.size === 0) return used;
    for (const [line, chosen] of this.#chosen) if (option.conflicts.has(chosen)) return line;
    return undefined;
  }

  /** Returns the timelines with new boards that a check needs; `undefined` if there is no check. */
  #checkingLines(): ReadonlySet<number> | undefined {
    const multiverse = this.#multiverse;
    const check = checkBy(multiverse, opponentOf(this.#mover));
    if (check === undefined) return undefined;
    const made = boardsOf(multiverse, check).filter(
      ({ line, half }) => half > (this.#lastHalf.get(line) ?? BEFORE_ALL),
    );
    const lines = new Set(made.map(({ line }) => line));
    const options = new Set([...lines].map((line) => this.#chosen.get(line)));
    const [first, second] = options;
    if (first !== undefined && options.size <= 2 && !options.has(undefined)) {
      first.conflicts.add(second ?? first);
      (second ?? first).conflicts.add(first);
    }
    return lines;
  }

  /** Returns the timeline where a move is missing that has the fewest moves; `undefined` if none is missing. */
  #narrowestLine(): number | undefined {
    let narrowest: number | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const line of this.#required) {
      if (this.#chosen.has(line)) continue;
      let count = 0;
      for (const option of this.#options.onLine.get(line) ?? []) if (!option.conflicts.has(option)) count++;
      if (count < fewest) [narrowest, fewest] = [line, count];
    }
    return narrowest;
  }

  /**
   * Returns refuted moves with one move more. Each list of moves that contains the refuted ones in their order, and can be
   * completed, contains one of the results in the same way.
   */
  #extensions(branches: readonly ActionOption[], { culprits, required }: Refutation): (readonly ActionOption[])[] {
    let latest = BEFORE_ALL;
    for (const line of required) latest = Math.max(latest, this.#lastHalf.get(line) ?? BEFORE_ALL);
    const isChangedByAny = required.size > 0 && this.#mayActivateBefore(latest);
    const lastCulprit = branches.findLastIndex((_, i) => culprits.has(this.#newLine(i)));
    const extensions: (readonly ActionOption[])[] = [];
    for (const option of this.#options.branching) {
      if (option.conflicts.has(option) || branches.some(({ line }) => line === option.line)) continue;
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
    let known = this.#deadOn.get(index);
    if (known === undefined) this.#deadOn.set(index, (known = new Map()));
    let isDead = known.get(option);
    if (isDead !== undefined) return isDead;
    this.#addBranch(option, index);
    isDead = checkBy(this.#multiverse, opponentOf(this.#mover)) !== undefined;
    this.#multiverse.rewind(this.#start);
    known.set(option, isDead);
    return isDead;
  }
}

const NONE: ReadonlySet<number> = new Set();

const BEFORE_ALL = Number.NEGATIVE_INFINITY;

/**
 * Whether moves that make timelines can be made in an order: one that arrives on the last board of another timeline comes
 * after the move that begins there.
 */
const isOrdered = (branches: readonly ActionOption[]): boolean =>
  branches.every(({ other }, i) => other === undefined || branches.findIndex(({ line }) => line === other) < i);
