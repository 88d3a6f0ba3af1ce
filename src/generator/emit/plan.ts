import { ruleReach } from '../analyze/calls/rule-graph.js';
import { VARIANT_BITS } from '../../cst/tree/layout.js';
import { analyzeRules } from '../analyze/analyze-rules.js';
import { emitsNodes, type Facts, touchesTree } from '../analyze/facts.js';
import { FirstSets } from '../analyze/characters/first.js';
import { type MemoAnalysis, type MemoRules, memoRules } from '../analyze/memo/memo.js';
import { Projection } from '../analyze/characters/projection.js';
import { leftRecursiveGroups } from '../analyze/calls/left-calls.js';
import { canLoop, TailCalls } from '../analyze/calls/tail-calls.js';
import { type Expression, type Grammar, hasCapture, lookUp, parts, references, type Rule, walk } from '../ir.js';
import { Names } from './names.js';

/** Fragments up to this number of expressions are written into their users. */
const INLINE_SIZE = 3;

/** Limit for the numbers of alternatives that a node can store. */
const MOST_VARIANTS = 1 << VARIANT_BITS;

/** Decisions that can be overridden, for comparisons. */
export interface PlanOptions {
  /** Which rules get a memo: those that need one (by default), those that must have one, or all. */
  readonly memo?: 'needed' | 'none' | 'all';
  /** The grammar and its facts without recovery, which never matches in a correct text. They decide about memos. */
  readonly original?: { readonly grammar: Grammar; readonly facts: Facts };
}

/** All decisions of the code emitters about a grammar. */
export class Plan {
  readonly grammar: Grammar;
  readonly facts: Facts;
  readonly projection: Projection;
  readonly first: FirstSets;
  readonly names: Names;
  /** Rules with a memo of their matches, each with the rules that are the reason. */
  readonly memo: MemoRules;
  /** Rules with a memo that they may not need, which is used later than others. */
  readonly doubtfulMemo: ReadonlySet<string>;
  /** Whether rules use their memo from their first call on. */
  readonly remembersAtOnce: boolean;
  /** Rules that can call themselves before anything is consumed; all of them have a memo. */
  readonly leftRecursive: ReadonlySet<string>;
  /** The other rules of the cycles of each of these rules. */
  readonly leftRecursiveGroups: ReadonlyMap<string, readonly string[]>;
  readonly #reach: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #tailCalls: TailCalls;
  readonly #nesting: ReadonlySet<string>;
  readonly #cutShort: ReadonlySet<string>;
  readonly #uses = new Map<string, number>();

