import type { RecoveryHook } from './repair.js';

/** A match of a hook in an earlier parse of the same text. */
export interface KeptMatch {
  readonly end: number;
  /** The farthest offset that it examined. */
  readonly far: number;
  readonly field: number;
  /** Its nodes, and the index of the first of them. */
  readonly nodes: Int32Array;
  readonly from: number;
  /** The number of the parse that it is from. */
  readonly parseNumber: number;
}

/** Consecutive matches of one hook. */
type Chain = { -readonly [Key in keyof KeptMatch]: KeptMatch[Key] } & { size: number };

/** The matches of hooks in all parses of a text so far, so that parts before a failure are not parsed again. */
export class KeptMatches {
  readonly #hooks: readonly RecoveryHook[];
  readonly #kept = new Map<number, KeptMatch>();
  readonly #chains = new Map<number, Chain>();
  /** The farthest offset of each complete parse so far. */
  readonly #farOffsets: number[] = [];
  #parseNumber = 0;

  constructor(hooks: readonly RecoveryHook[]) {
    this.#hooks = hooks;
  }

  /** Records the farthest offset where anything failed in a complete parse; infinity if it read the whole text. */
  endParse(far: number): void {
    this.#farOffsets[this.#parseNumber++] = far;
  }

  /** Keeps a match of a hook at an offset. */
  remember(hook: number, offset: number, match: Omit<KeptMatch, 'parseNumber'>): void {
    this.#kept.set(this.#key(hook, offset), { ...match, parseNumber: this.#parseNumber });
  }

  /** Forgets all matches. */
  clear(): void {
    this.#kept.clear();
    this.#chains.clear();
  }

  /** Returns a match that is the same in this parse as in an earlier one; for a list, with the elements after it. */
  recall(hook: number, offset: number, field: number): KeptMatch | undefined {
    const key = this.#key(hook, offset);
    const match = this.#valid(key, field);
    const { way, next } = this.#hooks[hook]!;
    return match === undefined || way !== 'element' || next !== hook ? match : this.#chain(key, hook, match);
  }

  #valid(key: number, field: number): KeptMatch | undefined {
    const match = this.#kept.get(key);
    if (match === undefined || match.field !== field || match.parseNumber >= this.#parseNumber) return undefined;
    const far = this.#farOffsets[match.parseNumber]!;
    return match.far < far && match.end < far ? match : undefined;
  }

  /** Returns a match with the known elements after it, whose nodes follow each other in the tree. */
  #chain(key: number, hook: number, match: KeptMatch): KeptMatch {
    let chain = this.#chains.get(key);
    if (chain === undefined) {
      chain = { ...match, size: match.nodes.length };
      this.#chains.set(key, chain);
    }
    for (;;) {
      const next = this.#valid(this.#key(hook, chain.end), chain.field);
      if (next === undefined || next.end === chain.end || next.from !== chain.from + chain.size) break;
      const size = chain.size + next.nodes.length;
      if (size > chain.nodes.length || chain.nodes === match.nodes) {
        const larger = new Int32Array(size * 2);
        larger.set(chain.nodes.subarray(0, chain.size));
        chain.nodes = larger;
      }
      chain.nodes.set(next.nodes, chain.size);
      chain.size = size;
      chain.end = next.end;
      chain.far = Math.max(chain.far, next.far);
    }
    return { ...chain, nodes: chain.nodes.subarray(0, chain.size) };
  }

  #key(hook: number, offset: number): number {
    return offset * this.#hooks.length + hook;
  }
}
