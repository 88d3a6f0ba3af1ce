import type { Side } from './pieces.js';
import { hashOf, keyOf } from './hash.js';
import type { Position } from './position.js';
import type { Result } from './ending.js';
import { opponent } from './pieces.js';
import type { Threefold } from './rules.js';

/** How often each position has come up at the end of a turn since the last capture; before it, none can come again. */
export class Repetitions {
  readonly #counts: Map<number, number>;

  constructor(from?: Repetitions) {
    this.#counts = new Map(from === undefined ? [] : from.#counts);
  }

  /** Forgets everything: no earlier position can come up again. */
  clear(): void {
    if (this.#counts.size > 0) this.#counts.clear();
  }

  /** Counts a position in, and says how often it has come up. */
  add(position: Position): number {
    const key = keyOf(hashOf(position.board, position.toMove));
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }
}

/** The end of the game when `mover` brings about a position for the third time. */
export function threefoldEnd(rule: Threefold, mover: Side): Result | undefined {
  if (rule === 'ignore') return undefined;
  if (rule === 'draw') return { winner: 'draw', reason: 'repetition' };
  return { winner: rule === 'win' ? mover : opponent(mover), reason: 'repetition' };
}
