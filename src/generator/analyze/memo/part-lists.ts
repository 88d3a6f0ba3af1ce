import { ANY_UNIT } from '../../char-set.js';
import { type Expression, type Grammar, lookUp, partsOf } from '../../ir.js';
import { ByteSet } from '../characters/byte-set.js';
import type { FirstSets } from '../characters/first.js';
import { alwaysMatches, consumesNothing, type Facts } from '../facts.js';
import { afterAnywhere, afterInCycle, isContinuation, moreOf } from './continuations.js';
import type { MatchedBytes } from './matched-bytes.js';

// A list of parts is the rest that a parser has to match at some offset. In `Sum = Term ("+" Term / "-" Term)` the list
// after the first `Term` has one part, the choice. A step expands the first part of a list, and gives one list for each
// way to continue:
//
//     [("+" Term / "-" Term)]  →  ["+", Term] and ["-", Term]
//     [Term]                   →  [the body of Term]
//     [Term*, ")"]             →  [Term, Term*, ")"] and [")"]
//
// If a step leads two alternatives to the same list, they match the same text from there on. So equal lists are one
// object (they are hash-consed), and are compared as objects. `#open` defines the steps of each operator of the grammar
// language. As choices are ordered, a later list excludes bytes with which an earlier one surely matches.

/**
 * A list of the parts to match, in order. Lists let alternatives share the parts after them. Equal lists are one
 * object.
 */
export interface Parts {
  readonly id: number;
  readonly head: Expression;
  readonly tail: Rest;
  readonly length: number;
  /** Whether the list leads to a target rule. */
  readonly reachesTarget: boolean;
  /** Whether the list matches every text. */
  readonly infallible: boolean;
  /** Whether the list can fail after it reached a target rule. */
  readonly mayFailAfterTarget: boolean;
  /** The bytes that are examined first, including those examined by a lookahead. */
  readonly first: ByteSet;
  /** Bytes that can't be next, because the part before would have consumed them. */
  readonly excluded: ByteSet;
  /** The lists with one more part before this one, by that part. */
  prepended: Map<Expression, Parts> | undefined;
  /** The list without excluded bytes; absent for that list. */
  readonly whole: Parts | undefined;
  /** The same list with other bytes excluded, by their keys; only a whole list has them. */
  restricted: Map<string, Parts> | undefined;
  /** The ways to continue the list, once they are known. */
  steps: readonly Rest[] | undefined;
  /** The lists that remain after the first character, once they are known. */
  rests: readonly Rest[] | undefined;
}

/** A list of parts; `undefined` at the end, where nothing more is tried. */
export type Rest = Parts | undefined;

/** Longer lists continue with what any caller may try, so that their number is finite. */
const MAX_PARTS = 10;

/** Matches nowhere. After a lookahead, the attempt that it is part of may fail. */
const MAY_FAIL: Expression = { op: 'not', inner: { op: 'literal', text: '', units: [] } };

/** The second unit of a surrogate pair. */
const UNIT: Expression = { op: 'set', set: ANY_UNIT, source: 'any character' };

/** Any text, with each of its ends. Its maximum is not infinite, as it need not match all that it can. */
const ANYTHING: Expression = { op: 'repeat', min: 0, max: Number.MAX_SAFE_INTEGER, element: UNIT };

/** Fails, or matches nothing. */
const LINE_START: Expression = { op: 'lineStart' };

/** The facts about a part. */
type Head = Pick<Parts, 'reachesTarget' | 'infallible' | 'mayFailAfterTarget'> & {
  readonly firstBytes: ByteSet;
  readonly nullable: boolean;
};

/** The facts about a grammar that {@link PartLists} needs. */
export interface ListGrammar {
  readonly grammar: Grammar;
  readonly facts: Facts;
  /** Whether an expression can fail after a recursive rule was tried in it. */
  readonly mayFailAfterTarget: (e: Expression) => boolean;
  readonly first: FirstSets;
  readonly matched: MatchedBytes;
}

