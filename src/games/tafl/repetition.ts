import type { Side } from './pieces.js';
import { hashOf, keyOf } from './hash.js';
import type { Position } from './position.js';
import type { Result } from './ending.js';
import { opponent } from './pieces.js';
import type { Threefold } from './rules.js';

/** The positions at the ends of turns, in their order. */
class Positions {
  length = 0;
  /** When each position came up: plies, ascending. */
  readonly #plies = new Map<number, number[]>();

  /** Adds a position and returns how often it has come up. */
  add(key: number): number {
    const plies = this.#plies.get(key) ?? [];
    if (plies.length === 0) this.#plies.set(key, plies);
    return plies.push(this.length++);
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

/** How often each position has come up at the end of a turn since a piece last left the board: no earlier one can recur. */
export class Repetitions {
  #own = new Positions();
  /** The lines that this one goes on from, each as long as it was then. They are shared, for games have many forks. */
  #before: readonly { readonly line: Positions; readonly length: number }[] = [];

  constructor(from?: Repetitions) {
    if (from === undefined) return;
    const { length } = from.#own;
    this.#before = length === 0 ? from.#before : [...from.#before, { line: from.#own, length }];
  }

  /** Forgets everything: no earlier position can come up again. */
  clear(): void {
    this.#own = new Positions();
    this.#before = [];
  }

  /** Counts a position in, and says how often it has come up. */
  add(position: Position): number {
    const key = keyOf(hashOf(position.board, position.toMove));
    return this.#before.reduce((sum, { line, length }) => sum + line.countAmong(key, length), this.#own.add(key));
  }
}

/** The end of the game when `mover` brings about a position for the third time. */
export function threefoldEnd(rule: Threefold, mover: Side): Result | undefined {
  if (rule === 'ignore') return undefined;
  if (rule === 'draw') return { winner: 'draw', reason: 'repetition' };
  return { winner: rule === 'win' ? mover : opponent(mover), reason: 'repetition' };
}
