import type { ast } from 'peggy';
import { isErrorName, isTriviaName, lookUp } from '../../generator/ir.js';
import type { GrammarLocation } from '../../generator/problem.js';
import { boundsOf } from '../../generator/read/bounds.js';
import {
  type Choice,
  type ColumnTest,
  innerExpressions,
  locationOf,
  type PeggyExpression,
  type Repeated,
  type Suffixed,
} from '../../generator/read/peggy-ast.js';
import { countOne } from '../../maps.js';
import { randomCharacter } from './characters.js';
import { aligned, LabelTests, type RequiredTest, requiredTest } from './label-tests.js';
import { Shortest } from './shortest.js';

/** Returns a random whole number from 0 to `below` - 1. */
export type DrawNumber = (below: number) => number;

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
interface DrawState {
  readonly pick: DrawNumber;
  readonly errors: boolean;
  /** Number of characters that are left. */
  left: number;
  depth: number;
  /** The column of the next character. */
  column: number;
  /** The texts that labels of the current rule have matched, and the columns where they begin. */
  labels: Map<string, string>;
  columns: Map<string, number>;
}

/** A text that is drawn in steps: it yields the name of each rule in it, and takes the text of that rule. */
type DrawnText<Text = string> = Generator<string, Text, string>;

/** Limit for the iterations of a repetition. */
const MAX_ROUNDS = 1000;

/** Limit for the attempts to draw a sequence that its tests accept. */
const MAX_ATTEMPTS = 20;

/** Deeper nesting takes only the shortest way, because deeper sentences would only test the stack. */
const MAX_SENTENCE_DEPTH = 60;

/**
 * Generates random sentences of a grammar, for fuzzing and as examples. Each choice prefers the alternatives that were
 * taken least, so that all of them occur soon.
 *
 * Tests of labels and columns are obeyed where a few attempts suffice; other lookaheads are ignored, so the parser may
 * read a sentence differently, or not at all. Such sentences are useful to test a parser.
 */
export class RandomSentences {
  readonly #rules: ReadonlyMap<string, PeggyExpression>;
  readonly #shortest: Shortest;
  readonly #tests: LabelTests;
  readonly #taken = new Map<PeggyExpression, number>();

  /** @param grammar as `readLinkedGrammar` returns it */
  constructor(grammar: ast.Grammar) {
    this.#rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression]));
    this.#shortest = new Shortest(grammar);
    this.#tests = new LabelTests(grammar);
  }

  /** Points to the alternatives that sentences of some rules can take, and none has taken so far. */
  untaken(starts: readonly string[]): GrammarLocation[] {
    const reached = new Set(starts);
    const all: PeggyExpression[] = [];
    // A set can grow during iteration.
    for (const name of reached) {
      walkDrawn(lookUp(this.#rules, name), (e) => {
        if (e.type === 'rule_ref') reached.add(e.name);
        if (e.type === 'choice') for (const alternative of e.alternatives) all.push(alternative);
      });
    }
    return all.filter((alternative) => !this.#taken.has(alternative)).map(({ location }) => locationOf(location));
  }

  /** Returns one sentence. */
  draw({ start, size = 80, errors = false }: SentenceOptions, pick: DrawNumber): string {
    const state = { pick, errors, left: size, depth: 0, column: 0, labels: new Map(), columns: new Map() };
    // The rules that a sentence is inside of are a list, so that a long chain of rules can't exhaust the stack.
    const open = [this.#rule(start, state)];
    let text = '';
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const step = last.next(text);
      text = step.done === true ? step.value : '';
      if (step.done === true) open.pop();
      else open.push(this.#rule(step.value, state));
    }
    return text;
  }

  *#rule(name: string, state: DrawState): DrawnText {
    // Only an endless text would match. Each such rule counts, because it may use itself several times.
    if (this.#shortest.ofRule(name) === Infinity) {
      if (state.depth > MAX_SENTENCE_DEPTH || state.left <= 0) return '';
      state.left--;
    }
    // Trivia may occur nearly everywhere; if it always did, most of a sentence would be comments.
    if (isTriviaName(name) && this.#shortest.ofRule(name) === 0 && state.pick(4) > 0) return '';
    state.depth++;
    const { labels, columns } = state;
    state.labels = new Map();
    state.columns = new Map();
    const text = yield* this.#text(lookUp(this.#rules, name), state);
    state.labels = labels;
    state.columns = columns;
    state.depth--;
    return text;
  }

  *#text(e: PeggyExpression, state: DrawState): DrawnText {
    switch (e.type) {
      case 'rule_ref':
        return yield e.name;
      case 'literal':
        return written(e.ignoreCase && state.pick(2) === 0 ? e.value.toUpperCase() : e.value, state);
      case 'class':
        return written(randomCharacter(e, state.pick), state);
      case 'any':
        return written(String.fromCharCode(0x20 + state.pick(0x5f)), state);
      case 'sequence':
        return yield* this.#sequence(e.elements, state);
      case 'choice':
        return yield* this.#text(this.#alternative(e, state), state);
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return yield* this.#repeated(e, state);
      case 'simple_and':
      case 'simple_not':
        return '';
      case 'labeled': {
        const { column } = state;
        const text = yield* this.#text(e.expression, state);
        if (e.label !== null) {
          state.labels.set(e.label, text);
          state.columns.set(e.label, column);
        }
        return text;
      }
      case 'back_reference': {
        const text = state.labels.get(e.label) ?? '';
        return written(e.ignoreCase === true && state.pick(2) === 0 ? text.toUpperCase() : text, state);
      }
      default:
        return 'expression' in e ? yield* this.#text(e.expression, state) : '';
    }
  }

  /** Draws the parts of a sequence, and again if a test of a label refuses what it matched. */
  *#sequence(elements: readonly PeggyExpression[], state: DrawState): DrawnText {
    const hasTests = elements.some((e) => requiredTest(e) !== undefined);
    for (let attempt = 1; ; attempt++) {
      const before = { ...state, labels: new Map(state.labels), columns: new Map(state.columns) };
      const text = yield* this.#once(elements, state, !hasTests || attempt === MAX_ATTEMPTS);
      if (text !== undefined) return text;
      Object.assign(state, { ...before, left: state.left });
    }
  }