/** The rules that one search looks for. */
export interface ListOptions {
  /** The target rules. */
  readonly targets: ReadonlySet<string>;
  /** Rules that lead back to the start of the search. */
  readonly cycle: ReadonlySet<string>;
}

/** Creates lists of parts, and computes how they continue. */
export class PartLists {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #mayFailAfterTarget: (e: Expression) => boolean;
  readonly #first: FirstSets;
  readonly #matched: MatchedBytes;
  readonly #options: ListOptions;
  readonly #ends = new Map<Expression, Parts>();
  readonly #heads = new Map<Expression, Head>();
  readonly #reaching = new Map<Expression, boolean>();
  readonly #shorter = new Map<Expression, Expression>();
  readonly #references = new Map<string, Expression>();
  #count = 0;

  constructor(about: ListGrammar, options: ListOptions) {
    this.#grammar = about.grammar;
    this.#facts = about.facts;
    this.#mayFailAfterTarget = about.mayFailAfterTarget;
    this.#first = about.first;
    this.#matched = about.matched;
    this.#options = options;
  }

  /** Returns the list of a part and the parts after it. */
  list(head: Expression, tail?: Rest): Parts {
    const lists = tail === undefined ? this.#ends : (tail.prepended ??= new Map());
    let list = lists.get(head);
    if (list === undefined) {
      const { reachesTarget, firstBytes, nullable, infallible, mayFailAfterTarget } = this.#head(head);
      list = {
        id: this.#count++,
        head,
        tail,
        length: 1 + (tail?.length ?? 0),
        reachesTarget: reachesTarget || tail?.reachesTarget === true,
        infallible: infallible && tail?.infallible !== false,
        mayFailAfterTarget:
          mayFailAfterTarget || (reachesTarget && tail?.infallible === false) || tail?.mayFailAfterTarget === true,
        first: nullable && tail !== undefined ? firstBytes.union(tail.first) : firstBytes,
        excluded: ByteSet.empty,
        prepended: undefined,
        whole: undefined,
        restricted: undefined,
        steps: undefined,
        rests: undefined,
      };
      lists.set(head, list);
    }
    return list;
  }

  /** Returns a list without bytes that can't be next. */
  #without(list: Rest, excluded: ByteSet): Rest {
    if (list === undefined || list.excluded.includes(excluded)) return list;
    const all = list.excluded.union(excluded);
    const whole = list.whole ?? list;
    whole.restricted ??= new Map();
    let cached = whole.restricted.get(all.key);
    if (cached === undefined) {
      const first = list.first.without(all);
      const empty = { prepended: undefined, restricted: undefined, steps: undefined, rests: undefined };
      cached = { ...whole, id: this.#count++, first, excluded: all, whole, ...empty };
      whole.restricted.set(all.key, cached);
    }
    return cached;
  }

  /** Returns the inside of a lookahead. After it, the attempt that the lookahead is part of may fail. */
  ahead(inner: Expression): Parts {
    return this.list(inner, this.list(MAY_FAIL));
  }

