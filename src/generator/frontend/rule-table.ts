import type { ast } from 'peggy';
import { isNodeRule, isTriviaRule } from '../conventions.js';
import { reachability } from '../graph.js';
import { referredRules } from './peggy-ast.js';

/** What the checks and the lowering ask about the rules of a linked grammar. */
export class RuleTable {
  readonly byName: ReadonlyMap<string, ast.Rule>;
  /** Node rules that trivia refers to. */
  readonly comments: ReadonlySet<string>;
  readonly #references: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #reach: ReadonlyMap<string, ReadonlySet<string>>;
  #reachOfFragments: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  constructor(grammar: ast.Grammar) {
    this.byName = new Map(grammar.rules.map((rule) => [rule.name, rule]));
    this.#references = new Map(grammar.rules.map((rule) => [rule.name, referredRules(rule.expression)]));
    this.#reach = reachability(this.#references);
    const trivia = grammar.rules.filter((rule) => isTriviaRule(rule.name.replace(/^.*\$/, '')));
    this.comments = new Set(trivia.flatMap((rule) => [...this.#references.get(rule.name)!].filter(isNodeRule)));
  }

  /** Rules that other rules refer to. */
  usedByOthers(): Set<string> {
    const used = new Set<string>();
    for (const [name, references] of this.#references) {
      for (const other of references) if (other !== name) used.add(other);
    }
    return used;
  }

  /** Whether rule `from` refers to rule `to`, directly or through others. */
  reaches(from: string, to: string): boolean {
    return this.reachableFrom(from).has(to);
  }

  /** Whether some rule refers to itself, directly or through others. */
  get isRecursive(): boolean {
    return [...this.#reach].some(([name, reached]) => reached.has(name));
  }

  /** Whether a fragment refers to itself without a node in between, so that it can hold what it holds once more. */
  dissolvesIntoItself(name: string): boolean {
    this.#reachOfFragments ??= reachability(
      new Map([...this.#references].map(([rule, used]) => [rule, isNodeRule(rule) ? new Set() : used])),
    );
    return this.#reachOfFragments.get(name)?.has(name) === true;
  }

  /** Every rule that `from` refers to, directly or through others. */
  reachableFrom(from: string): ReadonlySet<string> {
    return this.#reach.get(from) ?? new Set();
  }
}
