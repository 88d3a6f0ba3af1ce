import type { Grammar } from '../../ir.js';
import { untilNothingChanges } from '../calls/fixed-point.js';
import { FirstSets } from '../characters/first.js';
import type { Projection } from '../characters/projection.js';
import { consumesNothing, type Facts, type RuleFacts } from '../facts.js';
import { Comparison, type ComparisonFacts, type ComparisonResult } from './comparison.js';
import { isContinuation, withContinuations } from './continuations.js';
import type { KnownComparisons } from './known-comparisons.js';
import { lateFailures } from './late-failures.js';
import { MatchedBytes } from './matched-bytes.js';
import { PartLists } from './part-lists.js';
import { ReachAtStart } from './reach-at-start.js';

/** The facts that a search knows about a grammar. */
interface SearchedGrammar {
  readonly grammar: Grammar;
  readonly facts: Facts;
  readonly projection: Projection;
  /** The rules that lead to recursive ones. */
  readonly nests: ReadonlySet<string>;
  /** The cycles of rules that attempts can continue in after a rule. */
  readonly cycles: readonly ReadonlySet<string>[];
}

/** Compares the attempts in rules with the attempts that replace them. */
export class Search {
  readonly #about: ComparisonFacts;
  readonly #inRule: PartLists;
  readonly #comparisons: KnownComparisons;

  /** @param comparisons the results for the last version of the grammar, which the results for this version replace */
  constructor({ grammar, facts, projection, nests, cycles }: SearchedGrammar, comparisons: KnownComparisons) {
    const extended = withContinuations(grammar, nests, cycles);
    const extendedFacts = factsOf(extended, facts);
    const nesting = new Set([...nests, ...[...extended.rules.keys()].filter(isContinuation)]);
    const first = new FirstSets(extended, extendedFacts, projection, true);
    this.#about = {
      grammar: extended,
      facts: extendedFacts,
      projection,
      nesting,
      mayFailAfterTarget: lateFailures(extended, extendedFacts, nesting),
      first,
      matched: new MatchedBytes(extended, extendedFacts, first),
      atStart: new ReachAtStart(extended, extendedFacts),
      calls: new Map(),
    };
    this.#inRule = new PartLists(this.#about, { targets: nests, cycle: new Set() });
    this.#comparisons = comparisons;
    comparisons.begin(this.#about);
  }

  /** Returns the recursive rules that two parts of a rule reach at one offset. */
  inRule(name: string): ReadonlySet<string> {
    return this.#comparisons.result(name, () => {
      const comparison = new Comparison(this.#about, this.#inRule, new Map());
      comparison.rule(name, undefined);
      return comparison;
    }).met;
  }

  /**
   * Returns the rules of a cycle in which an attempt and the attempt that replaces it, there or in a caller, may both
   * reach a rule of the cycle.
   */
  inCycle(cycle: ReadonlySet<string>, known: ReadonlyMap<string, unknown>): string[] {
    const lists = new PartLists(this.#about, { targets: cycle, cycle });
    const compared = (name: string): ComparisonResult => {
      const comparison = new Comparison(this.#about, lists, known);
      comparison.untilOneMeets(name, lists.after(name));
      return comparison;
    };
    const about = [...cycle, '', ...known.keys()].join(' ');
    return [...cycle].filter((name) => {
      const { met, gaveUp } = this.#comparisons.result(`${name} ${about}`, () => compared(name));
      return gaveUp || met.size > 0;
    });
  }
}

/** Returns the facts of all rules. A continuation may always fail, because it depends on the caller. */
function factsOf(extended: Grammar, known: Facts): Facts {
  const facts = new Map<string, RuleFacts>(known);
  for (const name of extended.rules.keys()) if (!known.has(name)) facts.set(name, CONTINUATION);
  untilNothingChanges(extended, ({ name, body }) => {
    if (facts.get(name) !== CONTINUATION || !consumesNothing(body, facts)) return false;
    facts.set(name, { ...CONTINUATION, nullable: true });
    return true;
  });
  return facts;
}

const CONTINUATION: RuleFacts = { nullable: false, infallible: false, emits: false, touches: false, recursive: false };