  #head(head: Expression): Head {
    let cached = this.#heads.get(head);
    if (cached === undefined) {
      const nullable = consumesNothing(head, this.#facts);
      const mayFailAfterTarget = this.#mayFailAfterTarget(head);
      const infallible = alwaysMatches(head, this.#facts);
      cached = {
        reachesTarget: this.reachesTarget(head),
        firstBytes: this.#first.startsOf(head),
        nullable,
        infallible,
        mayFailAfterTarget,
      };
      this.#heads.set(head, cached);
    }
    return cached;
  }

  /** Whether an expression leads to a target rule. */
  reachesTarget(e: Expression): boolean {
    let reachesTarget = this.#reaching.get(e);
    if (reachesTarget === undefined) {
      const { targets } = this.#options;
      reachesTarget =
        e.op === 'rule'
          ? targets.has(e.name) || isContinuation(e.name)
          : partsOf(e).some((part) => this.reachesTarget(part));
      this.#reaching.set(e, reachesTarget);
    }
    return reachesTarget;
  }

  /**
   * Expands the first part of a list: returns a list for each way to continue. Keeps a list that begins with a
   * character.
   */
  step(rest: Parts): readonly Rest[] {
    rest.steps ??= isCharacter(rest) ? [rest] : this.#open(rest).map((list) => this.#without(list, rest.excluded));
    return rest.steps;
  }

  /** Expands the first part of a list by its operator. */
  #open({ head, tail }: Parts): Rest[] {
    switch (head.op) {
      case 'literal':
      case 'set':
        return [tail];
      case 'sequence':
        return [head.parts.reduceRight<Rest>((after, part) => this.list(part, after), tail)];
      case 'choice':
        return this.alternatives(head.alternatives, tail);
      case 'repeat': {
        const more = head.max === 1 ? tail : this.list(moreOf(head), tail);
        const once = this.list(head.element, more);
        if (head.min > 0 && !this.#head(head.element).nullable) return [once];
        // A repetition without a limit ends where its element fails.
        const isFailure = head.max === 1 || head.max === Number.POSITIVE_INFINITY;
        return [once, isFailure ? this.#without(tail, this.#matched.of(head.element)) : tail];
      }
      case 'not':
        return [this.ahead(head.inner), this.#without(tail, this.#matched.of(head.inner))];
      case 'and': {
        const { firstBytes, nullable } = this.#head(head.inner);
        return [this.ahead(head.inner), nullable ? tail : this.#without(tail, firstBytes.complement)];
      }
      case 'test':
      case 'lineStart':
        return [tail];
      case 'again':
        // Any text; then it may fail.
        return [this.list(ANYTHING, this.list(LINE_START, tail))];
      case 'text':
      case 'field':
      case 'capture':
        return [this.list(head.inner, tail)];
      case 'rule':
        return [this.list(lookUp(this.#grammar.rules, head.name).body, this.#after(head.name, tail))];
    }
  }

  /** Returns a list for each alternative of a choice, for texts that earlier alternatives do not match. */
  alternatives(alternatives: readonly Expression[], tail: Rest): Rest[] {
    let excluded = ByteSet.empty;
    return alternatives.map((alternative) => {
      const list = this.#without(this.list(alternative, tail), excluded);
      excluded = excluded.union(this.#matched.of(alternative));
      return list;
    });
  }

  /** Returns the list after a rule's body: for long lists, the continuations of all callers. */
  #after(name: string, tail: Rest): Rest {
    if (tail === undefined || tail.length <= MAX_PARTS || this.#facts.get(name)?.recursive !== true) return tail;
    return this.after(name);
  }

  /** Returns the continuations of a rule's callers: of callers on a cycle with it, or of all if it is on no cycle. */
  after(name: string): Parts {
    let reference = this.#references.get(name);
    if (reference === undefined) {
      reference = { op: 'rule', name: this.#options.cycle.has(name) ? afterInCycle(name) : afterAnywhere(name) };
      this.#references.set(name, reference);
    }
    return this.list(reference);
  }

  /** Returns the lists that remain after the first character of a list. */
  restsAfter(rest: Parts): readonly Rest[] {
    rest.rests ??= this.#findRestsAfter(rest);
    return rest.rests;
  }

  #findRestsAfter({ head, tail }: Parts): Rest[] {
    if (head.op === 'set') {
      // A code point may take two units.
      const isPair = head.set.points && head.set.ranges.some(([, high]) => high > 0xffff);
      return isPair ? [tail, this.list(UNIT, tail)] : [tail];
    }
    if (head.op !== 'literal' || head.units.length === 1) return [tail];
    let shorter = this.#shorter.get(head);
    if (shorter === undefined) {
      shorter = { op: 'literal', text: head.text.slice(1), units: head.units.slice(1) };
      this.#shorter.set(head, shorter);
    }
    return [this.list(shorter, tail)];
  }
}

/** Whether a list begins with a character. */
export function isCharacter(list: Rest): boolean {
  return list?.head.op === 'set' || (list?.head.op === 'literal' && list.head.text !== '');
}
