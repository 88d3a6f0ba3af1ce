import { reachability } from '../graph/reachability.js';
import {
  type Expression,
  type Grammar,
  isFragment,
  lookUp,
  partsOf,
  references,
  type Rule,
  takesNoField,
} from '../ir.js';
import { emitsNodes, type Facts } from './facts.js';

/** A part of a rule's body that makes a child of the rule's node. */
export interface ChildPart {
  /** Field number of the child; 0 for none. */
  readonly field: number;
  /** Name of the child's kind; absent for a token. */
  readonly kind: string | undefined;
  /** Whether the child never has children itself, so that the next node is its sibling. */
  readonly isLeaf: boolean;
  /** The text of a token, as an expression. */
  readonly token?: Expression;
  /** The parts whose children can come next; `undefined` is the end of the node. */
  next: Set<ChildPart | undefined>;
}

/** The order in which a node can have its children. It may allow too much, never too little. */
export interface ChildOrder {
  readonly parts: readonly ChildPart[];
  /** The parts whose children can come first; `undefined` if a node can be without children. */
  readonly first: ReadonlySet<ChildPart | undefined>;
}

/** A rule with more parts is treated as if its children could come in any order. */
const MAX_PARTS = 400;

/** Finds the order of children for the rules of a grammar. */
export class ChildOrders {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #canBeTruncated: (rule: string) => boolean;
  /** Fragments that use themselves without a node in between. */
  readonly #nesting: ReadonlySet<string>;

  /** @param canBeTruncated whether nesting can pass its limit in a match of a rule */
  constructor(grammar: Grammar, facts: Facts, canBeTruncated: (rule: string) => boolean) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#canBeTruncated = canBeTruncated;
    const fragments = [...grammar.rules.values()].filter(isFragment);
    const names = new Set(fragments.map(({ name }) => name));
    const uses = fragments.map(({ name, body }) => {
      return [name, new Set([...references(body)].filter((used) => names.has(used)))] as const;
    });
    const reach = reachability(new Map(uses));
    this.#nesting = new Set([...reach].filter(([name, reached]) => reached.has(name)).map(([name]) => name));
  }

  /** Returns the order of the children of a rule's node: an automaton with one state for each part of the rule. */
  of({ body }: Rule): ChildOrder {
    const automaton = this.#automaton();
    const whole = automaton.expression(body, 0);
    if (automaton.parts.length <= MAX_PARTS) return orderOf(automaton, whole);
    const simple = this.#automaton();
    return orderOf(simple, simple.anyOrder(body, 0));
  }

  #automaton(): Automaton {
    return new Automaton(this.#grammar, this.#facts, this.#nesting, this.#canBeTruncated);
  }
}

function orderOf({ parts }: Automaton, { first, last, isNullable }: Ends): ChildOrder {
  for (const next of nextsOf(last)) next.add(undefined);
  for (const next of nextsOf(parts)) if (next.delete(CUT)) next.add(undefined);
  const starts = [...first].map((part) => (part === CUT ? undefined : part));
  return { parts, first: new Set([...starts, ...(isNullable ? [undefined] : [])]) };
}

/** The end of a node at the limit of nesting, as a part that nothing follows. */
const CUT: ChildPart = { field: 0, kind: undefined, isLeaf: true, next: new Set() };

/** The parts of an expression that can come first and last, and whether it can add no child at all. */
interface Ends {
  readonly first: ReadonlySet<ChildPart>;
  readonly last: ReadonlySet<ChildPart>;
  readonly isNullable: boolean;
}

const NONE: Ends = { first: new Set(), last: new Set(), isNullable: true };
const MAYBE_CUT: Ends = { first: new Set([CUT]), last: new Set(), isNullable: true };

/** Builds the automaton of a rule's children by Glushkov's construction: one state for each part of the rule. */
class Automaton {
  readonly parts: ChildPart[] = [];
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #nesting: ReadonlySet<string>;
  readonly #canBeTruncated: (rule: string) => boolean;

