import type { ast } from 'peggy';
import type { Labeled } from '../read/peggy-ast.js';
import type { Condition, Operand } from './conditions/condition.js';
import { choiceOfKinds, kindRules } from './conditions/kinds.js';
import type { Inliner } from './inline.js';
import { type Run, runOf, runsOf, unitOf } from './runs.js';
import type { TextWithEdits } from './text-with-edits.js';
import type { Truths } from './truth.js';
import { type Case, inCase, labeledStart, type Value, type Values } from './values.js';

/** A label, and the case in which code tests its text. */
interface TestedLabel {
  readonly label: string;
  readonly case: Case;
}

/** The member of a label's value that code tests, after the rule on the label is written in place of its use. */
interface InlinedMember {
  readonly member: string | undefined;
  readonly case: Case;
  readonly isList: boolean;
}

/** A lookahead before a label. */
interface LabelLookahead {
  readonly labeled: Labeled;
  readonly test: string;
  readonly isNegated: boolean;
}

/** The tests that always succeed, and that never do. */
export const ALWAYS = '""';
const NEVER = '!""';

/** A list of words that is longer than this becomes a rule. */
const MANY_WORDS = 8;

/** Writes conditions as tests of a grammar. */
export class TestWriter {
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  readonly #values: Values;
  readonly #truths: Truths;
  readonly #inliner: Inliner;
  readonly #edited: TextWithEdits;
  readonly #freeName: (wanted: string) => string;
  /** The rules for long lists of words, by their words. */
  readonly wordRules = new Map<string, { readonly name: string; readonly words: readonly string[] }>();
  readonly #inlined = new Map<Labeled, InlinedMember>();
  /** Labels whose whole text is tested, so that they can't be put on a part of it. */
  readonly #whole = new Set<Labeled>();

  constructor(
    grammar: ast.Grammar,
    values: Values,
    truths: Truths,
    inliner: Inliner,
    edited: TextWithEdits,
    freeName: (wanted: string) => string,
  ) {
    this.#rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
    this.#values = values;
    this.#truths = truths;
    this.#inliner = inliner;
    this.#edited = edited;
    this.#freeName = freeName;
  }

  /**
   * Returns the test of a condition; `undefined` if the values that it compares are not the texts of labels.
   *
   * @param labels the labels before it
   * @param taken all labels of its alternative
   * @param beside the labels of its sequence: it is tried after each of their matches
   */
  write(
    condition: Condition,
    isNegated: boolean,
    labels: ReadonlyMap<string, Labeled>,
    taken: ReadonlySet<string>,
    beside: ReadonlySet<Labeled>,
  ): string | undefined {
    return this.#ahead(condition, isNegated, labels, beside) ?? this.#after(condition, isNegated, labels, taken);
  }

