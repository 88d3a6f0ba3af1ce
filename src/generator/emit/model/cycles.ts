import type { ReadField } from '../readers/readers-file.js';

/**
 * Kinds of nodes that contain nodes of their own kind, directly or through others. A shape can't contain itself, so
 * each cycle is cut at one kind: inside the cycle, its nodes are texts.
 */
export class Cycles {
  readonly #found = new Map<string, Set<string>>();
  /** The kinds that can be inside nodes of a kind. */
  readonly #inside = new Map<string, ReadonlySet<string>>();
  readonly #order: readonly string[];

  constructor(fields: readonly ReadField[]) {
    for (const { parent, found } of fields) {
      const known = this.#found.get(parent) ?? new Set();
      this.#found.set(parent, known);
      for (const kind of found) known.add(kind);
    }
    this.#order = [...this.#found.keys()];
    for (const kind of this.#order) this.#inside.set(kind, this.#reach(kind));
  }

  /** Whether nodes of a kind are texts inside nodes of another. */
  isCut(parent: string, kind: string): boolean {
    const cycle = this.#cycleOf(kind);
    return cycle.includes(parent) && this.#cutOf(cycle) === kind;
  }

  /** Returns the kinds that contain a kind and are inside it, in the order of the grammar. */
  #cycleOf(kind: string): readonly string[] {
    const inside = this.#inside.get(kind);
    return this.#order.filter((one) => inside?.has(one) === true && this.#inside.get(one)?.has(kind) === true);
  }

  /**
   * Returns the last kind without which the others are no cycle, if possible one that is only found inside the cycle.
   */
  #cutOf(cycle: readonly string[]): string | undefined {
    const cuts = cycle.filter((cut) =>
      cycle.every((kind) => kind === cut || !this.#reach(kind, new Set([cut]), cycle).has(kind)),
    );
    const isInside = (kind: string): boolean =>
      this.#order.every((parent) => cycle.includes(parent) || this.#found.get(parent)?.has(kind) !== true);
    return cuts.findLast(isInside) ?? cuts.at(-1);
  }

  /** Returns the kinds that can be inside a kind, without going through others. */
  #reach(kind: string, without: ReadonlySet<string> = new Set(), within?: readonly string[]): ReadonlySet<string> {
    const seen = new Set<string>();
    const open = [kind];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const one of this.#found.get(next) ?? []) {
        if (seen.has(one) || without.has(one) || within?.includes(one) === false) continue;
        seen.add(one);
        open.push(one);
      }
    }
    return seen;
  }
}