  constructor(grammar: Grammar, facts: Facts, nesting: ReadonlySet<string>, canBeTruncated: (rule: string) => boolean) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#nesting = nesting;
    this.#canBeTruncated = canBeTruncated;
  }

  expression(e: Expression, field: number): Ends {
    if (this.parts.length > MAX_PARTS) return NONE;
    switch (e.op) {
      case 'sequence':
        return e.parts.map((part) => this.expression(part, field)).reduce(concatenationOf, NONE);
      case 'choice':
        return e.alternatives.map((alternative) => this.expression(alternative, field)).reduce(unionOf);
      case 'repeat': {
        if (e.max === 0) return NONE;
        const element = this.expression(e.element, field);
        const all = e.max === 1 ? element : this.#several(element, e.separator);
        return { ...all, isNullable: e.min === 0 || element.isNullable };
      }
      case 'field':
        return e.token ? this.#cut(e.inner, this.#token(e.field, e.inner)) : this.expression(e.inner, e.field);
      case 'capture':
        return this.expression(e.inner, field);
      case 'rule':
        return this.#cut(e, this.#reference(e, field));
      // Nodes inside lookaheads and texts are in the tree only until the match ends.
      case 'and':
      case 'not':
      case 'text':
        return this.#cut(e, NONE, () => this.expression(e.inner, 0));
      default:
        return NONE;
    }
  }

  #reference(e: Extract<Expression, { op: 'rule' }>, field: number): Ends {
    const rule = lookUp(this.#grammar.rules, e.name);
    if (!isFragment(rule)) return this.#node(rule, field);
    // Written out, fragments that use others twice would be looked at too often.
    if (!emitsNodes(e, this.#facts)) return NONE;
    return this.#nesting.has(e.name) ? this.anyOrder(e, field) : this.expression(rule.body, field);
  }

  /**
   * Lets the node end before or after the children of an expression, if nesting can pass its limit inside it.
   *
   * @param unfinished returns the children that are in the tree until the expression matches
   */
  #cut(e: Expression, made: Ends, unfinished?: () => Ends): Ends {
    if (!this.#mayCut(e)) return made;
    const before = unfinished === undefined ? MAYBE_CUT : { ...unfinished(), last: NONE.last, isNullable: true };
    return concatenationOf(concatenationOf(before, made), MAYBE_CUT);
  }

  #mayCut(e: Expression): boolean {
    return [...references(e)].some((rule) => this.#canBeTruncated(rule));
  }

  #several(element: Ends, separator: Expression | undefined): Ends {
    const gap = separator === undefined ? NONE : this.expression(separator, 0);
    concatenationOf(concatenationOf(gap, element), gap);
    return unionOf(element, concatenationOf(concatenationOf(element, gap), element));
  }

  /** Returns the children that an expression can add, in any order and number. */
  anyOrder(root: Expression, field: number): Ends {
    const children: Ends[] = [];
    this.#addChildren(root, field, new Set(), children);
    const all = new Set(children.flatMap(({ first }) => [...first]));
    // Their parts always come together, so one set is enough.
    const next = new Set<ChildPart | undefined>(all);
    for (const part of all) part.next = next;
    return { first: all, last: all, isNullable: true };
  }

  /**
   * Adds the children that an expression under a field can add to a list.
   *
   * @param seen the rules that were searched, each with the field that it was under
   */
  #addChildren(e: Expression, field: number, seen: Set<string>, children: Ends[]): void {
    const isUndone = e.op === 'and' || e.op === 'not' || e.op === 'text';
    if (isUndone && !this.#mayCut(e)) return;
    switch (e.op) {
      case 'field':
        if (e.token) children.push(this.#token(e.field, e.inner));
        else this.#addChildren(e.inner, e.field, seen, children);
        return;
      case 'rule':
        return this.#addChildrenOfRule(e.name, field, seen, children);
      default:
        for (const part of partsOf(e)) {
          const isSeparator = e.op === 'repeat' && part === e.separator;
          this.#addChildren(part, isSeparator ? 0 : field, seen, children);
        }
    }
  }

  #addChildrenOfRule(name: string, field: number, seen: Set<string>, children: Ends[]): void {
    const key = `${field} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const rule = lookUp(this.#grammar.rules, name);
    if (isFragment(rule)) this.#addChildren(rule.body, field, seen, children);
    else children.push(this.#node(rule, field));
  }

  #node(rule: Rule, field: number): Ends {
    const isLeaf = !emitsNodes(rule.body, this.#facts);
    return this.#part({ field: takesNoField(rule) ? 0 : field, kind: rule.name, isLeaf });
  }

  #token(field: number, inner: Expression): Ends {
    return this.#part({ field, kind: undefined, isLeaf: !emitsNodes(inner, this.#facts), token: inner });
  }

  #part(about: Omit<ChildPart, 'next'>): Ends {
    const part: ChildPart = { ...about, next: new Set() };
    this.parts.push(part);
    return { first: new Set([part]), last: new Set([part]), isNullable: false };
  }
}

/** Returns the distinct sets of the parts that can come after some parts. */
export function nextsOf(parts: Iterable<ChildPart>): Set<ChildPart['next']> {
  const all = new Set<ChildPart['next']>();
  for (const { next } of parts) all.add(next);
  return all;
}

/** Concatenates two expressions, and records which parts follow which. */
function concatenationOf(a: Ends, b: Ends): Ends {
  for (const follow of nextsOf(a.last)) for (const next of b.first) follow.add(next);
  return {
    first: a.isNullable ? new Set([...a.first, ...b.first]) : a.first,
    last: b.isNullable ? new Set([...a.last, ...b.last]) : b.last,
    isNullable: a.isNullable && b.isNullable,
  };
}

function unionOf(a: Ends, b: Ends): Ends {
  return {
    first: new Set([...a.first, ...b.first]),
    last: new Set([...a.last, ...b.last]),
    isNullable: a.isNullable || b.isNullable,
  };
}
