import type { Predicates } from '../text/predicates.js';
import * as ExplainOp from './explain-op.js';
import type { ExplainExpression, ExplainRepeat, ExplainRule, ExplainTable } from './explain-table.js';

/** Something that the grammar would have accepted at the location of a failure. */
export interface Expected {
  /**
   * `name`: a rule's display name; `literal`: exactly that text; `class`: one character of a set; `end`: end of text.
   */
  readonly type: 'name' | 'literal' | 'class' | 'end';
  /** The display name, the literal, or the class as the grammar writes it. */
  readonly text: string;
}

/** An expectation as it was recorded. */
interface RecordedExpectation extends Expected {
  /** Whether it is white space that may be absent as well. */
  readonly isOptionalBlank: boolean;
}

/** A class of white space, as grammars write it. */
const BLANK_CLASS = /^\[(?:\s|\\(?:[tn]|[rf]|v)|\\u(?:00a0|2028|2029|feff))+\]$/i;

const isBlank = (type: Expected['type'], text: string): boolean =>
  (type === 'literal' && text.trim() === '') || (type === 'class' && BLANK_CLASS.test(text));

/**
 * The part of a node that a tracer reads. Tracers don't import `Tree`: a tree has a language, and a language names its
 * tracer.
 */
export interface TracedNode {
  readonly fieldName: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly children: readonly TracedNode[];
  ancestors(): readonly TracedNode[];
}

/**
 * Creates a tracer that reads a text by a table of rules and makes at most `maxAttempts` attempts.
 *
 * @param predicates the predicates that the text was parsed with
 */
export type TracerConstructor = new (
  table: ExplainTable,
  text: string,
  maxAttempts: number,
  predicates?: Predicates,
) => FailureTracer;

/** Limit for nested attempts; a deeper attempt counts as failed. */
const MAX_ATTEMPT_DEPTH = 6000;

/**
 * Interprets rules over a text as the generated parser would, and records the farthest offset where anything failed and
 * what was expected there. It is simple rather than fast, because it only runs for texts with errors.
 *
 * Most grammars need nothing else. Parsers of grammars with back references, starts of lines or left recursion name
 * `ContextTracer` in their language, and those with tests of labels and columns `TestTracer`, so that other parsers do
 * not load them.
 */
export class FailureTracer {
  protected readonly table: ExplainTable;
  protected readonly text: string;
  #farthest = 0;
  /** The expected texts at the farthest offset, without repeats: one part may be tried many times at an offset. */
  readonly #expected = new Map<string, RecordedExpectation>();
  /** Above 0 where failures are not recorded: in negative lookaheads and in error productions. */
  #silent = 0;
  #depth = 0;
  #attemptsLeft: number;
  /** Rules with display names that are being tried, with the offset where each began. */
  readonly #named: { readonly name: string; readonly start: number }[] = [];
  /** The offsets at which the optional parts that are being tried begin. */
  readonly #optional: number[] = [];

  constructor(table: ExplainTable, text: string, maxAttempts: number) {
    this.table = table;
    this.text = text;
    this.#attemptsLeft = maxAttempts;
  }

