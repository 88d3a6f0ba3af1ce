import { getOrInsert } from '../../../maps.js';
import { type Expression, lookUp } from '../../ir.js';
import { callsAtStart } from '../calls/left-calls.js';
import type { Projection } from '../characters/projection.js';
import { alwaysMatches, consumesNothing } from '../facts.js';
import { moreOf } from './continuations.js';
import { isCharacter, type ListGrammar, type PartLists, type Parts, type Rest } from './part-lists.js';
import type { ReachAtStart } from './reach-at-start.js';

/** Limit for the pairs of lists that are compared for one rule. */
const MAX_PAIRS = 2_000;

/** The facts about a grammar that comparisons need. */
export interface ComparisonFacts extends ListGrammar {
  readonly projection: Projection;
  /** The rules that lead to recursive ones. */
  readonly nesting: ReadonlySet<string>;
  readonly atStart: ReachAtStart;
  /** The rules that each expression calls itself where it begins, as far as they are known. */
  readonly calls: Map<Expression, ReadonlySet<string>>;
}

/** The result of a comparison. */
export interface ComparisonResult {
  /** The recursive rules that an attempt and its replacement both reach at one offset. */
  readonly met: ReadonlySet<string>;
  /** Whether the limit ended the comparison. */
  readonly gaveUp: boolean;
  /** The rules whose bodies were compared. */
  readonly read: ReadonlySet<string>;
}

/**
 * Compares each attempt in a rule that may fail with its replacement: alternatives with later ones, and an optional or
 * repeated part or a lookahead with whatever follows it. Follows both through the same text, as long as their
 * characters agree.
 */
export class Comparison implements ComparisonResult {
  readonly #about: ComparisonFacts;
  readonly #lists: PartLists;
  readonly #known: ReadonlyMap<string, unknown>;
  readonly #seen = new Set<number>();
  /** The recursive rules that an attempt and its replacement both reach at one offset. */
  readonly met = new Set<string>();
  /** Whether the limit ended the comparison. */
  gaveUp = false;
  /** Whether the comparison ends with the first rule that is met. */
  #needsOne = false;
  /** The rules whose bodies were compared. */
  readonly read = new Set<string>();

  /** @param known rules that have a memo, which need no comparison */
  constructor(about: ComparisonFacts, lists: PartLists, known: ReadonlyMap<string, unknown>) {
    this.#about = about;
    this.#lists = lists;
    this.#known = known;
  }

  /** Compares the attempts in a rule, and after it. */
  rule(name: string, after: Rest): void {
    this.read.add(name);
    this.#visit(lookUp(this.#about.grammar.rules, name).body, after);
  }

  /** Compares the attempts in a rule, and after it, until it finds a rule that both reach. */
  untilOneMeets(name: string, after: Rest): void {
    this.#needsOne = true;
    this.rule(name, after);
  }