  /** Draws the parts of a sequence once; `undefined` if a test refuses them and this is not the last attempt. */
  *#once(elements: readonly PeggyExpression[], state: DrawState, isLast: boolean): DrawnText<string | undefined> {
    let text = '';
    for (const [i, e] of elements.entries()) {
      const test = requiredTest(e);
      if (test !== undefined && !this.#tests.passes(test, state.labels)) {
        const accepted = this.#withAcceptedLabel(text, test, elements.slice(0, i), state);
        if (accepted === undefined && !isLast) return undefined;
        text = accepted ?? text;
      } else if (e.type === 'column_test') text = movedToColumn(text, e, state);
      else text += yield* this.#text(e, state);
    }
    return text;
  }

  /**
   * Writes a word that a test accepts in place of the text of its label; `undefined` if no such word is known, or that
   * text is not right before the test.
   *
   * @param text the text of the elements before the test
   */
  #withAcceptedLabel(
    text: string,
    { test, isNegated }: RequiredTest,
    before: readonly PeggyExpression[],
    state: DrawState,
  ): string | undefined {
    const words = isNegated ? [] : this.#tests.wanted(test, state.labels);
    const word = words[state.pick(Math.max(1, words.length))];
    const last = before.at(-1);
    const isLabelLast = last === undefined || (last.type === 'labeled' && last.label === test.label);
    const old = state.labels.get(test.label) ?? '';
    if (word === undefined || !isLabelLast || !text.endsWith(old)) return undefined;
    state.labels.set(test.label, word);
    return text.slice(0, text.length - old.length) + written(word, state);
  }

  #alternative(e: Choice, { pick, errors, left, depth }: DrawState): PeggyExpression {
    const all = e.alternatives;
    const wanted = errors ? all : all.filter((alternative) => !leadsToError(alternative));
    let candidates: readonly PeggyExpression[] = wanted.length === 0 ? all : wanted;
    if (left <= 0 || depth > MAX_SENTENCE_DEPTH) {
      candidates = leastBy(candidates, (candidate) => this.#shortest.of(candidate));
      // Equally short alternatives may lead back to the same rule endlessly.
      candidates = leastBy(candidates, (candidate) => this.#shortest.depthOf(candidate));
    } else if (pick(2) === 0) {
      candidates = leastBy(candidates, (candidate) => this.#taken.get(candidate) ?? 0);
    }
    const chosen = candidates[pick(candidates.length)]!;
    countOne(this.#taken, chosen);
    return chosen;
  }

  *#repeated(e: Suffixed | Repeated, state: DrawState): DrawnText {
    const { min, max, delimiter } = boundsOf(e, state.labels);
    const inner = e.expression;
    let text = '';
    for (let count = 0; count < max; count++) {
      const isEnough = state.left <= 0 || state.depth > MAX_SENTENCE_DEPTH || state.pick(3) === 0;
      // A number in the text can be larger than anything that a sentence contains.
      if (count >= MAX_ROUNDS) break;
      if (count >= min && (isEnough || this.#shortest.of(inner) > Math.max(state.left, 1))) break;
      if (count > 0 && delimiter !== undefined) text += yield* this.#text(delimiter, state);
      text += yield* this.#text(inner, state);
    }
    return text;
  }
}

/** Changes the white space at the end of a text, so that what follows is in the column that a test requires. */
function movedToColumn(text: string, test: ColumnTest, state: DrawState): string {
  const other = state.columns.get(test.label);
  if (other === undefined) return text;
  const moved = aligned(text, test, state.column, other);
  state.column += moved.length - text.length;
  return moved;
}

/** Counts the characters of a text that is drawn, and returns it. */
function written(text: string, state: DrawState): string {
  state.left -= text.length;
  const lineBreak = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  state.column = lineBreak < 0 ? state.column + text.length : text.length - lineBreak - 1;
  return text;
}

/** Whether an alternative begins with an error production, looking through groups and labels. */
function leadsToError(e: PeggyExpression): boolean {
  if (e.type === 'rule_ref') return isErrorName(e.name);
  if (e.type === 'sequence') return e.elements.some((element) => leadsToError(element));
  return e.type === 'group' || e.type === 'labeled' ? leadsToError(e.expression) : false;
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
