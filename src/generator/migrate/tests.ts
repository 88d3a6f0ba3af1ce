import type { ast } from 'peggy';
import type { PeggyExpression } from '../read/peggy-ast.js';
import { type Condition, inCase, type Operand } from './conditions.js';
import type { EditedText } from './edits.js';
import type { Inliner } from './inline.js';
import type { Case, Values } from './values.js';

/** A label, and the case in which code tests its text. */
interface Tested {
  readonly label: string;
  readonly case: Case;
}

/** A list of words that is longer than this becomes a rule. */
const MANY_WORDS = 8;

/** Writes conditions as tests of a grammar. */
export class TestWriter {
  readonly #values: Values;
  readonly #inliner: Inliner;
  readonly #edited: EditedText;
  readonly #freeName: (wanted: string) => string;
  /** The rules for long lists of words, by their words. */
  readonly wordRules = new Map<string, { readonly name: string; readonly words: readonly string[] }>();
  readonly #inlined = new Map<ast.Labeled, { readonly member: string | undefined; readonly case: Case }>();

  constructor(values: Values, inliner: Inliner, edited: EditedText, freeName: (wanted: string) => string) {
    this.#values = values;
    this.#inliner = inliner;
    this.#edited = edited;
    this.#freeName = freeName;
  }

  /**
   * Returns the test of a condition; `undefined` if the values that it compares are not the texts of labels.
   *
   * @param labels the labels before it
   * @param taken all labels of its rule
   */
  write(
    condition: Condition,
    isNegated: boolean,
    labels: ReadonlyMap<string, ast.Labeled>,
    taken: ReadonlySet<string>,
  ): string | undefined {
    const write = (inner: Condition, negated: boolean): string | undefined => this.write(inner, negated, labels, taken);
    const sign = isNegated ? '!' : '&';
    switch (condition.what) {
      case 'constant':
        return condition.holds === isNegated ? '!""' : '""';
      case 'line start':
        return isNegated ? '!^' : '^';
      case 'not':
        return write(condition.inner, !isNegated);
      case 'words': {
        const tested = this.#tested(condition.operand, labels, taken);
        if (tested === undefined) return undefined;
        const words = condition.words.filter((word) => condition.anyCase || word === inCase(word, tested.case));
        if (words.length === 0) return isNegated ? '""' : '!""';
        const isFolded = condition.anyCase || tested.case !== undefined;
        return `${sign}${isFolded ? '~' : '='}${tested.label}<${this.#words(words)}>`;
      }
      case 'same': {
        const [one, other] = condition.operands.map((operand) => this.#tested(operand, labels, taken));
        if (one === undefined || other === undefined || one.case !== other.case) return undefined;
        return `${sign}${one.case === undefined ? '=' : '~'}${other.label}<=${one.label}>`;
      }
      case 'all':
      case 'any': {
        const merged = mergedWords(condition);
        if (merged !== undefined) return write(merged, isNegated);
        const [left, right] = condition.inner.map((inner) => write(inner, isNegated));
        if (left === undefined || right === undefined) return undefined;
        return (condition.what === 'all') === isNegated ? `(${left} / ${right})` : `${left} ${right}`;
      }
    }
  }

  #words(words: readonly string[]): string {
    if (words.length <= MANY_WORDS) return words.map((word) => JSON.stringify(word)).join(', ');
    // As a parser reads a choice, a longer word comes before those that it begins with.
    const sorted = [...new Set(words)].sort((a, b) => (a < b ? 1 : -1));
    const key = sorted.join('\0');
    const known = this.wordRules.get(key);
    if (known !== undefined) return known.name;
    const name = this.#freeName('reservedWord');
    this.wordRules.set(key, { name, words: sorted });
    return name;
  }

  /** Returns the label whose text is the value that code tests; writes rules in place of their uses where it must. */
  #tested(operand: Operand, labels: ReadonlyMap<string, ast.Labeled>, taken: ReadonlySet<string>): Tested | undefined {
    const labeled = labels.get(operand.label);
    if (labeled === undefined) return undefined;
    const e = labeled.expression as PeggyExpression;
    const value = this.#values.of(e);
    const { label } = operand;
    if (operand.member === undefined && (value.what === 'list' || (value.what === 'text' && value.isNumber !== true))) {
      return { label, case: operand.case ?? (value.what === 'text' ? value.case : undefined) };
    }
    const known = this.#inlined.get(labeled);
    if (known !== undefined) {
      return known.member === operand.member ? { label, case: operand.case ?? known.case } : undefined;
    }
    const inlined = this.#inliner.inlined(e, label, operand.member, taken);
    if (inlined === undefined) return undefined;
    this.#inlined.set(labeled, { member: operand.member, case: inlined.case });
    this.#edited.replace(labeled.location.start.offset, labeled.location.end.offset, inlined.text);
    return { label, case: operand.case ?? inlined.case };
  }

  /** Returns the label if its text is a number that a repetition can be counted by. */
  countedBy(label: string, labels: ReadonlyMap<string, ast.Labeled>): string | undefined {
    const labeled = labels.get(label);
    const value = labeled && this.#values.of(labeled.expression as PeggyExpression);
    return value?.what === 'text' ? label : undefined;
  }
}

/** `a === "x" || a === "y"` is one test with two words. */
function mergedWords({
  what,
  inner: [left, right],
}: Extract<Condition, { what: 'all' | 'any' }>): Condition | undefined {
  const isAny = what === 'any';
  const [one, other] = [left, right].map((each): Condition | undefined => {
    if (isAny) return each.what === 'any' ? (mergedWords(each) ?? each) : each;
    const inner = each.what === 'not' ? each.inner : undefined;
    const nested = each.what === 'all' ? mergedWords(each) : undefined;
    return inner ?? (nested?.what === 'not' ? nested.inner : undefined);
  });
  if (one?.what !== 'words' || other?.what !== 'words' || one.anyCase !== other.anyCase) return undefined;
  if (JSON.stringify(one.operand) !== JSON.stringify(other.operand)) return undefined;
  const both: Condition = { ...one, words: [...one.words, ...other.words] };
  return isAny ? both : { what: 'not', inner: both };
}
