import type { Side } from './pieces.js';
import { hashOf, keyOf } from './hash.js';
import type { Position } from './position.js';
import type { Result } from './ending.js';
import { opponent } from './pieces.js';
import type { Threefold } from './rules.js';

/** The positions at the ends of turns, in order of play. */
class Positions {
  length = 0;
  /** The plies after which each position occurred, ascending. */
  readonly #plies = new Map<number, number[]>();

  /** Adds a position and returns how often it has occurred. */
  add(key: number): number {
    const plies = this.#plies.get(key);
    if (plies !== undefined) return plies.push(this.length++);
    // Most positions occur once. A literal list has no spare capacity.
    this.#plies.set(key, [this.length++]);
    return 1;
  }

  /** Returns how often a position occurs among the first `first` positions. */
  countAmong(key: number, first: number): number {
    const plies = this.#plies.get(key) ?? [];
    let low = 0;
    let high = plies.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (plies[middle]! < first) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Counts how often each position has occurred at the end of a turn since a piece last left the board. Earlier positions
 * can't recur.
 */
export class Repetitions {
  #own = new Positions();
  /**
   * The earlier parts of the game that this one continues, with their lengths at the forks. Forks share them to save
   * memory.
   */
  #before: readonly { readonly line: Positions; readonly length: number }[] = [];

  constructor(from?: Repetitions) {
    if (from === undefined) return;
    const { length } = from.#own;
    this.#before = length === 0 ? from.#before : [...from.#before, { line: from.#own, length }];
  }

  /** Removes all positions, because none of them can occur again. */
  clear(): void {
    this.#own = new Positions();
    this.#before = [];
  }

  /** Adds a position and returns how often it has occurred. */
  add(position: Position): number {
    const key = keyOf(hashOf(position.board, position.toMove));
    let count = this.#own.add(key);
    for (const { line, length } of this.#before) count += line.countAmong(key, length);
    return count;
  }
}

/** Returns the end of the game if `mover` causes a position for the third time. */
export function threefoldEnd(rule: Threefold, mover: Side): Result | undefined {
  if (rule === 'ignore') return undefined;
  if (rule === 'draw') return { winner: 'draw', reason: 'repetition' };
  return { winner: rule === 'win' ? mover : opponent(mover), reason: 'repetition' };
}
