import type { EbnfExpression, EbnfGrammar } from '../../../src/library/generator.js';

/** The replacement of a `? … ?`: an expression of single characters, each given by a predicate. */
export type Hole =
  | { readonly kind: 'character'; readonly accepts: (character: string) => boolean }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Hole[] }
  | { readonly kind: 'repetition'; readonly inner: Hole };

interface Edge {
  /** Absent for a step without a character. */
  readonly accepts?: (character: string) => boolean;
  readonly to: number;
}

/**
 * Recognizes the language of productions, independently of any parser: Thompson's automaton, run as a set of states.
 * Productions that refer to themselves are refused, since their language need not be regular.
 */
export class Recognizer {
  readonly #productions: ReadonlyMap<string, EbnfExpression>;
  readonly #holes: (text: string) => Hole;
  readonly #edges: Edge[][] = [];
  readonly #start: number;
  readonly #end: number;
  /** Sets of states that were met, and where each character leads from them. */
  readonly #sets = new Map<string, StateSet>();
  readonly #first: StateSet;

  constructor(grammar: EbnfGrammar, start: string, holes: (text: string) => Hole) {
    this.#productions = new Map(grammar.map(({ name, body }) => [name, body]));
    this.#holes = holes;
    this.#start = this.#state();
    this.#end = this.#build({ type: 'reference', name: start, start: 0, end: 0 }, this.#start, []);
    this.#first = this.#setOf([this.#start]);
  }

  /** Whether a text is in the language. */
  accepts(text: string): boolean {
    let set = this.#first;
    for (let i = 0; i < text.length && set.states.length > 0; i++) set = this.#step(set, text[i]!);
    return set.accepts;
  }

  #step(set: StateSet, character: string): StateSet {
    let next = set.next.get(character);
    if (next === undefined) {
      const edges = set.states.flatMap((state) => this.#edges[state]!);
      next = this.#setOf(edges.filter(({ accepts }) => accepts?.(character)).map(({ to }) => to));
      set.next.set(character, next);
    }
    return next;
  }

  /** The set of states reached from `states` without a character. */
  #setOf(states: readonly number[]): StateSet {
    const reached = new Set(states);
    for (const state of reached) {
      for (const { accepts, to } of this.#edges[state]!) if (accepts === undefined) reached.add(to);
    }
    const sorted = [...reached].sort((a, b) => a - b);
    const key = sorted.join(' ');
    let set = this.#sets.get(key);
    if (set === undefined) {
      set = { states: sorted, accepts: reached.has(this.#end), next: new Map() };
      this.#sets.set(key, set);
    }
    return set;
  }

  #state(): number {
    return this.#edges.push([]) - 1;
  }

  /** Adds what leads from `from` over an expression; the state after it. */
  #build(e: EbnfExpression, from: number, inside: readonly string[]): number {
    switch (e.type) {
      case 'literal':
        return [...e.text].reduce((at, wanted) => this.#edge(at, (character) => character === wanted), from);
      case 'reference': {
        if (inside.includes(e.name)) throw new Error(`production ${e.name} refers to itself`);
        return this.#build(this.#productions.get(e.name)!, from, [...inside, e.name]);
      }
      case 'special':
        return this.#hole(this.#holes(e.text), from);
      case 'sequence':
        return e.parts.reduce((at, part) => this.#build(part, at, inside), from);
      case 'choice':
        return this.#meet(e.parts.map((part) => this.#build(part, from, inside)));
      case 'group':
        return this.#build(e.inner, from, inside);
      case 'optional':
        return this.#meet([from, this.#build(e.inner, from, inside)]);
      case 'repetition':
        return this.#loop(from, (at) => this.#build(e.inner, at, inside));
      case 'empty':
        return from;
      default:
        throw new Error(`no recognizer for ${e.type}`);
    }
  }

  #hole(hole: Hole, from: number): number {
    switch (hole.kind) {
      case 'character':
        return this.#edge(from, hole.accepts);
      case 'sequence':
        return hole.parts.reduce((at, part) => this.#hole(part, at), from);
      case 'choice':
        return this.#meet(hole.parts.map((part) => this.#hole(part, from)));
      case 'repetition':
        return this.#loop(from, (at) => this.#hole(hole.inner, at));
    }
  }

  #edge(from: number, accepts: (character: string) => boolean): number {
    const to = this.#state();
    this.#edges[from]!.push({ accepts, to });
    return to;
  }

  #meet(states: readonly number[]): number {
    const to = this.#state();
    for (const state of states) this.#edges[state]!.push({ to });
    return to;
  }

  #loop(from: number, body: (at: number) => number): number {
    const head = this.#meet([from]);
    this.#edges[body(head)]!.push({ to: head });
    return this.#meet([head]);
  }
}

interface StateSet {
  readonly states: readonly number[];
  readonly accepts: boolean;
  readonly next: Map<string, StateSet>;
}
