import { type Grammar, isFragment, lookUp, type Rule } from '../../ir.js';
import type { Plan } from '../plan/plan.js';
import type { ReaderFacts, ReadField } from '../readers/readers-file.js';
import { recursiveKinds } from './recursive-kinds.js';
import { unreadableKinds } from './unreadable-kinds.js';

/** Facts about the kinds of nodes on which the model of a grammar depends, by the names of the kinds. */
export class KindFacts {
  readonly #fields: ReadonlyMap<string, ReadField>;
  readonly #rules: ReadonlyMap<string, Rule>;
  readonly #guards: ReadonlyMap<string, string>;
  readonly #forms: ReadonlySet<string>;
  readonly #recursive: ReadonlySet<string>;
  readonly #unreadable: ReadonlySet<string>;

  /** @param written the grammar before it was optimized: parts of its rules aren't rules of their own */
  constructor({ grammar, names }: Plan, written: Grammar, { fields, guards }: ReaderFacts) {
    this.#fields = fields;
    const rules = [...grammar.rules.values()].filter((rule) => !isFragment(rule));
    this.#rules = new Map(rules.map((rule) => [names.classOf(rule.name), written.rules.get(rule.name) ?? rule]));
    this.#guards = new Map([...guards].map(([guard, kind]) => [kind, guard]));
    const all = [...fields.values()];
    this.#forms = new Set(all.map((field) => this.readable(field)).flatMap((kinds) => (kinds.length > 1 ? kinds : [])));
    const own = all.filter((field) => !this.#isError(field.parent) && this.readable(field).length > 0);
    this.#recursive = recursiveKinds(own);
    this.#unreadable = unreadableKinds(own, (kind) => this.#isError(kind));
  }

  /** Returns the rule that makes nodes of a kind, as the grammar writes it. */
  ruleOf(kind: string): Rule {
    return lookUp(this.#rules, kind);
  }

  /** Returns the name of the guard of a kind: the function that returns whether a node is of it. */
  guardOf(kind: string): string {
    return lookUp(this.#guards, kind);
  }

  /** Returns the fields of a kind, by the names of their readers. */
  fieldsOf(kind: string): readonly (readonly [reader: string, field: ReadField])[] {
    return [...this.#fields].filter(([, { parent }]) => parent === kind);
  }

  /** Returns the kinds of a field that aren't errors. */
  readable({ found }: ReadField): readonly string[] {
    return found.filter((kind) => !this.#isError(kind));
  }

  /** Whether a kind is one of several forms somewhere. */
  isForm(kind: string): boolean {
    return this.#forms.has(kind);
  }

  /** Whether a kind can contain itself. */
  isRecursive(kind: string): boolean {
    return this.#recursive.has(kind);
  }

  /** Whether a node of a kind may have no value in the model, because a part of it is an error. */
  isUnreadable(kind: string): boolean {
    return this.#unreadable.has(kind);
  }

  #isError(kind: string): boolean {
    return this.#rules.get(kind)?.isError === true;
  }
}
