import { isErrorRule, isTriviaRule, lookUp } from '../ir.js';
import type { ast } from 'peggy';
import { innerExpressions, type PeggyExpression, locationOf } from '../read/peggy-ast.js';
import type { GrammarLocation } from '../problem.js';
import { boundsOf } from './bounds.js';
import { randomCharacter } from './characters.js';
import { Shortest } from './shortest.js';

/** A whole number from 0 to `below` - 1. */
export type Pick = (below: number) => number;

/** Options for random sentences. */
export interface SentenceOptions {
  /** The rule of the sentences. */
  readonly start: string;
  /** Number of characters after which a sentence ends as soon as it can; 80 if absent. */
  readonly size?: number;
  /** Whether to use error productions as well; `false` if absent. */
  readonly errors?: boolean;
}

/** The state that the choices of a sentence share. */
interface Drawing {
  readonly pick: Pick;
  readonly errors: boolean;
  /** Number of characters that are left. */
  left: number;
  depth: number;
  /** The texts that labels of the current rule have matched, for back references. */
  labels: Map<string, string>;
}

/** Deeper nesting takes only the shortest way, because deeper sentences would only test the stack. */
const DEEPEST = 60;

/**
 * Generates random sentences of a grammar, for fuzzing and as examples. Each choice prefers the alternatives that were
 * taken least, so that all of them occur soon.
 *
 * Ignores predicates, so the parser may read a sentence in another way, or not at all. Such sentences are useful to
 * test a parser.
 */
export class RandomSentences {
  readonly #rules: ReadonlyMap<string, PeggyExpression>;
  readonly #shortest: Shortest;
  readonly #taken = new Map<PeggyExpression, number>();

  /** @param grammar as `readLinkedGrammar` returns it */
  constructor(grammar: ast.Grammar) {
    this.#rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression as PeggyExpression]));
    this.#shortest = new Shortest(grammar);
  }

  /** Points to the alternatives that sentences of some rules can take, and none has taken so far. */
  untaken(starts: readonly string[]): GrammarLocation[] {
    const reached = new Set(starts);
    const all: PeggyExpression[] = [];
    // A set can grow during iteration.
    for (const name of reached) {
      walkDrawn(lookUp(this.#rules, name), (e) => {
        if (e.type === 'rule_ref') reached.add(e.name);
        if (e.type === 'choice') for (const alternative of e.alternatives as PeggyExpression[]) all.push(alternative);
      });
    }
    return all.filter((alternative) => !this.#taken.has(alternative)).map(({ location }) => locationOf(location));
  }

  /** Returns one sentence. */
  draw({ start, size = 80, errors = false }: SentenceOptions, pick: Pick): string {
    return this.#rule(start, { pick, errors, left: size, depth: 0, labels: new Map() });
  }

  #rule(name: string, drawing: Drawing): string {
    // Only an endless text would match.
    if (this.#shortest.ofRule(name) === Infinity && drawing.depth > DEEPEST) return '';
    // Trivia may occur nearly everywhere; if it always did, most of a sentence would be comments.
    if (isTriviaRule(name) && this.#shortest.ofRule(name) === 0 && drawing.pick(4) > 0) return '';
    drawing.depth++;
    const { labels } = drawing;
    drawing.labels = new Map();
    const text = this.#text(lookUp(this.#rules, name), drawing);
    drawing.labels = labels;
    drawing.depth--;
    return text;
  }

  #text(e: PeggyExpression, drawing: Drawing): string {
    switch (e.type) {
      case 'rule_ref':
        return this.#rule(e.name, drawing);
      case 'literal':
        drawing.left -= e.value.length;
        return e.ignoreCase && drawing.pick(2) === 0 ? e.value.toUpperCase() : e.value;
      case 'class':
        drawing.left--;
        return randomCharacter(e, drawing.pick);
      case 'any':
        drawing.left--;
        return String.fromCharCode(0x20 + drawing.pick(0x5f));
      case 'sequence':
        return e.elements.map((element) => this.#text(element as PeggyExpression, drawing)).join('');
      case 'choice':
        return this.#text(this.#alternative(e, drawing), drawing);
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#repeated(e, drawing);
      case 'simple_and':
      case 'simple_not':
        return '';
      case 'labeled': {
        const text = this.#text(e.expression as PeggyExpression, drawing);
        if (e.label !== null) drawing.labels.set(e.label, text);
        return text;
      }
      case 'back_reference': {
        const text = drawing.labels.get(e.label) ?? '';
        drawing.left -= text.length;
        return text;
      }
      default:
        return 'expression' in e ? this.#text(e.expression as PeggyExpression, drawing) : '';
    }
  }

  #alternative(e: ast.Choice, { pick, errors, left, depth }: Drawing): PeggyExpression {
    const all = e.alternatives as PeggyExpression[];
    const wanted = errors ? all : all.filter((alternative) => !leadsToError(alternative));
    let candidates: readonly PeggyExpression[] = wanted.length === 0 ? all : wanted;
    if (left <= 0 || depth > DEEPEST) {
      candidates = leastBy(candidates, (candidate) => this.#shortest.of(candidate));
      // Equally short alternatives may lead back to the same rule endlessly.
      candidates = leastBy(candidates, (candidate) => this.#shortest.depthOf(candidate));
    } else if (pick(2) === 0) {
      candidates = leastBy(candidates, (candidate) => this.#taken.get(candidate) ?? 0);
    }
    const chosen = candidates[pick(candidates.length)]!;
    this.#taken.set(chosen, (this.#taken.get(chosen) ?? 0) + 1);
    return chosen;
  }

  #repeated(e: ast.Suffixed | ast.Repeated, drawing: Drawing): string {
    const { min, max, delimiter } = boundsOf(e);
    const inner = e.expression as PeggyExpression;
    let text = '';
    for (let count = 0; count < max; count++) {
      const isEnough = drawing.left <= 0 || drawing.depth > DEEPEST || drawing.pick(3) === 0;
      if (count >= min && (isEnough || this.#shortest.of(inner) > Math.max(drawing.left, 1))) break;
      if (count > 0 && delimiter !== undefined) text += this.#text(delimiter, drawing);
      text += this.#text(inner, drawing);
    }
    return text;
  }
}

/** Whether an alternative begins with an error production, looking through groups and labels. */
function leadsToError(e: PeggyExpression): boolean {
  if (e.type === 'rule_ref') return isErrorRule(e.name);
  if (e.type === 'sequence') return e.elements.some((element) => leadsToError(element as PeggyExpression));
  return e.type === 'group' || e.type === 'labeled' ? leadsToError(e.expression as PeggyExpression) : false;
}

function leastBy<T>(items: readonly T[], measure: (item: T) => number): T[] {
  const least = items.reduce((smallest, item) => Math.min(smallest, measure(item)), Infinity);
  return items.filter((item) => measure(item) === least);
}

/** Calls `see` on an expression and everything inside that can be generated, which excludes predicates. */
function walkDrawn(e: PeggyExpression, see: (e: PeggyExpression) => void): void {
  if (e.type === 'simple_and' || e.type === 'simple_not') return;
  see(e);
  for (const inner of innerExpressions(e)) walkDrawn(inner, see);
}
