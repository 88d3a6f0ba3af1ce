import type { Hash } from './board/hash.js';
import { HashCounts } from './hash-counts.js';

/** The most positions that are counted one by one: for so few, a table takes longer. */
const MAX_SCANNED_POSITIONS = 16;

/** Counts that several lists share. They are right for the list that they belong to. */
interface SharedCounts {
  readonly counts: HashCounts;
  owner: Occurrences | undefined;
}

/**
 * The occurrences of positions, by their hashes: an immutable list, the latest position first, which shares the earlier
 * ones with other lists. Its own hash is the hash of the latest position.
 *
 * All lists that begin with the same positions share one table of counts. The table belongs to one list at a time, and
 * is changed to the table of another when a count in it is needed (H. Baker, “Shallow binding makes functional arrays
 * fast”, 1991). So a count takes constant time for a list that is one longer than the last one, or otherwise time
 * proportional to the number of moves between the two. Few positions are counted one by one.
 */
export class Occurrences implements Hash {
  readonly low: number;
  readonly high: number;
  readonly #earlier: Occurrences | undefined;
  readonly #length: number;
  readonly #shared: SharedCounts | undefined;

  /** @param earlier the positions before this one; `undefined` if there are none */
  constructor(earlier: Occurrences | undefined, { low, high }: Hash) {
    this.low = low;
    this.high = high;
    this.#earlier = earlier;
    this.#length = earlier === undefined ? 1 : earlier.#length + 1;
    if (earlier !== undefined) this.#shared = earlier.#shared ?? countsFrom(this.#length);
  }

  /** Returns how often a position has occurred. */
  countOf(hash: Hash): number {
    if (this.#shared !== undefined) return this.#own(this.#shared).get(hash);
    let count = Number(isSame(this, hash));
    for (let at = this.#earlier; at !== undefined; at = at.#earlier) if (isSame(at, hash)) count++;
    return count;
  }

  /** Changes shared counts to the counts of this list. */
  #own(shared: SharedCounts): HashCounts {
    const { counts, owner } = shared;
    shared.owner = this;
    Occurrences.#change(counts, owner, this);
    return counts;
  }

  static #change(counts: HashCounts, from: Occurrences | undefined, to: Occurrences | undefined): void {
    while (from !== to) {
      if (to === undefined || (from !== undefined && from.#length > to.#length)) {
        counts.add(from!, -1);
        from = from!.#earlier;
      } else {
        counts.add(to, 1);
        to = to.#earlier;
      }
    }
  }
}

const isSame = (a: Hash, b: Hash): boolean => a.low === b.low && a.high === b.high;

const countsFrom = (length: number): SharedCounts | undefined =>
  length > MAX_SCANNED_POSITIONS ? { counts: new HashCounts(), owner: undefined } : undefined;