  get farthest(): number {
    return this.#farthest;
  }
  /**
   * The texts that were expected at the farthest offset, without repeats; a new list at each access. White space that
   * may be absent is left out, unless nothing else was expected.
   */
  get expected(): Expected[] {
    const all = [...this.#expected.values()];
    const needed = all.filter(({ isOptionalBlank }) => !isOptionalBlank);
    return (needed.length === 0 ? all : needed).map(({ type, text }) => ({ type, text }));
  }

  /** Discards the recorded failures; from now on, only failures at `offset` or later count. */
  reset(offset: number): void {
    this.#farthest = offset;
    this.#expected.clear();
  }

  /** Records what was expected at an offset. */
  expect(type: Expected['type'], text: string, offset: number): void {
    if (this.#silent > 0 || offset < this.#farthest) return;
    if (offset > this.#farthest) this.reset(offset);
    const named = this.#named.find(({ start }) => start === offset);
    const isOptionalBlank = isBlank(type, text) && this.#optional.includes(offset);
    const expected: Expected = named === undefined ? { type, text } : { type: 'name', text: named.name };
    this.#expected.set(`${expected.type} ${expected.text} ${isOptionalBlank}`, { ...expected, isOptionalBlank });
  }

  /**
   * Calls {@link match} from outside: if nesting exhausts the JavaScript stack, the recorded failures are kept.
   *
   * @param _error the error node whose rule is tried again at its start
   */
  attempt(e: ExplainExpression, p: number, _error?: TracedNode): number {
    this.#depth = 0;
    this.#silent = 0;
    this.#named.length = 0;
    this.#optional.length = 0;
    try {
      return this.match(e, p);
    } catch (error) {
      if (error instanceof RangeError) return -1;
      throw error;
    }
  }

  /** Returns the offset after the match of `e` at `p`, or -1. */
  match(e: ExplainExpression, p: number): number {
    if (this.#attemptsLeft <= 0 || this.#depth > MAX_ATTEMPT_DEPTH) return -1;
    this.#attemptsLeft--;
    this.#depth++;
    const end = this.try(e, p);
    this.#depth--;
    return end;
  }

  /** Returns the offset after the match of `e` at `p`, or -1; counts no attempt. */
  protected try(e: ExplainExpression, p: number): number {
    if (typeof e === 'number') return this.rule(e, this.table.rules[e]!, p);
    if (typeof e === 'string') return this.text.startsWith(e, p) ? p + e.length : this.fail('literal', e, p);
    switch (e[0]) {
      case ExplainOp.anyCase: {
        const end = p + e[1].length;
        const matches = this.text.slice(p, end).toLowerCase() === e[1].toLowerCase();
        return matches ? end : this.fail('literal', e[1], p);
      }
      case ExplainOp.set: {
        const [, name, pattern] = e;
        pattern.lastIndex = p;
        return pattern.test(this.text) ? pattern.lastIndex : this.fail('class', name, p);
      }
      case ExplainOp.sequence: {
        let offset = p;
        for (let i = 1; i < e.length && offset >= 0; i++) offset = this.match(e[i]!, offset);
        return offset;
      }
      case ExplainOp.choice: {
        let end = -1;
        for (let i = 1; i < e.length && end < 0; i++) end = this.match(e[i]!, p);
        return end;
      }
      case ExplainOp.repeat:
        return this.#repeat(e, p);
      case ExplainOp.and:
        return this.match(e[1], p) < 0 ? -1 : p;
      case ExplainOp.not:
        return this.#not(e[1], p);
      // `ContextTracer` and `TestTracer` have the other operators.
      default:
        return -1;
    }
  }

  #repeat([, min, max, element, separator]: ExplainRepeat, p: number): number {
    const next: ExplainExpression = separator === undefined ? element : [ExplainOp.sequence, separator, element];
    let offset = p;
    for (let count = 0; max < 0 || count < max; count++) {
      const isOptional = count >= min;
      if (isOptional) this.#optional.push(offset);
      const end = this.match(count > 0 ? next : element, offset);
      if (isOptional) this.#optional.pop();
      if (end < 0) return count < min ? -1 : offset;
      offset = end;
    }
    return offset;
  }

  #not(inner: ExplainExpression, p: number): number {
    this.#silent++;
    const end = this.match(inner, p);
    this.#silent--;
    if (end < 0) return p;
    if (this.#silent === 0 && p > this.#farthest) this.reset(p);
    return -1;
  }

  /** Returns the offset after the match of a rule at `p`, or -1. */
  protected rule(index: number, rule: ExplainRule, p: number): number {
    if (rule.error === true) this.#silent++;
    if (rule.display !== undefined) this.#named.push({ name: rule.display, start: p });
    const end = this.body(index, rule, p);
    if (rule.display !== undefined) this.#named.pop();
    if (rule.error === true) this.#silent--;
    return end;
  }

  /** Returns the offset after the match of the body of a rule at `p`, or -1. */
  protected body(_index: number, { body }: ExplainRule, p: number): number {
    return this.match(body, p);
  }

  /** Records that a text, a class or a rule was expected at `p`; returns -1. */
  protected fail(type: Expected['type'], text: string, p: number): number {
    this.expect(type, text, p);
    return -1;
  }
}
