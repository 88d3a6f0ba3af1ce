import type { ast } from 'peggy';
import { lookUp } from '../../generator/ir.js';
import { boundsOf } from '../../generator/read/bounds.js';
import {
  type BackReference,
  type PeggyExpression,
  referredLabels,
  type Repeated,
  type Suffixed,
} from '../../generator/read/peggy-ast.js';
import { sampleCharacters } from './characters.js';
import { LabelTests, requiredTest } from './label-tests.js';
import { StartReferences } from './start-references.js';

/** Every sentence of a rule up to a length, or the first of them. */
export interface AllSentences {
  readonly sentences: readonly string[];
  /** Whether these are all. */
  readonly isComplete: boolean;
}

/** A part of a sentence, and the texts that labels of the rule have matched in it, for back references. */
interface Draft {
  readonly text: string;
  readonly labels: ReadonlyMap<string, string>;
}

const NO_LABELS: Draft['labels'] = new Map();

/** A rule whose sentences are generated after those of the rules that it can begin with. */
interface OpenRule {
  readonly rule: string;
  /** The rules that it can begin with, from the next one on. */
  readonly inner: Iterator<string, void>;
}

/**
 * Generates every sentence of a grammar up to a length, shortest first, with the ends of each range for its characters.
 * Ignores lookaheads, as `RandomSentences` does, except for tests of labels.
 */
export class SentencesUpTo {
  readonly #rules: ReadonlyMap<string, PeggyExpression>;
  readonly #limit: number;
  /** Labels that back references refer to. */
  readonly #referred = new Set<string>();
  readonly #sentences = new Map<string, readonly string[]>();
  readonly #tests: LabelTests;
  readonly #starts: StartReferences;
  #isComplete = true;

  /**
   * @param grammar as `readLinkedGrammar` returns it
   * @param limit largest number of sentences for any part of the grammar; others are left out
   */
  constructor(grammar: ast.Grammar, limit = 10_000) {
    this.#rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression]));
    this.#limit = limit;
    this.#tests = new LabelTests(grammar);
    this.#starts = new StartReferences(grammar);
    for (const expression of this.#rules.values()) {
      for (const { label } of referredLabels(expression)) this.#referred.add(label);
    }
  }

  /** Returns the sentences of a rule that have at most `length` characters. */
  of(rule: string, length: number): AllSentences {
    const sentences = this.#ofRule(rule, length);
    return { sentences, isComplete: this.#isComplete };
  }

  #ofRule(name: string, length: number): readonly string[] {
    const keyOfRule = (rule: string): string => `${length} ${rule}`;
    const enter = (rule: string): OpenRule => {
      // Recursion without a character adds no sentence.
      this.#sentences.set(keyOfRule(rule), []);
      return { rule, inner: this.#starts.of(lookUp(this.#rules, rule)) };
    };
    const known = this.#sentences.get(keyOfRule(name));
    if (known !== undefined) return known;
    // Rules at the start of others come first, so that a long chain of them can't exhaust the stack.
    const open = [enter(name)];
    let sentences: readonly string[] = [];
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const next = last.inner.next();
      if (next.done !== true) {
        if (!this.#sentences.has(keyOfRule(next.value))) open.push(enter(next.value));
        continue;
      }
      open.pop();
      const drafts = this.#all(lookUp(this.#rules, last.rule), length, NO_LABELS);
      sentences = [...new Set(drafts.map(({ text }) => text))];
      this.#sentences.set(keyOfRule(last.rule), sentences);
    }
    return sentences;
  }

  /** @param labels the texts that labels have matched before the expression */
  #all(e: PeggyExpression, length: number, labels: Draft['labels']): readonly Draft[] {
    const plain = (texts: readonly string[]): Draft[] => texts.map((text) => ({ text, labels }));
    switch (e.type) {
      case 'rule_ref':
        return plain(this.#ofRule(e.name, length));
      case 'literal':
        return e.value.length <= length ? plain([e.value]) : [];
      case 'class':
        return length > 0 ? plain(sampleCharacters(e).filter((character) => character.length <= length)) : [];
      case 'any':
        return length > 0 ? plain(['a']) : [];
      case 'back_reference':
        return plain(repetitionsOf(e, labels).filter((text) => text.length <= length));
      case 'labeled': {
        const drafts = this.#all(e.expression, length, labels);
        const { label } = e;
        if (label === null || !this.#referred.has(label)) return drafts;
        return drafts.map((draft) => ({ ...draft, labels: new Map(draft.labels).set(label, draft.text) }));
      }
      case 'sequence':
        return e.elements.reduce<readonly Draft[]>(
          (before, element) => this.#append(before, element, length),
          plain(['']),
        );
      case 'choice':
        return this.#some(e.alternatives.flatMap((alternative) => this.#all(alternative, length, labels)));
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#repeated(e, length, labels);
      case 'simple_and':
      case 'simple_not': {
        const test = requiredTest(e);
        return test === undefined || this.#tests.passes(test, labels) ? plain(['']) : [];
      }
      default:
        return 'expression' in e ? this.#all(e.expression, length, labels) : plain(['']);
    }
  }

  #repeated(e: Suffixed | Repeated, length: number, labels: Draft['labels']): readonly Draft[] {
    const { min, max, delimiter } = boundsOf(e, labels);
    const empty: Draft = { text: '', labels };
    const all = new Map<string, Draft>(min === 0 ? [['', empty]] : []);
    let layer: readonly Draft[] = [empty];
    // A layer that adds nothing new is the last one: further ones would be the same.
    for (let count = 1; count <= max && count <= Math.max(min, length); count++) {
      const before = count > 1 && delimiter !== undefined ? this.#append(layer, delimiter, length) : layer;
      layer = this.#append(before, e.expression, length);
      if (layer.length === 0) break;
      if (count < min) continue;
      const size = all.size;
      for (const draft of layer) all.set(draftKey(draft), draft);
      if (all.size === size || all.size > this.#limit) break;
    }
    return this.#some([...all.values()]);
  }

  #append(before: readonly Draft[], e: PeggyExpression, length: number): readonly Draft[] {
    const out = new Map<string, Draft>();
    for (const start of before) {
      for (const { text, labels } of this.#all(e, length - start.text.length, start.labels)) {
        const draft = { text: start.text + text, labels };
        out.set(draftKey(draft), draft);
      }
      if (out.size > this.#limit) break;
    }
    return this.#some([...out.values()]);
  }

  /** Returns different sentences, shortest first, up to the limit. */
  #some(drafts: readonly Draft[]): readonly Draft[] {
    const distinct = new Map(drafts.map((draft) => [draftKey(draft), draft]));
    const all = [...distinct.values()].sort((a, b) => a.text.length - b.text.length);
    if (all.length <= this.#limit) return all;
    this.#isComplete = false;
    return all.slice(0, this.#limit);
  }
}

/** Returns different drafts, without those whose remaining sentences are the same. */
function draftKey({ text, labels }: Draft): string {
  return labels.size === 0 ? text : `${text}\0${[...labels].map((entry) => entry.join('\0')).join('\0')}`;
}

/** Returns the texts that a back reference matches: the text of its label, also in other case if that is ignored. */
function repetitionsOf({ label, ignoreCase }: BackReference, labels: Draft['labels']): readonly string[] {
  const text = labels.get(label);
  if (text === undefined) return [];
  return ignoreCase === true ? [...new Set([text, text.toLowerCase(), text.toUpperCase()])] : [text];
}
