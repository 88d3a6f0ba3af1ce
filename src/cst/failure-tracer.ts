import {
  type ExplainExpression,
  type ExplainMany,
  ExplainOp,
  type ExplainRule,
  type ExplainSet,
  type ExplainTable,
} from './explain-table.js';
import type { Expected } from './failure.js';
import type { Node } from './node.js';

/** Limit for nested attempts; a deeper attempt counts as failed. */
const MAX_DEPTH = 6000;

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Interprets rules over a text as the generated parser would, and records the farthest offset where anything failed and
 * what was expected there. It is simple rather than fast, because it only runs for texts with errors.
 */
export class FailureTracer {
  readonly #table: ExplainTable;
  readonly #text: string;
  #farthest = 0;
  /** The expected texts at the farthest offset, with repetitions. */
  #expected: Expected[] = [];
  /** Above 0 where failures are not recorded: in negative lookaheads and in error productions. */
  #silent = 0;
  #depth = 0;
  #steps: number;
  /** The texts that labels of the current rule have matched, for back references. */
  #noted = NONE;
  /** The error node whose rule is tried again at its start; its earlier siblings are the texts that labels matched. */
  #error: Node | undefined;
  /** The farthest end of the left-recursive rules that are being tried, by offset and rule. */
  readonly #seeds = new Map<number, number>();
  /** Rules with display names that are being tried, with the offset where each began. */
  readonly #named: { readonly name: string; readonly start: number }[] = [];

  constructor(table: ExplainTable, text: string, steps: number) {
    this.#table = table;
    this.#text = text;
    this.#steps = steps;
  }

