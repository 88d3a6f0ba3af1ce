import { leftRecursiveGroups } from '../../analyze/calls/left-calls.js';
import { type RuleGraph, ruleReach } from '../../analyze/calls/rule-graph.js';
import { canLoop, TailCalls } from '../../analyze/calls/tail-calls.js';
import { FirstSets } from '../../analyze/characters/first.js';
import type { Projection } from '../../analyze/characters/projection.js';
import type { AnalyzedGrammar, Facts } from '../../analyze/facts.js';
import { type MemoAnalysis, type MemoMemory, type MemoRules, memoRules } from '../../analyze/memo/memo.js';
import { leadingTo } from '../../graph/reachability.js';
import type { Grammar, Rule } from '../../ir.js';
import { inlinedRules } from './inlining.js';
import { Names } from './names.js';

/** How the memos of a parser are chosen. */
export interface PlanOptions {
  /** The grammar and its facts without recovery, which decide: recovery never matches in a correct text. */
  readonly original: AnalyzedGrammar;
  /** Which rules get a memo: those that need one (by default), those that must have one, or all, for comparisons. */
  readonly memo?: 'needed' | 'none' | 'all';
  /** The comparisons for the last version of the grammar. */
  readonly known?: MemoMemory;
}

/** The results of all analyses of a grammar and the decisions that follow: all that emitters know about it. */
export interface Plan {
  readonly grammar: Grammar;
  /** The number of each rule, from 1; 0 means none. */
  readonly ruleNumbers: ReadonlyMap<string, number>;
  readonly facts: Facts;
  readonly projection: Projection;
  readonly first: FirstSets;
  readonly names: Names;
  /** Rules with a memo of their matches, each with the rules that are the reason. */
  readonly memo: MemoRules;
  /** Rules whose memo may be unnecessary; it is activated only after more calls. */
  readonly lazyMemo: ReadonlySet<string>;
  /** The number of each rule with a memo, from 0. */
  readonly memoSlots: ReadonlyMap<string, number>;
  /** Whether rules use their memo from their first call on. */
  readonly memoizesImmediately: boolean;
  /**
   * Rules that can call themselves before anything is consumed, each with the other rules of its cycles. All of them
   * have a memo.
   */
  readonly leftRecursive: ReadonlyMap<string, readonly string[]>;
  /** For each rule, the rules that it can call, directly or through others. */
  readonly reach: RuleGraph;
  /** The calls that are compiled to a loop. */
  readonly tailCalls: TailCalls;
  /** Rules that count a level of nesting when they are entered. */
  readonly nesting: ReadonlySet<string>;
  /** The number of each of these rules, from 0. */
  readonly nestingNumbers: ReadonlyMap<string, number>;
  /** Rules whose match can end where nesting passes its limit, so that their node lacks the children after that. */
  readonly truncatable: ReadonlySet<string>;
  /** Fragments that are written into their users instead of being functions. */
  readonly inlined: ReadonlySet<string>;
  /** Whether the parser recovers without error productions, so that it records the farthest offset it reached. */
  readonly recovers: boolean;
}

/** Analyzes a grammar and decides how its parser is written. */
export function planOf({ grammar, facts }: AnalyzedGrammar, projection: Projection, options: PlanOptions): Plan {
  const leftRecursive = leftRecursiveGroups(grammar, facts);
  const memo = memoFor(projection, leftRecursive, options);
  const reach = ruleReach(grammar);
  const recovers = grammar.hooks !== undefined;
  // Left-recursive rules call others directly.
  const loops = (rule: Rule): boolean => !leftRecursive.has(rule.name) && canLoop(rule);
  const tailCalls = new TailCalls(grammar, loops);
  // While a parser recovers, the tail calls at its recovery hooks nest.
  const nested = recovers ? new TailCalls(grammar, (rule) => loops(rule) && rule.hook === undefined) : tailCalls;
  return {
    grammar,
    ruleNumbers: numbered(grammar.rules.keys(), 1),
    facts,
    projection,
    first: new FirstSets(grammar, facts, projection),
    names: new Names(grammar),
    memo: memo.rules,
    memoSlots: numbered(memo.rules.keys()),
    lazyMemo: memo.lazy,
    memoizesImmediately: options.memo === 'all',
    leftRecursive,
    reach,
    tailCalls,
    nesting: nested.nesting,
    nestingNumbers: numbered(nested.nesting),
    truncatable: leadingTo(nested.nesting, reach),
    inlined: inlinedRules(grammar, facts, memo.rules),
    recovers,
  };
}

/** Numbers names in their order. */
const numbered = (names: Iterable<string>, first = 0): ReadonlyMap<string, number> =>
  new Map([...names].map((name, i) => [name, first + i]));

function memoFor(projection: Projection, leftRecursive: Plan['leftRecursive'], options: PlanOptions): MemoAnalysis {
  // Some of them are parts that were split from rules, which no choice names.
  const growing = [...leftRecursive.keys()].map((name) => [name, new Set([name])] as const);
  const chosen = chosenMemo(projection, options);
  return { ...chosen, rules: new Map([...growing, ...chosen.rules]) };
}

function chosenMemo(
  projection: Projection,
  { original: { grammar, facts }, memo = 'needed', known }: PlanOptions,
): MemoAnalysis {
  if (memo === 'needed') return memoRules(grammar, facts, projection, known);
  const names = memo === 'all' ? [...grammar.rules.keys()] : [];
  return { rules: new Map(names.map((name) => [name, new Set([name])])), lazy: new Set() };
}
