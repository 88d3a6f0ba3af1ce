import { KIND_MASK, VARIANT_BITS } from '../../cst/tree/layout.js';
import { defined } from '../../defined.js';
import { ANY_UNIT } from '../char-set.js';
import type { Expression, Grammar, Hook, Rule } from '../ir.js';
import { unlabeled } from './recovery-parts.js';

/**
 * Limit for hooks: the number of variants of a node, because the variant of an error node is the number of its hook.
 */
const MAX_HOOKS = 1 << VARIANT_BITS;

/**
 * The hooks of a grammar, which become rules of their own, and the kinds of error nodes for them. Their alternatives
 * for recovery only match where the text has an error.
 */
export class RecoveryHooks {
  readonly #grammar: Grammar;
  readonly #hooks: Hook[] = [];
  readonly #rules = new Map<string, Rule>();
  readonly #skipped: string;
  readonly #missing: string;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    this.#skipped = this.#free('SkippedError');
    this.#missing = this.#free('MissingError');
  }

  /** Adds a rule of the grammar. */
  add(rule: Rule): void {
    this.#rules.set(rule.name, rule);
  }

  /** The number of the next hook. */
  get next(): number {
    return this.#hooks.length;
  }

  /** Whether all numbers for hooks are used. */
  get isFull(): boolean {
    return this.#hooks.length >= MAX_HOOKS;
  }

  /** Returns the grammar with the added rules, the rules of the hooks, and the error nodes. */
  grammar(): Grammar {
    const { kinds, rules } = this.#grammar;
    const [like] = rules.values();
    if (like === undefined || this.#hooks.length === 0 || kinds.length + 2 > KIND_MASK) return this.#grammar;
    const skipped = errorRule(this.#skipped, kinds.length, ONE_UNIT, 'text that recovery skips', like);
    const missing = errorRule(this.#missing, kinds.length + 1, NOTHING_SURE, 'a delimiter that recovery assumes', like);
    return {
      ...this.#grammar,
      kinds: [...kinds, this.#skipped, this.#missing],
      rules: new Map([...this.#rules, [skipped.name, skipped], [missing.name, missing]]),
      hooks: this.#hooks,
    };
  }

  /** Returns the hook of a list's elements, and its number. */
  ofList(e: Expression): { readonly number: number; readonly hook: Hook } | undefined {
    const list = unlabeled(e);
    const hooked = list.op === 'repeat' ? unlabeled(list.element) : list;
    const number = hooked.op === 'rule' ? this.#rules.get(hooked.name)?.hook : undefined;
    const hook = number === undefined ? undefined : this.#hooks[number];
    return number === undefined || hook === undefined ? undefined : { number, hook };
  }

  /** Lets a list continue with another hook after one of its elements was skipped. */
  continueWith(element: number, next: number): void {
    const hook = this.#hooks[element];
    if (hook === undefined) return;
    const { ends: _, ...others } = hook;
    this.#hooks[element] = { ...others, next };
  }

  /** Returns the rule of an element of a list that can be skipped. */
  element(e: Expression, rule: Rule, about: Pick<Hook, 'next' | 'stops' | 'ends'>): Expression {
    return this.#hook(e, rule, 'element', about, [e, { op: 'rule', name: this.#skipped }]);
  }

  /**
   * Returns the rule of a delimiter that can be skipped to or assumed.
   *
   * @param blanks the white space that may follow the delimiter and belongs to it; empty if there is none
   */
  text(e: Expression, rule: Rule, blanks: string): Expression {
    // A list around the text may need a number as well: without a hook, it could repeat the assumed text without end.
    if (this.#hooks.length + 1 >= MAX_HOOKS) return e;
    const skipped: Expression = { op: 'rule', name: this.#skipped };
    const missing: Expression = { op: 'rule', name: this.#missing };
    const about = { next: this.#hooks.length, stops: '', ...(blanks === '' ? {} : { blanks }) };
    return this.#hook(e, rule, 'text', about, [e, { op: 'sequence', parts: [skipped, e] }, skipped, missing]);
  }

  #hook(
    e: Expression,
    rule: Rule,
    way: Hook['way'],
    about: Omit<Hook, 'rule' | 'way'>,
    alternatives: readonly Expression[],
  ): Expression {
    const hook = this.#hooks.length;
    const name = this.#free(`${rule.name}$${hook}`);
    this.#hooks.push({ rule: name, way, ...about });
    const { location } = rule;
    const source = `part of ${rule.name}`;
    const body: Expression = { op: 'choice', alternatives };
    this.#rules.set(name, { name, isError: false, isComment: false, hook, body, source, location });
    return { op: 'rule', name, ...defined({ location: e.location }) };
  }

  #free(wanted: string): string {
    let name = wanted;
    while (this.#grammar.rules.has(name) || this.#rules.has(name)) name += '_';
    return name;
  }
}

const ONE_UNIT: Expression = { op: 'set', set: ANY_UNIT, source: 'any character' };
/** Consumes nothing, and may fail. */
const NOTHING_SURE: Expression = { op: 'not', inner: ONE_UNIT };

function errorRule(name: string, kind: number, body: Expression, source: string, { location }: Rule): Rule {
  return { name, kind, isError: true, isComment: false, isRecovery: true, body, source: `// ${source}`, location };
}
