import type { ast } from 'peggy';
import { allDefined } from '../../defined.js';
import type { Words } from '../../generator/ir.js';
import type { LabelTexts } from '../../generator/read/bounds.js';
import type { ColumnTest, LabelTest, PeggyExpression } from '../../generator/read/peggy-ast.js';
import { matchedWords, wordsOf } from '../../generator/resolve/words.js';

/** A test of the text of a label, with the result that its lookahead requires. */
export interface RequiredTest {
  readonly test: LabelTest;
  readonly isNegated: boolean;
}

/** Returns the test of a label that a lookahead is; `undefined` for any other expression. */
export function requiredTest(e: PeggyExpression): RequiredTest | undefined {
  if (e.type === 'group') return requiredTest(e.expression);
  if (e.type !== 'simple_and' && e.type !== 'simple_not') return undefined;
  let inner = e.expression;
  while (inner.type === 'group') inner = inner.expression;
  return inner.type === 'label_test' ? { test: inner, isNegated: e.type === 'simple_not' } : undefined;
}

/** Decides the tests of labels in sentences. */
export class LabelTests {
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  readonly #words = new WeakMap<LabelTest, Words>();

  constructor(grammar: ast.Grammar) {
    this.#rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
  }

  /** Whether a test has its required result for the texts that labels have matched. */
  passes({ test, isNegated }: RequiredTest, labels: LabelTexts): boolean {
    return this.#holds(test, labels) !== isNegated;
  }

  /** Returns the texts with which a test succeeds. */
  wanted(test: LabelTest, labels: LabelTexts): string[] {
    const { exact, folded } = this.#wordsOf(test);
    const same = test.args.flatMap((arg) => (arg.type === 'back_reference' ? (labels.get(arg.label) ?? []) : []));
    return [...exact, ...folded, ...same];
  }

  #holds(test: LabelTest, labels: LabelTexts): boolean {
    const text = labels.get(test.label);
    if (text === undefined) return false;
    const { exact, folded } = this.#wordsOf(test);
    if (exact.includes(text) || folded.includes(text.toLowerCase())) return true;
    return test.args.some((arg) => {
      const other = arg.type === 'back_reference' ? labels.get(arg.label) : undefined;
      if (arg.type !== 'back_reference' || other === undefined) return false;
      const ignoresCase = arg.ignoreCase === true || test.ignoreCase === true;
      return ignoresCase ? text.toLowerCase() === other.toLowerCase() : text === other;
    });
  }

  #wordsOf(test: LabelTest): Words {
    let words = this.#words.get(test);
    if (words === undefined) {
      const found = test.args
        .filter(({ type }) => type !== 'back_reference')
        .map((arg) => matchedWords(arg, this.#rules));
      // A grammar with such an argument is refused: no text is wanted.
      words = wordsOf(allDefined(found)?.flat() ?? [], test.ignoreCase);
      this.#words.set(test, words);
    }
    return words;
  }
}

/**
 * Returns a text with other white space at its end, so that what follows is in the column that a test requires.
 *
 * @param column the column after the text
 * @param other the column of the label
 */
export function aligned(text: string, { relation }: ColumnTest, column: number, other: number): string {
  if (relation === '=' ? column === other : column > other) return text;
  let end = text.length;
  while (text[end - 1] === ' ' || text[end - 1] === '\t') end--;
  const kept = text.slice(0, end);
  const start = column - (text.length - kept.length);
  return kept + ' '.repeat(Math.max(0, (relation === '=' ? other : other + 2) - start));
}
