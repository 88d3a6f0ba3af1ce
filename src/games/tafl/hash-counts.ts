import type { Hash } from './board/hash.js';

/** Integers of a slot: the two halves of a hash, and a number that is 0 if the slot is free, else its count plus 1. */
const SLOT = 3;
const COUNT = 2;
const MIN_SLOTS = 64;

/** Counts hashes. Takes 24 to 48 bytes for each. */
export class HashCounts {
  #slots = new Int32Array(MIN_SLOTS * SLOT);
  /** The number of slots, a power of two, minus 1. */
  #mask = MIN_SLOTS - 1;
  #used = 0;

  /** Returns the count of a hash; 0 if it was never added. */
  get({ low, high }: Hash): number {
    return Math.max(0, this.#slots[this.#find(low, high) + COUNT]! - 1);
  }

  /** Adds a number, which may be negative, to the count of a hash. */
  add({ low, high }: Hash, number: number): void {
    const at = this.#find(low, high);
    if (this.#slots[at + COUNT] !== 0) {
      this.#slots[at + COUNT]! += number;
      return;
    }
    this.#slots[at] = low;
    this.#slots[at + 1] = high;
    this.#slots[at + COUNT] = number + 1;
    this.#used++;
    if (this.#used * 2 > this.#mask) this.#rebuild();
  }

  /** Returns the index of the slot of a hash, or of the free one where it belongs. */
  #find(low: number, high: number): number {
    const slots = this.#slots;
    let slot = (low ^ Math.imul(high, 0x9e3779b1)) & this.#mask;
    for (; ; slot = (slot + 1) & this.#mask) {
      const at = slot * SLOT;
      if (slots[at + COUNT] === 0 || (slots[at] === low && slots[at + 1] === high)) return at;
    }
  }

  /** Leaves out the hashes whose count is 0, and makes room for twice as many as there are others. */
  #rebuild(): void {
    const old = this.#slots;
    let kept = 0;
    for (let at = 0; at < old.length; at += SLOT) if (old[at + COUNT]! > 1) kept++;
    let count = MIN_SLOTS;
    while (count < kept * 4) count *= 2;
    this.#slots = new Int32Array(count * SLOT);
    this.#mask = count - 1;
    this.#used = kept;
    for (let at = 0; at < old.length; at += SLOT) {
      if (old[at + COUNT]! > 1) this.#slots.set(old.subarray(at, at + SLOT), this.#find(old[at]!, old[at + 1]!));
    }
  }
}