  constructor(grammar: Grammar, facts: Facts = analyzeRules(grammar), options: PlanOptions = {}) {
    this.grammar = grammar;
    this.facts = facts;
    this.projection = new Projection(grammar);
    this.first = new FirstSets(grammar, facts, this.projection);
    this.names = new Names(grammar);
    this.leftRecursiveGroups = leftRecursiveGroups(grammar, facts);
    this.leftRecursive = new Set(this.leftRecursiveGroups.keys());
    this.remembersAtOnce = options.memo === 'all';
    const memo = memoFor(options.memo ?? 'needed', { ...this, ...options.original });
    this.memo = memo.rules;
    this.doubtfulMemo = memo.doubtful;
    this.#reach = ruleReach(grammar);
    this.#tailCalls = new TailCalls(grammar, (rule) => this.#canLoop(rule));
    const counted = this.recovers
      ? new TailCalls(grammar, (rule) => this.#canLoop(rule) && !this.loopsOnlyAtFirst(rule.name))
      : this.#tailCalls;
    this.#nesting = counted.nesting;
    const nests = (name: string): boolean => this.#nesting.has(name);
    this.#cutShort = new Set(
      [...this.#reach].flatMap(([name, inner]) => (nests(name) || [...inner].some(nests) ? name : [])),
    );
    for (const rule of grammar.rules.values()) {
      walk(rule.body, (e) => {
        if (e.op === 'rule') this.#uses.set(e.name, (this.#uses.get(e.name) ?? 0) + 1);
      });
    }
  }

  rule(name: string): Rule {
    return lookUp(this.grammar.rules, name);
  }

  /** Whether a rule with a memo uses it only after many calls. A left-recursive rule needs its memo from the first one. */
  get countsCalls(): boolean {
    return [...this.memo.keys()].some((name) => !this.leftRecursive.has(name));
  }

  /** Whether the parser recovers without error productions, so that it records how far it came. */
  get recovers(): boolean {
    return this.grammar.hooks !== undefined;
  }

  /** Whether calls at the end of rules nest while the parser recovers, although they are rounds of a loop otherwise. */
  get recursesToRecover(): boolean {
    return [...this.grammar.rules.keys()].some((name) => this.isRecursive(name) && this.loopsOnlyAtFirst(name));
  }

  isRecursive(name: string): boolean {
    return lookUp(this.facts, name).recursive;
  }

  /** Whether a level of nesting is counted when this rule is entered. */
  countsNesting(name: string): boolean {
    return this.#nesting.has(name);
  }

  /** Whether a rule, or one that it leads to, is recursive. */
  canNest(name: string): boolean {
    return this.isRecursive(name) || [...lookUp(this.#reach, name)].some((inner) => this.isRecursive(inner));
  }

  /** Whether a match of a rule can end where nesting passes its limit, so that its node lacks the children after that. */
  canBeCutShort(name: string): boolean {
    return this.#cutShort.has(name);
  }

  /**
   * Whether the node of a rule is opened before any recursive rule is called, so that it is kept however deep these
   * nest.
   */
  opensBeforeNesting(name: string): boolean {
    if (!this.canNest(name)) return true;
    const { body } = this.rule(name);
    if (this.isRecursive(name) || !emitsNodes(body, this.facts)) return false;
    const sequence = body.op === 'sequence' ? body.parts : [body];
    const first = sequence.findIndex((part) => touchesTree(part, this.facts));
    return sequence.slice(0, first).every((part) => ![...references(part)].some((called) => this.canNest(called)));
  }

  /** Whether a call leads back to the caller. */
  isCycle(caller: string, callee: string): boolean {
    return lookUp(this.#reach, callee).has(caller);
  }

  /** Whether one rule ends with a call of another that ends with a call of the first, directly or through others. */
  isTailCycle(caller: string, callee: string): boolean {
    return this.#tailCalls.isCycle(caller, callee);
  }

  /**
   * Whether calls of a rule, and calls that end it, are rounds of a loop only in the first parse of a text, because it is
   * a part that recovers.
   */
  loopsOnlyAtFirst(name: string): boolean {
    return this.rule(name).hook !== undefined;
  }

  /** A rule that grows its match calls others directly. */
  #canLoop(rule: Rule): boolean {
    return !this.leftRecursive.has(rule.name) && canLoop(rule);
  }

  /** Whether a fragment is written into its users instead of being a function. */
  isInlined(name: string): boolean {
    const rule = this.rule(name);
    if (rule.kind !== undefined || this.isRecursive(name) || this.memo.has(name)) return false;
    // The texts of labels are recorded in variables of the rule's function.
    if (hasCapture(rule.body)) return false;
    if (rule.hook !== undefined) return false;
    return this.#uses.get(name) === 1 || this.#expandedSize(rule.body) <= INLINE_SIZE;
  }

  /** Returns an expression without `$`, and without fragments that only rename it. */
  resolve(e: Expression): Expression {
    if (e.op === 'text') return this.resolve(e.inner);
    if (e.op !== 'rule') return e;
    const rule = this.rule(e.name);
    const isOther = rule.kind === undefined && rule.hook === undefined && !this.isRecursive(e.name);
    return isOther ? this.resolve(rule.body) : e;
  }

  /** Whether the alternatives of an expression are all literals, so that the tree records which one matched. */
  hasVariants(e: Expression): boolean {
    const choice = this.resolve(e);
    if (choice.op !== 'choice' || choice.alternatives.length > MOST_VARIANTS) return false;
    return choice.alternatives.every((a) => this.resolve(a).op === 'literal');
  }

  /** Returns the size of an expression with the fragments that it uses written out, up to a limit. */
  #expandedSize(e: Expression): number {
    let size = 1;
    for (const part of this.#partsOf(e)) {
      size += this.#expandedSize(part);
      if (size > INLINE_SIZE) break;
    }
    return size;
  }

  #partsOf(e: Expression): readonly Expression[] {
    if (e.op !== 'rule') return parts(e);
    const rule = this.rule(e.name);
    return rule.kind === undefined && !this.isRecursive(e.name) ? [rule.body] : [];
  }
}

function memoFor(
  which: 'needed' | 'none' | 'all',
  plan: Pick<Plan, 'grammar' | 'facts' | 'projection' | 'leftRecursive'>,
): MemoAnalysis {
  const { grammar, facts, projection, leftRecursive } = plan;
  const none: MemoAnalysis = { rules: new Map(), doubtful: new Set() };
  if (which === 'all')
    return { ...none, rules: new Map([...grammar.rules.keys()].map((name) => [name, new Set([name])])) };
  const needed = which === 'none' ? none : memoRules(grammar, facts, projection);
  const growing = [...leftRecursive].map((name) => [name, new Set([name])] as const);
  return { ...needed, rules: new Map([...growing, ...needed.rules]) };
}
