import type { Predicates } from '../text/predicates.js';
import { type CapturedText, ContextTracer } from './context-tracer.js';
import * as ExplainOp from './explain-op.js';
import type {
  ExplainColumn,
  ExplainCounted,
  ExplainExpression,
  ExplainExternal,
  ExplainTable,
  ExplainWords,
} from './explain-table.js';
import type { Expected } from './failure-tracer.js';

/** The farthest offset, and what was expected there, before a label was tried. */
interface Before {
  readonly farthest: number;
  readonly expected: readonly Expected[];
}

/** A list of this number of words, or a longer one, is not spelled out in messages. */
const MANY_WORDS = 7;

/**
 * A tracer of failures for grammars with tests: of texts that labels matched, of columns, and by functions of the
 * caller. A text that such a test refuses is reported at its start, with what would have been accepted in its place.
 */
export class TestTracer extends ContextTracer {
  readonly #predicates: Predicates;
  /** The expectations before each label was tried, by label and offset. */
  readonly #before = new Map<string, Before>();

  constructor(table: ExplainTable, text: string, maxAttempts: number, predicates: Predicates = {}) {
    super(table, text, maxAttempts);
    this.#predicates = predicates;
  }

  protected override try(e: ExplainExpression, p: number): number {
    if (typeof e !== 'object') return super.try(e, p);
    switch (e[0]) {
      case ExplainOp.capture: {
        this.#before.set(`${e[1]} ${p}`, { farthest: this.farthest, expected: this.expected });
        return super.try(e, p);
      }
      case ExplainOp.againFolded:
        return this.#againFolded(e[1], p);
      case ExplainOp.words:
        return this.#words(e, p);
      case ExplainOp.column:
        return this.#column(e, p);
      case ExplainOp.external:
        return this.#external(e, p);
      case ExplainOp.counted:
        return this.#counted(e, p);
      default:
        return super.try(e, p);
    }
  }

  #againFolded(label: string, p: number): number {
    const captured = this.textOf(label);
    return captured === undefined ? this.fail('name', label, p) : this.try([ExplainOp.anyCase, captured.text], p);
  }

  #column([, relation, label]: ExplainColumn, p: number): number {
    const captured = this.textOf(label);
    if (captured === undefined) return this.fail('name', label, p);
    const own = this.#columnOf(p);
    const other = this.#columnOf(captured.start);
    if (relation === '=') return own === other ? p : this.fail('name', `column ${other + 1}`, p);
    return own > other ? p : this.fail('name', `a column after ${other + 1}`, p);
  }

  #external([, isNegated, name, label]: ExplainExternal, p: number): number {
    const captured = label === '' ? { text: '', start: p } : this.textOf(label);
    const accepts = captured !== undefined && this.#accepts(name, captured);
    if (accepts === (isNegated === 0)) return p;
    return this.#refuse(label, captured, `${isNegated === 1 ? 'something other than ' : ''}${name}`, p);
  }

  #words([, isNegated, label, source, exact, folded, ...same]: ExplainWords, p: number): number {
    const captured = this.textOf(label);
    const isOne =
      captured !== undefined && (exact.includes(captured.text) || folded.includes(captured.text.toLowerCase()));
    const others = same.map((text) => ({
      isFolded: text.startsWith('~'),
      text: this.textOf(text.replace('~', ''))?.text,
    }));
    const isSame = others.some(({ isFolded, text }) => {
      if (captured === undefined || text === undefined) return false;
      return isFolded ? captured.text.toLowerCase() === text.toLowerCase() : captured.text === text;
    });
    if ((isOne || isSame) === (isNegated === 0)) return p;
    const known = others.flatMap(({ text }) => text ?? []);
    const all = [...exact, ...folded, ...known];
    const isSpelled = all.length > 0 && all.length < MANY_WORDS;
    if (isNegated === 1) {
      const words = known.length > 0 && isSpelled ? all.map((word) => JSON.stringify(word)).join(', ') : source;
      return this.#refuse(label, captured, `${label} other than ${words}`, p);
    }
    if (!isSpelled) return this.#refuse(label, captured, `${label} in ${source}`, p);
    this.#refuse(label, captured, undefined, p);
    for (const word of all) this.expect('literal', word, captured?.start ?? p);
    return -1;
  }

  /**
   * Reports what a label should have matched at the start of its text, in place of what was expected inside and after
   * it, unless something has come farther.
   */
  #refuse(label: string, captured: CapturedText | undefined, expected: string | undefined, p: number): number {
    const start = captured?.start ?? p;
    const before = this.#before.get(`${label} ${start}`);
    if (before !== undefined && this.farthest <= p) {
      this.reset(Math.max(before.farthest, Math.min(start, this.farthest)));
      for (const { type, text } of before.expected) this.expect(type, text, before.farthest);
    }
    if (expected !== undefined) this.expect('name', expected, start);
    return -1;
  }

  #counted([, min, max, element, separator]: ExplainCounted, p: number): number {
    const minCount = this.#bound(min);
    const maxCount = this.#bound(max);
    if (Number.isNaN(minCount) || Number.isNaN(maxCount)) return this.fail('name', `a number for ${String(min)}`, p);
    const next: ExplainExpression = separator === undefined ? element : [ExplainOp.sequence, separator, element];
    let offset = p;
    for (let count = 0; count < maxCount; count++) {
      const end = this.match(count > 0 ? next : element, offset);
      if (end < 0) return count < minCount ? -1 : offset;
      offset = end;
    }
    return offset;
  }

  /**
   * Returns a bound as a number: the bound itself, or the number in the text of its label. NaN if the label has no
   * number.
   */
  #bound(bound: number | string): number {
    if (typeof bound === 'number') return bound < 0 ? Number.POSITIVE_INFINITY : bound;
    const text = this.textOf(bound)?.text ?? '';
    return /^\d+$/.test(text) ? Number(text) : Number.NaN;
  }

  #accepts(name: string, { text, start }: CapturedText): boolean {
    return this.#predicates[name]?.(text, { start, end: start + text.length }, this.text) === true;
  }

  #columnOf(p: number): number {
    let offset = p;
    while (offset > 0 && !/[\n\r]/.test(this.text.charAt(offset - 1))) offset--;
    return p - offset;
  }
}
