import { upperFirst } from '../../characters.js';
import { type Expression, fieldName, type Grammar, isFragment, lookUp, partsOf, type Rule } from '../../ir.js';
import { lowerFirst } from '../code-names.js';
import type { ReadField } from '../readers/readers-file.js';
import { leafPattern } from './leaf-pattern.js';
import type { ModelLeaf, ModelValue } from './model.js';
import { aboutOf, leafOf } from './model-leaf.js';
import type { ModelNames } from './model-names.js';

/** The leaves of tokens: one for each fragment, and one for each label and pattern without a fragment. */
export class TokenLeaves {
  readonly #grammar: Grammar;
  readonly #names: ModelNames;
  readonly #values: ModelValue[];
  /** The leaves by their fragment, or by their label and pattern. */
  readonly #leaves = new Map<string, ModelLeaf>();
  /** The labels and fragments that they are named after. */
  readonly #labels = new Set<string>();

  /**
   * @param grammar the grammar before it was optimized
   * @param values the constants of `shape.ts`, to which new leaves are added
   */
  constructor(grammar: Grammar, names: ModelNames, values: ModelValue[]) {
    this.#grammar = grammar;
    this.#names = names;
    this.#values = values;
  }

  /** Returns the leaf of a field of a rule that has tokens. */
  of({ label, parent }: ReadField, rule: Rule): ModelLeaf {
    const found = this.#labeled(rule, label);
    const pattern = leafPattern(found, this.#grammar) ?? '';
    const fragment = this.#fragmentOf(found);
    const key = fragment ?? `${label} ${pattern}`;
    const cached = this.#leaves.get(key);
    if (cached !== undefined) return cached;
    const wanted = fragment ?? (this.#labels.has(label) ? `${lowerFirst(parent)}${upperFirst(label)}Text` : label);
    this.#labels.add(fragment ?? label);
    const leaf = leafOf(
      { wanted, about: this.#about(fragment, label), expressions: found },
      this.#names,
      this.#grammar,
    );
    this.#leaves.set(key, leaf);
    this.#values.push(leaf);
    return leaf;
  }

  /** Returns the fragment that all of these tokens match: its name is better than the name of the label. */
  #fragmentOf(tokens: readonly Expression[]): string | undefined {
    const { rules } = this.#grammar;
    const names = tokens.map((e) => (e.op === 'rule' ? (lookUp(rules, e.name).copyOf ?? e.name) : undefined));
    return names.every((name) => name === names[0]) ? names[0] : undefined;
  }

  #about(fragment: string | undefined, label: string): string {
    if (fragment === undefined) return `the text of \`${label}\``;
    return aboutOf(lookUp(this.#grammar.rules, fragment));
  }

  /** Returns the expressions with a label of a rule, in the rule and in its fragments, also inside other labels. */
  #labeled({ name }: Rule, label: string): readonly Expression[] {
    const seen = new Set<string>();
    const within = (e: Expression): readonly Expression[] => {
      if (e.op === 'field' && fieldName(this.#grammar.fields, e.field) === label) return [e.inner];
      if (e.op !== 'rule') return partsOf(e).flatMap(within);
      const called = lookUp(this.#grammar.rules, e.name);
      if (!isFragment(called) || seen.has(e.name)) return [];
      seen.add(e.name);
      return within(called.body);
    };
    return within(lookUp(this.#grammar.rules, name).body);
  }
}