  get #isDone(): boolean {
    return this.#needsOne && this.met.size > 0;
  }

  #visit(e: Expression, rest: Rest): void {
    const lists = this.#lists;
    if (!lists.reachesTarget(e)) return;
    switch (e.op) {
      case 'choice':
        this.#alternatives(e.alternatives, rest);
        for (const alternative of e.alternatives) this.#visit(alternative, rest);
        return;
      case 'sequence': {
        let after = rest;
        const rests = [rest];
        for (const part of e.parts.slice(1).reverse()) rests.unshift((after = lists.list(part, after)));
        return e.parts.forEach((part, i) => this.#visit(part, rests[i]));
      }
      case 'repeat': {
        const more = e.max === 1 ? rest : lists.list(moreOf(e), rest);
        this.#compare(lists.list(e.element), rest);
        if (e.separator !== undefined) {
          this.#compare(lists.list(e.separator, lists.list(e.element)), rest);
          this.#visit(e.separator, lists.list(e.element, more));
        }
        return this.#visit(e.element, more);
      }
      case 'and':
      case 'not':
        this.#compare(lists.ahead(e.inner), rest);
        return this.#visit(e.inner, undefined);
      case 'text':
      case 'field':
      case 'capture':
        return this.#visit(e.inner, rest);
    }
  }

  #alternatives(alternatives: readonly Expression[], rest: Rest): void {
    const instead = this.#lists.alternatives(alternatives, rest);
    alternatives.forEach((alternative, i) => {
      if (!this.#lists.reachesTarget(alternative) || alwaysMatches(alternative, this.#about.facts)) return;
      const tried = this.#lists.list(alternative);
      for (const later of instead.slice(i + 1)) if (mayMeet(tried, later)) this.#compare(tried, later);
    });
  }

  /** Follows an attempt and its replacement from one offset. */
  #compare(tried: Rest, instead: Rest): void {
    if (this.#isDone) return;
    const open: Pair[] = [{ attempt: tried, replacement: instead }];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      const { attempt, replacement } = pair;
      if (attempt === undefined || replacement === undefined || !mayMeet(attempt, replacement)) continue;
      const key = attempt.id * MAX_LISTS + replacement.id;
      if (this.#seen.has(key)) continue;
      if (this.#seen.size > MAX_PAIRS) {
        this.gaveUp = true;
        return;
      }
      this.#seen.add(key);
      this.#addNextPairs(attempt, replacement, open);
      if (this.#isDone) return;
    }
  }

  /** Adds the next pairs of lists after a pair. */
  #addNextPairs(attempt: Parts, replacement: Parts, pairs: Pair[]): void {
    const attemptHead = this.#recursiveHead(attempt);
    const replacementHead = this.#recursiveHead(replacement);
    const isMet =
      attemptHead !== undefined &&
      replacementHead !== undefined &&
      this.#written(attemptHead) === this.#written(replacementHead);
    if (isMet && !this.#known.has(attemptHead)) this.met.add(attemptHead).add(replacementHead);
    if (isMet || beginWithOneRule(attempt, replacement)) {
      pairs.push({ attempt: attempt.tail, replacement: replacement.tail });
    } else this.#addSteps(attempt, replacement, attemptHead, replacementHead, pairs);
  }

  /** Adds the pairs after one step into both lists; into one, if a rule that it begins with may be met in the other. */
  #addSteps(
    attempt: Parts,
    replacement: Parts,
    attemptHead: string | undefined,
    replacementHead: string | undefined,
    pairs: Pair[],
  ): void {
    const mayKeepAttempt = attemptHead !== undefined && this.#leadsTo(replacement, this.#written(attemptHead));
    const mayKeepReplacement = replacementHead !== undefined && this.#leadsTo(attempt, this.#written(replacementHead));
    const replacements =
      mayKeepReplacement && !mayKeepAttempt
        ? [replacement]
        : this.#step(replacement).filter((stepped) => mayMeet(attempt, stepped));
    for (const tried of mayKeepAttempt && !mayKeepReplacement ? [attempt] : this.#step(attempt)) {
      if (!mayMeet(tried, replacement)) continue;
      for (const instead of replacements) if (mayMeet(tried, instead)) this.#addPairs(tried!, instead!, pairs);
    }
  }

  #step(list: Parts): readonly Rest[] {
    if (list.head.op === 'rule') this.read.add(list.head.name);
    return this.#lists.step(list);
  }

  /** Adds a pair of lists; of two that begin with a character, the pairs after it. */
  #addPairs(attempt: Parts, replacement: Parts, pairs: Pair[]): void {
    if (!isCharacter(attempt) || !isCharacter(replacement)) {
      pairs.push({ attempt, replacement });
      return;
    }
    const replacements = this.#lists.restsAfter(replacement);
    for (const tried of this.#lists.restsAfter(attempt)) {
      for (const instead of replacements) pairs.push({ attempt: tried, replacement: instead });
    }
  }

  /** Returns the recursive rule that a list begins with. */
  #recursiveHead({ head }: Parts): string | undefined {
    return head.op === 'rule' && lookUp(this.#about.facts, head.name).recursive ? head.name : undefined;
  }

  /** Whether a rule can be called at the offset where a list begins. */
  #leadsTo(list: Parts, name: string): boolean {
    for (let at: Rest = list; at !== undefined; at = at.tail) {
      const { head } = at;
      const { calls, facts } = this.#about;
      // Many lists have the same head.
      const called = getOrInsert(calls, head, () => callsAtStart(head, facts));
      for (const one of called) if (this.#isWayTo(one, name)) return true;
      if (!consumesNothing(head, facts)) return false;
    }
    return false;
  }

  /** Whether a rule can be called at the offset where a call of another one starts, by their written names. */
  #isWayTo(called: string, name: string): boolean {
    return this.#written(called) === name || this.#about.atStart.of(called).has(name);
  }

  #written(name: string): string {
    return this.#about.atStart.written(name);
  }
}

/** Two lists that are followed through the same text. */
interface Pair {
  readonly attempt: Rest;
  readonly replacement: Rest;
}

const beginWithOneRule = (one: Parts, other: Parts): boolean =>
  one.head.op === 'rule' && other.head.op === 'rule' && one.head.name === other.head.name;

/** A number that is larger than the number of lists. */
const MAX_LISTS = 2 ** 26;

/**
 * Whether both lists lead to target rules, some character can begin both, and the first can fail after it reached
 * such a rule. The parser tries the second list only in this case.
 */
function mayMeet(attempt: Rest, replacement: Rest): boolean {
  if (attempt === undefined || replacement === undefined) return false;
  return attempt.mayFailAfterTarget && replacement.reachesTarget && attempt.first.meets(replacement.first);
}
