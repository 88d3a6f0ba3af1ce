import type { Match } from './match.js';

/** The label of nodes that take the label of the rule's caller. */
export const INHERITED = '\u0001';

/** The rules that are being tried at an offset, so that a rule can call itself there. */
export class LeftRecursion {
  /** The match so far, by rule and offset: the result of a left-recursive call. */
  readonly #seeds = new Map<string, { match: Match | undefined; used: boolean }>();

  /**
   * Returns the longest match of a rule. A rule's call of itself at the same offset fails at first, then returns the
   * match so far, as long as that makes the match longer.
   *
   * @param key the rule and the offset
   * @param field the label of the nodes that inherit one
   */
  grow(key: string, field: string, attempt: () => Match | undefined): Match | undefined {
    const seed = this.#seeds.get(key);
    if (seed !== undefined) {
      seed.used = true;
      return labeledAs(seed.match, field);
    }
    const own: { match: Match | undefined; used: boolean } = { match: undefined, used: false };
    this.#seeds.set(key, own);
    try {
      for (;;) {
        const match = attempt();
        if (match === undefined || (own.match !== undefined && match.end <= own.match.end)) break;
        own.match = match;
        if (!own.used) break;
      }
    } finally {
      this.#seeds.delete(key);
    }
    return labeledAs(own.match, field);
  }
}

function labeledAs(match: Match | undefined, field: string): Match | undefined {
  if (match === undefined) return undefined;
  return { end: match.end, nodes: match.nodes.map((node) => (node.field === INHERITED ? { ...node, field } : node)) };
}
