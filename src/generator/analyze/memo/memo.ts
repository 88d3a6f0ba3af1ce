import { untilNothingChanges } from '../calls/fixed-point.js';
import { ruleGraph, ruleReach } from '../calls/rule-graph.js';
import { feedbackVertices, cyclesOf, leadingTo, reachability, withoutNodes } from '../../graph.js';
import { type Grammar, lookUp } from '../../ir.js';
import { type Compared, Comparison } from './comparison.js';
import { isContinuation, withContinuations } from './continuations.js';
import { consumesNothing, type Facts, type RuleFacts } from '../facts.js';
import { FirstSets } from '../characters/first.js';
import { lateFailures } from './late-failures.js';
import { leftCalls } from '../calls/left-calls.js';
import { PartLists } from './part-lists.js';
import type { Projection } from '../characters/projection.js';

/** Rules that need a memo, each with the rules whose parts would try it more than once at one offset. */
export type MemoRules = ReadonlyMap<string, ReadonlySet<string>>;

/** The rules with a memo, as {@link memoRules} finds them. */
export interface MemoAnalysis {
  readonly rules: MemoRules;
  /**
   * Rules that may not need their memo: a cycle with them could take exponential time, but few texts of the language
   * would show it.
   */
  readonly lazy: ReadonlySet<string>;
}

/**
 * Finds the recursive rules that a parser would try more than once at one offset: in an attempt that fails, and in the
 * attempt that replaces it. Each level of nesting would double the time, so these rules get a memo of their matches.
 *
 * The attempt that follows continues beyond the end of a rule, in the rules that call it, if the rule leads back to
 * them through rules without a memo. There, and where following both takes too long, some rules of these cycles get a
 * memo, so that every cycle has one.
 */
export function memoRules(grammar: Grammar, facts: Facts, projection: Projection): MemoAnalysis {
  const graph = ruleGraph(grammar);
  const recursive = [...grammar.rules.keys()].filter((name) => lookUp(facts, name).recursive);
  const nests = leadingTo(new Set(recursive), ruleReach(grammar));
  const found = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  if (nests.size === 0) return { rules: found, lazy };
  const note = (name: string, why: string): void => {
    const reasons = found.get(name);
    if (reasons === undefined) found.set(name, new Set([why]));
    else reasons.add(why);
  };
  const search = new Search(grammar, facts, projection, nests, []);
  for (const name of nests) for (const tried of search.inRule(name)) note(tried, name);

  // If all cycles go through a rule with a memo, nothing takes exponential time.
  const open = withoutNodes(graph, found);
  const cycles = cyclesOf(open);
  if (cycles.length === 0) return { rules: found, lazy };
  const beyond = new Search(grammar, facts, projection, nests, cycles);
  for (const cycle of cycles) {
    const reasons = beyond.inCycle(cycle, found);
    if (reasons.length === 0) continue;
    for (const name of feedbackVertices(open, cycle, grammar.startRules)) {
      lazy.add(name);
      for (const why of reasons) note(name, why);
    }
  }
  return { rules: found, lazy };
}

/**
 * Returns the facts of all rules. A continuation may always fail, because it depends on the caller.
 */
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

/** Compares the attempts in rules with the attempts that replace them. */
class Search {
  readonly #about: Compared;
  readonly #first: FirstSets;
  readonly #inRule: PartLists;

  /**
   * @param nests the rules that lead to recursive ones
   * @param cycles the cycles of rules that attempts can continue in after a rule
   */
  constructor(
    grammar: Grammar,
    facts: Facts,
    projection: Projection,
    nests: ReadonlySet<string>,
    cycles: readonly ReadonlySet<string>[],
  ) {
    const extended = withContinuations(grammar, nests, cycles);
    const extendedFacts = factsOf(extended, facts);
    const nesting = new Set([...nests, ...[...extended.rules.keys()].filter(isContinuation)]);
    this.#about = {
      grammar: extended,
      facts: extendedFacts,
      mayFailAfterTarget: lateFailures(extended, extendedFacts, nesting),
      leftReach: reachability(leftCalls(extended, extendedFacts)),
      calls: new Map(),
      written: new Map(),
    };
    this.#first = new FirstSets(extended, extendedFacts, projection, true);
    this.#inRule = new PartLists(this.#about, this.#first, { targets: nests, cycle: new Set() });
  }

  /** Returns the recursive rules that two parts of a rule reach at one offset. */
  inRule(name: string): ReadonlySet<string> {
    const comparison = new Comparison(this.#about, this.#inRule, new Map());
    comparison.rule(name, undefined);
    return comparison.met;
  }

  /**
   * Returns the rules of a cycle in which an attempt and the attempt that replaces it, there or in a caller, may both
   * reach a rule of the cycle.
   */
  inCycle(cycle: ReadonlySet<string>, known: ReadonlyMap<string, unknown>): string[] {
    const lists = new PartLists(this.#about, this.#first, { targets: cycle, cycle });
    return [...cycle].filter((name) => {
      const comparison = new Comparison(this.#about, lists, known);
      comparison.rule(name, lists.after(name));
      return comparison.meets;
    });
  }
}
