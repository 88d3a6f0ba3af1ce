import type { Hash } from './board/hash.js';

/**
 * How often positions have occurred, by their hashes. An immutable tree with up to eight branches at each node, chosen
 * by three bits of the hash; adding to it makes a new tree that shares almost all nodes with the old one. `undefined`
 * is the empty tree.
 */
export type Occurrences = Occurrence | readonly Occurrences[] | undefined;

/** How often one position has occurred. */
export interface Occurrence {
  readonly hash: Hash;
  readonly count: number;
}

/** Returns how often a position has occurred. */
export function countOf(occurrences: Occurrences, hash: Hash): number {
  let node = occurrences;
  for (let level = 0; isBranched(node); level++) node = node[branchOf(hash, level)];
  return node !== undefined && isSame(node.hash, hash) ? node.count : 0;
}

/** Returns occurrences with one more of a position. */
export function withOccurrence(occurrences: Occurrences, hash: Hash, level = 0): Occurrences {
  if (occurrences === undefined) return { hash, count: 1 };
  if (isBranched(occurrences)) {
    const branches = occurrences.slice();
    const branch = branchOf(hash, level);
    branches[branch] = withOccurrence(branches[branch], hash, level + 1);
    return branches;
  }
  if (isSame(occurrences.hash, hash)) return { hash, count: occurrences.count + 1 };
  const branches = NO_BRANCHES.slice();
  branches[branchOf(occurrences.hash, level)] = occurrences;
  return withOccurrence(branches, hash, level);
}

const BRANCHES = 8;
const NO_BRANCHES: readonly Occurrences[] = Array.from({ length: BRANCHES }, () => undefined);
/** The number of levels that use the lower half of a hash. */
const LOW_LEVELS = 11;

/** Returns the branch of a hash at a level: different hashes have different branches at one of the first 22 levels. */
const branchOf = ({ low, high }: Hash, level: number): number =>
  (level < LOW_LEVELS ? low >>> (3 * level) : high >>> (3 * (level - LOW_LEVELS))) & (BRANCHES - 1);

const isBranched = (occurrences: Occurrences): occurrences is readonly Occurrences[] => Array.isArray(occurrences);
const isSame = (a: Hash, b: Hash): boolean => a.low === b.low && a.high === b.high;
