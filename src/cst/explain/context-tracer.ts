import * as ExplainOp from './explain-op.js';
import type { ExplainExpression, ExplainRule } from './explain-table.js';
import { FailureTracer, type TracedNode } from './failure-tracer.js';

/** The text that a label matched, and where it begins. */
export interface CapturedText {
  readonly text: string;
  readonly start: number;
}

const NONE: ReadonlyMap<string, CapturedText> = new Map();

/**
 * A tracer of failures for grammars in which a match depends on more than the text at its offset: on texts that labels
 * matched before, on the start of a line, or on the match so far of a left-recursive rule.
 */
export class ContextTracer extends FailureTracer {
  /** The texts that labels of the current rule have matched, for back references. */
  #captured = NONE;
  /** The error node whose rule is tried again at its start; its earlier siblings are the texts that labels matched. */
  #error: TracedNode | undefined;
  /** The farthest end of the left-recursive rules that are being tried, by offset and rule. */
  readonly #seeds = new Map<number, number>();

  override attempt(e: ExplainExpression, p: number, error?: TracedNode): number {
    this.#captured = NONE;
    this.#error = error;
    this.#seeds.clear();
    return super.attempt(e, p);
  }

  override match(e: ExplainExpression, p: number): number {
    const captured = this.#captured;
    const end = super.match(e, p);
    if (end < 0) this.#captured = captured;
    return end;
  }

  protected override try(e: ExplainExpression, p: number): number {
    if (typeof e !== 'object') return super.try(e, p);
    switch (e[0]) {
      case ExplainOp.capture: {
        const end = this.match(e[2], p);
        if (end >= 0) this.#captured = new Map(this.#captured).set(e[1], { text: this.text.slice(p, end), start: p });
        return end;
      }
      case ExplainOp.again: {
        const captured = this.textOf(e[1]);
        return captured === undefined ? this.fail('name', e[1], p) : this.try(captured.text, p);
      }
      case ExplainOp.lineStart: {
        const around = this.text.slice(p && p - 1, p + 1);
        return p === 0 || (/^[\n\r]/.test(around) && around !== '\r\n') ? p : this.fail('name', 'start of a line', p);
      }
      default:
        return super.try(e, p);
    }
  }

  /** Returns what a label of the current rule has matched. */
  protected textOf(label: string): CapturedText | undefined {
    return this.#captured.get(label) ?? labelBefore(label, this.#error);
  }

  protected override rule(index: number, rule: ExplainRule, p: number): number {
    const captured = this.#captured;
    const error = this.#error;
    this.#captured = NONE;
    this.#error = undefined;
    const end = super.rule(index, rule, p);
    this.#captured = captured;
    this.#error = error;
    return end;
  }

  /**
   * Returns the match of a rule; for a call of a left-recursive rule by itself at the same offset, the match so far, at
   * first none.
   */
  protected override body(index: number, rule: ExplainRule, p: number): number {
    if (rule.left !== true) return super.body(index, rule, p);
    const key = p * this.table.rules.length + index;
    const cached = this.#seeds.get(key);
    if (cached !== undefined) return cached;
    let end = -1;
    for (;;) {
      this.#seeds.set(key, end);
      const longer = super.body(index, rule, p);
      if (longer <= end) break;
      end = longer;
    }
    this.#seeds.delete(key);
    return end;
  }
}

/**
 * Returns the text of a label before an error node in the same node. On a repetition, a label is on each of its nodes.
 */
function labelBefore(label: string, error: TracedNode | undefined): CapturedText | undefined {
  let captured: CapturedText | undefined;
  let end = 0;
  for (const child of error?.ancestors()[0]?.children ?? []) {
    if (child.fieldName !== label || child.start >= error!.start) continue;
    const isNext = captured !== undefined && child.start === end;
    captured = isNext
      ? { text: captured!.text + child.text, start: captured!.start }
      : { text: child.text, start: child.start };
    end = child.end;
  }
  return captured;
}
