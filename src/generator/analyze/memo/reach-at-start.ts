import { LazyReachability } from '../../graph/reachability.js';
import { type Grammar, lookUp } from '../../ir.js';
import { leftCalls } from '../calls/left-calls.js';
import type { Facts } from '../facts.js';

/** The rules that rules can call at the offset where they start, by the names that the author of the grammar gave. */
export class ReachAtStart {
  readonly #grammar: Grammar;
  readonly #reach: LazyReachability;
  /** The written names of a set of rules. Rules that call each other share a set. */
  readonly #written = new Map<ReadonlySet<string>, ReadonlySet<string>>();

  constructor(grammar: Grammar, facts: Facts) {
    this.#grammar = grammar;
    this.#reach = new LazyReachability(leftCalls(grammar, facts));
  }

  /** Returns the names of the rules that a rule can call at the offset where it starts, directly or through others. */
  of(name: string): ReadonlySet<string> {
    const reach = this.#reach.of(name);
    let names = this.#written.get(reach);
    if (names === undefined) {
      names = new Set([...reach].map((one) => this.written(one)));
      this.#written.set(reach, names);
    }
    return names;
  }

  /** Returns the name that the author of the grammar gave a rule. */
  written(name: string): string {
    return lookUp(this.#grammar.rules, name).copyOf ?? name;
  }
}
