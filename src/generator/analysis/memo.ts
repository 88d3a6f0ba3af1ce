import { reachability } from '../graph.js';
import { type Expression, type Grammar, parts, references } from '../ir.js';
import type { ByteSet } from './byte-set.js';
import { alwaysMatches, consumesNothing, type Facts } from './facts.js';
import { lateFailures } from './late-failures.js';
import type { FirstSets } from './first.js';

/** Rules that need a memo, each with the rules whose parts would try it more than once at one offset. */
export type MemoRules = ReadonlyMap<string, ReadonlySet<string>>;

/** Pairs of parse states that are looked at for one pair of parts; a grammar that needs more is not read to the end. */
const BUDGET = 2000;

/** Parts that tell two parse states apart. */
const KEY_DEPTH = 5;

/** What is to be matched, in order: a list, so that alternatives share what follows them. */
interface Parts {
  readonly head: Expression;
  readonly tail: Rest;
  /** Numbers of its first parts: what lists are told apart by. */
  readonly key: readonly number[];
  readonly text: string;
  /** Whether the list leads to a recursive rule. */
  readonly nests: boolean;
  /** The bytes that it can begin with; `undefined` where it can match without consuming. */
  readonly first: ByteSet | undefined;
  /** The lists that have one part before this one. */
  longer: Map<Expression, Parts> | undefined;
}

/** What is known of a part by itself. */
interface Head {
  readonly id: number;
  readonly nests: boolean;
  readonly starts: ByteSet;
  readonly nullable: boolean;
}

type Rest = Parts | undefined;

/**
 * The recursive rules that a parser would try at one offset more than once: by two alternatives of a choice, by an
 * optional or repeated part and what follows it, or by a lookahead and what follows it. Each level of nesting would
 * double the time, so they remember what they matched where.
 *
 * Both parts are followed through the same text side by side, as far as their characters agree.
 */
export function memoRules(grammar: Grammar, facts: Facts, first: FirstSets): MemoRules {
  return new MemoAnalysis(grammar, facts, first).run();
}

class MemoAnalysis {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #first: FirstSets;
  readonly #found = new Map<string, Set<string>>();
  readonly #reach: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #nests: ReadonlySet<string>;
  readonly #failsLate: ReadonlySet<string>;
  #rule = '';