  get farthest(): number {
    return this.#farthest;
  }
  get expected(): Expected[] {
    return [...new Map(this.#expected.map((what) => [`${what.type} ${what.text}`, what])).values()];
  }
  /** Number of attempts left in the budget. */
  get steps(): number {
    return this.#steps;
  }

  /** Discards the recorded failures; from now on, only failures at `offset` or later count. */
  reset(offset: number): void {
    this.#farthest = offset;
    if (this.#expected.length > 0) this.#expected = [];
  }

  /** Records what was expected at an offset. */
  expect(type: Expected['type'], text: string, at: number): void {
    if (this.#silent > 0 || at < this.#farthest) return;
    if (at > this.#farthest) this.reset(at);
    const named = this.#named.find(({ start }) => start === at);
    this.#expected.push(named === undefined ? { type, text } : { type: 'name', text: named.name });
  }

  /** Calls {@link match} from outside: if nesting exhausts the JavaScript stack, the recorded failures are kept. */
  attempt(e: ExplainExpression, p: number, error?: Node): number {
    this.#noted = NONE;
    this.#error = error;
    this.#depth = 0;
    this.#silent = 0;
    this.#named.length = 0;
    this.#seeds.clear();
    try {
      return this.match(e, p);
    } catch (error) {
      if (error instanceof RangeError) return -1;
      throw error;
    }
  }

  /** Returns the offset after the match of `e` at `p`, or -1. */
  match(e: ExplainExpression, p: number): number {
    if (this.#steps <= 0 || this.#depth > MAX_DEPTH) return -1;
    this.#steps--;
    this.#depth++;
    const noted = this.#noted;
    const end = this.#try(e, p);
    if (end < 0) this.#noted = noted;
    this.#depth--;
    return end;
  }

  #try(e: ExplainExpression, p: number): number {
    if (typeof e === 'number') return this.#rule(e, p);
    if (typeof e === 'string') return this.#text.startsWith(e, p) ? p + e.length : this.#fail('literal', e, p);
    switch (e[0]) {
      case ExplainOp.units: {
        const matches = e[2].every((ranges, i) => holds(ranges, this.#text.charCodeAt(p + i)));
        return matches ? p + e[1].length : this.#fail('literal', e[1], p);
      }
      case ExplainOp.set:
        return this.#set(e, p);
      case ExplainOp.all: {
        let at = p;
        for (let i = 1; i < e.length && at >= 0; i++) at = this.match(e[i]!, at);
        return at;
      }
      case ExplainOp.first: {
        let end = -1;
        for (let i = 1; i < e.length && end < 0; i++) end = this.match(e[i]!, p);
        return end;
      }
      case ExplainOp.many:
        return this.#many(e, p);
      case ExplainOp.and:
        return this.match(e[1], p) < 0 ? -1 : p;
      case ExplainOp.not:
        return this.#not(e[1], p);
      case ExplainOp.note: {
        const end = this.match(e[2], p);
        if (end >= 0) this.#noted = new Map(this.#noted).set(e[1], this.#text.slice(p, end));
        return end;
      }
      case ExplainOp.again: {
        const text = this.#noted.get(e[1]) ?? labelBefore(e[1], this.#error);
        return text === undefined ? this.#fail('name', e[1], p) : this.#try(text, p);
      }
      case ExplainOp.lineStart: {
        const around = this.#text.slice(p && p - 1, p + 1);
        return p === 0 || (/^[\n\r]/.test(around) && around !== '\r\n') ? p : this.#fail('name', 'start of a line', p);
      }
    }
  }

  #set([, source, ranges, points]: ExplainSet, p: number): number {
    if (p < this.#text.length) {
      const code = points === 1 ? this.#text.codePointAt(p)! : this.#text.charCodeAt(p);
      const inside = ranges
        ? holds(ranges, code)
        : new RegExp(source, points === 1 ? 'u' : '').test(String.fromCodePoint(code));
      if (inside) return p + (code > 0xffff ? 2 : 1);
    }
    return this.#fail('class', source, p);
  }

  #many([, min, max, element, separator]: ExplainMany, p: number): number {
    let at = p;
    let count = 0;
    while (max < 0 || count < max) {
      const noted = this.#noted;
      const from = count > 0 && separator !== undefined ? this.match(separator, at) : at;
      const end = from < 0 ? -1 : this.match(element, from);
      if (end < 0) {
        this.#noted = noted;
        break;
      }
      at = end;
      count++;
    }
    return count < min ? -1 : at;
  }

  #not(inner: ExplainExpression, p: number): number {
    this.#silent++;
    const end = this.match(inner, p);
    this.#silent--;
    if (end < 0) return p;
    if (this.#silent === 0 && p > this.#farthest) this.reset(p);
    return -1;
  }

  #rule(index: number, p: number): number {
    const rule = this.#table.rules[index]!;
    const noted = this.#noted;
    const error = this.#error;
    this.#noted = NONE;
    this.#error = undefined;
    const end = this.#body(index, rule, p);
    this.#noted = noted;
    this.#error = error;
    return end;
  }

  #body(index: number, rule: ExplainRule, p: number): number {
    if (rule.error === true) {
      this.#silent++;
      const end = this.match(rule.body, p);
      this.#silent--;
      return end;
    }
    if (rule.display !== undefined) this.#named.push({ name: rule.display, start: p });
    const end = rule.left === true ? this.#grow(index, rule.body, p) : this.match(rule.body, p);
    if (rule.display !== undefined) this.#named.pop();
    return end;
  }

  /** Matches a left-recursive rule: its call of itself at the same offset returns the match so far, at first none. */
  #grow(index: number, body: ExplainExpression, p: number): number {
    const key = p * this.#table.rules.length + index;
    const known = this.#seeds.get(key);
    if (known !== undefined) return known;
    let end = -1;
    for (;;) {
      this.#seeds.set(key, end);
      const longer = this.match(body, p);
      if (longer <= end) break;
      end = longer;
    }
    this.#seeds.delete(key);
    return end;
  }

  #fail(type: Expected['type'], text: string, p: number): number {
    this.expect(type, text, p);
    return -1;
  }
}

/**
 * Returns the text of a label before an error node in the same node. On a repetition, a label is on each of its nodes.
 */
function labelBefore(label: string, error: Node | undefined): string | undefined {
  let text: string | undefined;
  let end = 0;
  for (const child of error?.ancestors()[0]?.children ?? []) {
    if (child.fieldName !== label || child.start >= error!.start) continue;
    text = (text !== undefined && child.start === end ? text : '') + child.text;
    end = child.end;
  }
  return text;
}

function holds(ranges: readonly number[], character: number): boolean {
  for (let i = 0; i < ranges.length; i += 2) {
    if (character >= ranges[i]! && character <= ranges[i + 1]!) return true;
  }
  return false;
}