  /** Writes a condition as a lookahead before the label that it is about, which leaves nothing to test after it. */
  #ahead(
    condition: Condition,
    isNegated: boolean,
    labels: ReadonlyMap<string, Labeled>,
    beside: ReadonlySet<Labeled>,
  ): string | undefined {
    if (condition.what === 'not') return this.#ahead(condition.inner, !isNegated, labels, beside);
    if (condition.what === 'all' || condition.what === 'any') {
      const merged = mergedWords(condition);
      return merged && this.#ahead(merged, isNegated, labels, beside);
    }
    if (condition.what === 'words') return this.#ofKind(condition, isNegated, labels, beside);
    const found =
      condition.what === 'longer'
        ? this.#longer(condition.labels, labels)
        : condition.what === 'begins'
          ? this.#begins(condition, labels)
          : undefined;
    if (found === undefined || !beside.has(found.labeled)) return undefined;
    const { start } = found.labeled.location;
    this.#edited.replace(start.offset, start.offset, `${found.isNegated === isNegated ? '&' : '!'}${found.test} `);
    return ALWAYS;
  }

  /** Replaces the rule of a label by a choice of the rules whose values have one of the given words as a member. */
  #ofKind(
    { operand, words, anyCase }: Extract<Condition, { what: 'words' }>,
    isNegated: boolean,
    labels: ReadonlyMap<string, Labeled>,
    beside: ReadonlySet<Labeled>,
  ): string | undefined {
    const labeled = labels.get(operand.label);
    const { member } = operand;
    if (labeled === undefined || !beside.has(labeled) || this.#whole.has(labeled) || this.#inlined.has(labeled)) {
      return undefined;
    }
    if (member === undefined || anyCase || operand.case !== undefined || operand.isJoined) return undefined;
    const kinds = kindRules(labeled.expression, member, this.#rules);
    if (kinds === undefined) return undefined;
    this.#whole.add(labeled);
    const choice = choiceOfKinds(kinds, (kind) => words.includes(kind) !== isNegated);
    this.#edited.replace(labeledStart(this.#edited.text, labeled), labeled.location.end.offset, `(${choice})`);
    return ALWAYS;
  }

  /**
   * Returns the test that one run is at least as long as another one of the same text: the text of the other one is
   * where it begins.
   */
  #longer(names: readonly [string, string], labels: ReadonlyMap<string, Labeled>): LabelLookahead | undefined {
    const [one, other] = names.map((name) => labels.get(name));
    const [run, otherRun] = [this.#runOf(one), this.#runOf(other)];
    if (one === undefined || other === undefined || run === undefined || otherRun === undefined) return undefined;
    if (run.text !== otherRun.text || unitOf(run) !== unitOf(otherRun)) return undefined;
    const isLater = one.location.start.offset > other.location.start.offset;
    if (!(isLater ? run : otherRun).isEndless) return undefined;
    return isLater
      ? { labeled: one, test: `(=${names[1]} ${JSON.stringify(run.text)})`, isNegated: false }
      : { labeled: other, test: `=${names[0]}`, isNegated: true };
  }

  #begins(
    condition: Extract<Condition, { what: 'begins' }>,
    labels: ReadonlyMap<string, Labeled>,
  ): LabelLookahead | undefined {
    const labeled = labels.get(condition.label);
    const e = labeled?.expression;
    if (labeled === undefined || e === undefined || !this.#truths.consumes(e)) return undefined;
    const value = this.#values.of(e);
    const isText = value.what === 'text' && value.case === undefined && value.isNumber !== true;
    return isText ? { labeled, test: condition.with, isNegated: false } : undefined;
  }

  /** Writes a condition as a test after the labels that it is about. */
  #after(
    condition: Condition,
    isNegated: boolean,
    labels: ReadonlyMap<string, Labeled>,
    taken: ReadonlySet<string>,
  ): string | undefined {
    const operator = isNegated ? '!' : '&';
    switch (condition.what) {
      case 'constant':
        return condition.holds === isNegated ? NEVER : ALWAYS;
      case 'true':
      case 'not null':
        return this.#present(condition, isNegated, labels);
      case 'length':
        return this.#length(condition, isNegated, labels);
      case 'same length':
        return this.#sameLength(condition, operator, labels);
      case 'longer':
      case 'begins':
        return undefined;
      case 'line start':
        return isNegated ? '!^' : '^';
      case 'not':
        return this.#after(condition.inner, !isNegated, labels, taken);
      case 'words':
        return this.#isWord(condition, isNegated, labels, taken);
      case 'same':
        return this.#sameText(condition, operator, labels, taken);
      case 'all':
      case 'any':
        return this.#both(condition, isNegated, labels, taken);
    }
  }

  /** Returns the test whether two values are the same text. */
  #sameText(
    { operands }: Extract<Condition, { what: 'same' }>,
    operator: '!' | '&',
    labels: ReadonlyMap<string, Labeled>,
    taken: ReadonlySet<string>,
  ): string | undefined {
    const [one, other] = operands.map((operand) => this.#tested(operand, labels, taken));
    if (one === undefined || other === undefined || one.case !== other.case) return undefined;
    return `${operator}${one.case === undefined ? '=' : '~'}${other.label}<=${one.label}>`;
  }

  /** Returns the test of two conditions that `&&` or `||` joins. */
  #both(
    condition: Extract<Condition, { what: 'all' | 'any' }>,
    isNegated: boolean,
    labels: ReadonlyMap<string, Labeled>,
    taken: ReadonlySet<string>,
  ): string | undefined {
    const merged = mergedWords(condition);
    if (merged !== undefined) return this.#after(merged, isNegated, labels, taken);
    const [left, right] = condition.inner.map((inner) => this.#after(inner, isNegated, labels, taken));
    if (left === undefined || right === undefined) return undefined;
    return (condition.what === 'all') === isNegated ? `(${left} / ${right})` : `${left} ${right}`;
  }

  /** Returns the test whether the texts of two labels, which repeat the same text, have the same length. */
  #sameLength(
    { labels: [one, other] }: Extract<Condition, { what: 'same length' }>,
    operator: '!' | '&',
    labels: ReadonlyMap<string, Labeled>,
  ): string | undefined {
    const [run, otherRun] = [one, other].map((label) => this.#runOf(labels.get(label)));
    const isSameRun = run !== undefined && run.text === otherRun?.text && unitOf(run) === unitOf(otherRun);
    return isSameRun ? `${operator}=${other}<=${one}>` : undefined;
  }

  /** Returns the test whether a value is one of the given words. */
  #isWord(
    condition: Extract<Condition, { what: 'words' }>,
    isNegated: boolean,
    labels: ReadonlyMap<string, Labeled>,
    taken: ReadonlySet<string>,
  ): string | undefined {
    const tested = this.#tested(condition.operand, labels, taken);
    if (tested === undefined || this.#mayBeNull(condition, labels)) return undefined;
    const words = condition.words.filter((word) => condition.anyCase || word === inCase(word, tested.case));
    if (words.length === 0) return isNegated ? ALWAYS : NEVER;
    const isFolded = condition.anyCase || tested.case !== undefined;
    return `${isNegated ? '!' : '&'}${isFolded ? '~' : '='}${tested.label}<${this.#words(words)}>`;
  }

  /** Whether a value that is `null` is compared with the empty text, which it isn't. */
  #mayBeNull({ operand, words }: Extract<Condition, { what: 'words' }>, labels: ReadonlyMap<string, Labeled>): boolean {
    if (!words.includes('') || operand.member !== undefined) return false;
    return this.#truths.whenNull(labels.get(operand.label)!.expression) !== 'never';
  }

  /** Returns the test whether the value of a label counts as true, or isn't `null`. */
  #present(
    { what, label }: Extract<Condition, { what: 'true' | 'not null' }>,
    isNegated: boolean,
    labels: ReadonlyMap<string, Labeled>,
  ): string | undefined {
    const labeled = labels.get(label);
    if (labeled === undefined) return undefined;
    const e = labeled.expression;
    const truth = this.#truths.of(e);
    if (truth === 'always') return isNegated ? NEVER : ALWAYS;
    if (what === 'not null') {
      const whenNull = this.#truths.whenNull(e);
      if (whenNull === 'never') return isNegated ? NEVER : ALWAYS;
      return whenNull === 'without text' ? this.#emptyText(labeled, !isNegated) : undefined;
    }
    return truth === 'with text' ? this.#emptyText(labeled, !isNegated) : undefined;
  }

  #length(
    { label, lengths }: Extract<Condition, { what: 'length' }>,
    isNegated: boolean,
    labels: ReadonlyMap<string, Labeled>,
  ): string | undefined {
    const labeled = labels.get(label);
    if (labeled === undefined) return undefined;
    if (lengths.length === 0) return isNegated ? ALWAYS : NEVER;
    const runs = runsOf(labeled.expression);
    if (runs?.every((run) => unitOf(run) === 1)) {
      const words = runs.flatMap(({ text }) => lengths.map((length) => text.repeat(length)));
      return `${isNegated ? '!' : '&'}=${label}<${this.#words([...new Set(words)])}>`;
    }
    const isEmpty = lengths.length === 1 && lengths[0] === 0;
    return isEmpty && this.#hasLength(labeled) ? this.#emptyText(labeled, isNegated) : undefined;
  }

  /** Whether the value of a label is a text or a list, so that its length is 0 exactly if the text is empty. */
  #hasLength(labeled: Labeled): boolean {
    const e = labeled.expression;
    const value = this.#values.of(e);
    if (value.what === 'text') return value.isNumber !== true && e.type !== 'optional';
    if (e.type === 'repeated') return this.#truths.consumes(e.expression);
    return /^(?:zero|one)_or_more$/.test(e.type);
  }

  #emptyText(labeled: Labeled, isNegated: boolean): string | undefined {
    if (this.#inlined.has(labeled)) return undefined;
    this.#whole.add(labeled);
    return `${isNegated ? '!' : '&'}=${labeled.label}<"">`;
  }

  #runOf(labeled: Labeled | undefined): Run | undefined {
    return labeled && runOf(labeled.expression);
  }

  #words(words: readonly string[]): string {
    if (words.length <= MANY_WORDS) return words.map((word) => JSON.stringify(word)).join(', ');
    // As a parser reads a choice, a longer word comes before the words that it begins with.
    const sorted = [...new Set(words)].sort((a, b) => (a < b ? 1 : -1));
    const key = sorted.join('\0');
    const cached = this.wordRules.get(key);
    if (cached !== undefined) return cached.name;
    const name = this.#freeName('reservedWord');
    this.wordRules.set(key, { name, words: sorted });
    return name;
  }

  /** Returns the label whose text is the value that code tests; writes rules in place of their uses where it must. */
  #tested(operand: Operand, labels: ReadonlyMap<string, Labeled>, taken: ReadonlySet<string>): TestedLabel | undefined {
    const labeled = labels.get(operand.label);
    if (labeled === undefined) return undefined;
    const e = labeled.expression;
    const value = this.#values.of(e);
    const { label } = operand;
    if (operand.member === undefined && isTextIn(value, operand)) {
      return { label, case: operand.case ?? (value.what === 'text' ? value.case : undefined) };
    }
    if (this.#whole.has(labeled)) return undefined;
    const cached = this.#inlined.get(labeled);
    if (cached !== undefined) {
      const isSame = cached.member === operand.member && cached.isList === operand.isJoined;
      return isSame ? { label, case: operand.case ?? cached.case } : undefined;
    }
    const inlined = this.#inliner.inlined(e, label, operand.member, taken);
    if (inlined?.isList !== operand.isJoined) return undefined;
    this.#inlined.set(labeled, { member: operand.member, case: inlined.case, isList: inlined.isList });
    this.#edited.replace(labeled.location.start.offset, labeled.location.end.offset, inlined.text);
    return { label, case: operand.case ?? inlined.case };
  }

  /** Returns the label if its text is a number that a repetition can be counted by. */
  countedBy(label: string, labels: ReadonlyMap<string, Labeled>): string | undefined {
    const labeled = labels.get(label);
    const value = labeled && this.#values.of(labeled.expression);
    return value?.what === 'text' ? label : undefined;
  }
}

/** Whether a value, joined if the code joins it, is a text. */
const isTextIn = (value: Value, { isJoined }: Operand): boolean =>
  isJoined ? value.what === 'list' : value.what === 'text' && value.isNumber !== true;

/** Writes `a === "x" || a === "y"` as one test with two words. */
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
