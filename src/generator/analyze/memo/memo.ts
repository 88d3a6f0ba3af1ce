import { getOrInsert } from '../../../maps.js';
import { cyclesOf, feedbackVertices, withoutNodes } from '../../graph/cycles.js';
import { leadingTo } from '../../graph/reachability.js';
import { type Grammar, lookUp } from '../../ir.js';
import { ruleGraph, ruleReach } from '../calls/rule-graph.js';
import type { Projection } from '../characters/projection.js';
import type { Facts } from '../facts.js';
import { KnownComparisons } from './known-comparisons.js';
import { Search } from './search.js';

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
 * Keeps the comparisons of the last version of a grammar, so that only the comparisons of changed rules are made again.
 */
export class MemoMemory {
  readonly inRules = new KnownComparisons();
  readonly inCycles = new KnownComparisons();
}

/**
 * Finds the recursive rules that a parser would try more than once at one offset: in an attempt that fails, and in the
 * attempt that replaces it. Each level of nesting would double the time, so these rules get a memo of their matches.
 *
 * The attempt that follows continues beyond the end of a rule, in the rules that call it, if the rule leads back to
 * them through rules without a memo. There, and where following both takes too long, some rules of these cycles get a
 * memo, so that every cycle has one.
 *
 * @param known the results for the last version of the grammar
 */
export function memoRules(
  grammar: Grammar,
  facts: Facts,
  projection: Projection,
  known = new MemoMemory(),
): MemoAnalysis {
  const graph = ruleGraph(grammar);
  const recursive = [...grammar.rules.keys()].filter((name) => lookUp(facts, name).recursive);
  const nests = leadingTo(new Set(recursive), ruleReach(grammar));
  const found = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  if (nests.size === 0) return { rules: found, lazy };
  const note = (name: string, why: string): void => {
    getOrInsert(found, name, () => new Set<string>()).add(why);
  };
  const search = new Search({ grammar, facts, projection, nests, cycles: [] }, known.inRules);
  for (const name of nests) for (const tried of search.inRule(name)) note(tried, name);

  // If all cycles go through a rule with a memo, nothing takes exponential time.
  const open = withoutNodes(graph, found);
  const cycles = cyclesOf(open);
  if (cycles.length === 0) return { rules: found, lazy };
  const beyond = new Search({ grammar, facts, projection, nests, cycles }, known.inCycles);
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