  constructor(grammar: Grammar, facts: Facts, first: FirstSets) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#first = first;
    this.#reach = reachability(new Map([...grammar.rules].map(([name, rule]) => [name, references(rule.body)])));
    const names = [...grammar.rules.keys()];
    this.#nests = new Set(names.filter((name) => this.#isRecursive(name) || this.#reachesRecursion(name)));
    this.#failsLate = lateFailures(grammar, facts, this.#nests);
  }

  run(): MemoRules {
    if (this.#nests.size === 0) return this.#found;
    for (const rule of this.#grammar.rules.values()) {
      if (!this.#nests.has(rule.name)) continue;
      this.#rule = rule.name;
      this.#visit(rule.body, undefined);
    }
    return this.#found;
  }

  #isRecursive(name: string): boolean {
    return this.#facts.get(name)!.recursive;
  }

  #reachesRecursion(name: string): boolean {
    return [...this.#reach.get(name)!].some((inner) => this.#isRecursive(inner));
  }

  readonly #nesting = new Map<Expression, boolean>();

  /** Whether an expression leads to a recursive rule. */
  #canNest(e: Expression): boolean {
    let nests = this.#nesting.get(e);
    if (nests === undefined) {
      nests = e.op === 'rule' ? this.#nests.has(e.name) : parts(e).some((part) => this.#canNest(part));
      this.#nesting.set(e, nests);
    }
    return nests;
  }

  /** Compares what is tried at one offset in an expression and in what follows it, up to the end of the rule. */
  #visit(e: Expression, rest: Rest): void {
    if (!this.#canNest(e)) return;
    switch (e.op) {
      case 'choice':
        this.#alternatives(e.alternatives.filter((alternative) => this.#canNest(alternative)));
        for (const alternative of e.alternatives) this.#visit(alternative, rest);
        return;
      case 'sequence': {
        const behindParts: Rest[] = [rest];
        for (const part of e.parts.slice(1).reverse()) behindParts.unshift(this.#list(part, behindParts[0]));
        e.parts.forEach((part, i) => this.#visit(part, behindParts[i]));
        return;
      }
      case 'repeat': {
        const again = e.max === 1 ? rest : this.#list(this.#again(e), rest);
        this.#compare(this.#list(e.element), rest);
        if (e.separator !== undefined) {
          this.#compare(this.#list(e.separator, this.#list(e.element)), rest);
          this.#visit(e.separator, this.#list(e.element, again));
        }
        return this.#visit(e.element, again);
      }
      case 'and':
      case 'not':
        this.#compare(this.#list(e.inner), rest);
        return this.#visit(e.inner, undefined);
      case 'text':
      case 'field':
        return this.#visit(e.inner, rest);
    }
  }

  #alternatives(nesting: readonly Expression[]): void {
    nesting.forEach((alternative, i) => {
      if (alwaysMatches(alternative, this.#facts)) return;
      for (const later of nesting.slice(i + 1)) this.#compare(this.#list(alternative), this.#list(later));
    });
  }

  /** Follows two lists of parts from one offset. */
  #compare(a: Rest, b: Rest): void {
    const open: (readonly [Rest, Rest])[] = [[a, b]];
    const seen = new Set<string>();
    for (const [left, right] of open) {
      if (seen.size > BUDGET) return;
      if (left === undefined || right === undefined || !mayMeet(left, right)) continue;
      const key = `${left.text} ${right.text}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const next of this.#nextPairs(left, right)) open.push(next);
    }
  }

  /** The pairs of lists that a pair can go on as. */
  #nextPairs(a: Parts, b: Parts): (readonly [Rest, Rest])[] {
    const [nameA, nameB] = [recursiveHead(a, this.#facts), recursiveHead(b, this.#facts)];
    if (nameA !== undefined && nameB !== undefined && this.#written(nameA) === this.#written(nameB)) {
      if (this.#failsLate.has(nameA) || !this.#restMatches(a.tail)) {
        this.#note(nameA);
        this.#note(nameB);
      }
      return [[a.tail, b.tail]];
    }
    if (a.head.op === 'rule' && b.head.op === 'rule' && a.head.name === b.head.name) return [[a.tail, b.tail]];
    const mayKeepA = nameA !== undefined && this.#leadsTo(b.head, this.#written(nameA));
    const mayKeepB = nameB !== undefined && this.#leadsTo(a.head, this.#written(nameB));
    const lefts = mayKeepA && !mayKeepB ? [a] : this.#step(a).filter((left) => mayMeet(left, b));
    const rights = mayKeepB && !mayKeepA ? [b] : this.#step(b).filter((right) => mayMeet(a, right));
    const pairs: (readonly [Rest, Rest])[] = [];
    for (const left of lefts) {
      for (const right of rights) {
        if (!mayMeet(left, right)) continue;
        const both = isCharacter(left) && isCharacter(right);
        pairs.push(both ? [this.#behind(left), this.#behind(right)] : [left, right]);
      }
    }
    return pairs;
  }

  #note(name: string): void {
    const why = this.#found.get(name);
    if (why === undefined) this.#found.set(name, new Set([this.#rule]));
    else why.add(this.#rule);
  }

  /** The lists that a list can go on as, once its first part is looked into. A list that begins with a character stays. */
  #step(rest: Parts): Rest[] {
    const { head, tail } = rest;
    switch (head.op) {
      case 'literal':
        return head.text === '' ? [tail] : [rest];
      case 'set':
        return [rest];
      case 'sequence':
        return [head.parts.reduceRight<Rest>((after, part) => this.#list(part, after), tail)];
      case 'choice':
        return head.alternatives.map((alternative) => this.#list(alternative, tail));
      case 'repeat': {
        const once = this.#list(head.element, head.max === 1 ? tail : this.#list(this.#again(head), tail));
        return head.min === 0 ? [once, tail] : [once];
      }
      case 'and':
      case 'not':
        return [this.#list(head.inner), tail];
      case 'text':
      case 'field':
        return [this.#list(head.inner, tail)];
      case 'rule':
        return [this.#list(this.#grammar.rules.get(head.name)!.body, tail)];
    }
  }

  readonly #repeats = new Map<Expression, Expression>();

  /** What may follow the first round of a repetition: any number of others. */
  #again(e: Extract<Expression, { op: 'repeat' }>): Expression {
    let again = this.#repeats.get(e);
    if (again === undefined) {
      const parts = e.separator === undefined ? [e.element] : [e.separator, e.element];
      const element: Expression = parts.length === 1 ? parts[0]! : { op: 'sequence', parts };
      again = { op: 'repeat', min: 0, max: Number.POSITIVE_INFINITY, element };
      this.#repeats.set(e, again);
      this.#repeats.set(again, again);
    }
    return again;
  }

  #restMatches(rest: Rest): boolean {
    for (let at = rest; at !== undefined; at = at.tail) if (!alwaysMatches(at.head, this.#facts)) return false;
    return true;
  }

  /** Whether a rule can be called at the offset where an expression begins. */
  #leadsTo(e: Expression, name: string, within = new Set<string>()): boolean {
    switch (e.op) {
      case 'rule':
        if (this.#written(e.name) === name) return true;
        if (within.has(e.name)) return false;
        within.add(e.name);
        return this.#leadsTo(this.#grammar.rules.get(e.name)!.body, name, within);
      case 'sequence':
        for (const part of e.parts) {
          if (this.#leadsTo(part, name, within)) return true;
          if (!consumesNothing(part, this.#facts)) return false;
        }
        return false;
      case 'choice':
        return e.alternatives.some((alternative) => this.#leadsTo(alternative, name, within));
      case 'repeat':
        return this.#leadsTo(e.element, name, within);
      case 'literal':
      case 'set':
        return false;
      default:
        return this.#leadsTo(e.inner, name, within);
    }
  }

  /** The name that the grammar's author gave a rule. */
  #written(name: string): string {
    return this.#grammar.rules.get(name)!.copyOf ?? name;
  }

  #list(head: Expression, tail?: Rest): Parts {
    const lists = tail === undefined ? this.#lists : (tail.longer ??= new Map());
    let list = lists.get(head);
    if (list === undefined) {
      let known = this.#heads.get(head);
      if (known === undefined) {
        const nullable = consumesNothing(head, this.#facts);
        known = { id: this.#heads.size, nests: this.#canNest(head), starts: this.#first.startsOf(head), nullable };
        this.#heads.set(head, known);
      }
      const { id, nests, starts, nullable } = known;
      const key = [id, ...(tail?.key ?? [])].slice(0, KEY_DEPTH);
      const first = !nullable ? starts : tail?.first?.union(starts);
      list = { head, tail, key, text: key.join(), nests: nests || tail?.nests === true, first, longer: undefined };
      lists.set(head, list);
    }
    return list;
  }

  readonly #lists = new Map<Expression, Parts>();
  readonly #heads = new Map<Expression, Head>();

  /** What remains of a list that begins with a character, behind that. */
  #behind(rest: Rest): Rest {
    if (rest === undefined || rest.head.op !== 'literal' || rest.head.units.length === 1) return rest?.tail;
    let shorter = this.#shorter.get(rest.head);
    if (shorter === undefined) {
      shorter = { op: 'literal', text: rest.head.text.slice(1), units: rest.head.units.slice(1) };
      this.#shorter.set(rest.head, shorter);
    }
    return this.#list(shorter, rest.tail);
  }

  readonly #shorter = new Map<Expression, Expression>();
}

/** Whether a list begins with a character. */
function isCharacter(list: Rest): boolean {
  return list?.head.op === 'set' || (list?.head.op === 'literal' && list.head.text !== '');
}

/** Whether both lists lead to recursive rules, and some character can begin both. */
function mayMeet(a: Rest, b: Rest): boolean {
  if (a === undefined || b === undefined || !a.nests || !b.nests) return false;
  return a.first === undefined || b.first === undefined || a.first.meets(b.first);
}

/** The recursive rule that a list begins with. */
function recursiveHead({ head }: Parts, facts: Facts): string | undefined {
  return head.op === 'rule' && facts.get(head.name)!.recursive ? head.name : undefined;
}
