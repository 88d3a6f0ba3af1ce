import { BUILTIN_KINDS, Node } from '../../../cst/index.js';
import { type Grammar, isFragment, lookUp } from '../../ir.js';
import { RESERVED_WORDS } from '../code-names.js';

/** Words that can't name a class: reserved words, and words and types of TypeScript. */
const RESERVED: ReadonlySet<string> = new Set([
  ...RESERVED_WORDS,
  ...'abstract any as async bigint boolean declare infer is keyof never number object of readonly require'.split(' '),
  ...'string symbol type unique unknown'.split(' '),
]);

/** Names that `nodes.ts` declares besides the classes of a grammar, and names that it always imports. */
const DECLARED = ['Kind', 'Field', 'AnyNode', 'NodesByKind', 'Visitor', 'visit', 'views', 'ViewConstructor'];

/** Members of every view and of every object: an accessor with such a name would hide them. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...['tree', 'index', 'parent', '__proto__'],
  ...Object.getOwnPropertyNames(Node.prototype),
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/**
 * The identifiers of the generated files. Rules and labels keep their names as kinds and fields. If an identifier is
 * taken, it gets `_` at its end; an import from the runtime gets `$` before its name.
 */
export class Names {
  readonly #classes = new Map<string, string>();
  readonly #builtins = new Map<string, string>();
  readonly #accessors = new Map<string, string>();

  constructor(grammar: Grammar) {
    const kinds = [...grammar.rules.values()].filter((rule) => !isFragment(rule)).map(({ name }) => name);
    const taken = new Set(DECLARED);
    for (const name of kinds) {
      let own = name;
      while (RESERVED.has(own) || taken.has(own) || taken.has(`is${own}`)) own += '_';
      this.#classes.set(name, own);
      taken.add(own).add(`is${own}`);
    }
    for (const name of [...BUILTIN_KINDS, 'Node']) {
      let own: string = name;
      while (taken.has(own) || (own !== name && kinds.includes(own))) own = `$${own}`;
      if (own === name && kinds.includes(name)) own = `$${own}`;
      this.#builtins.set(name, own);
      taken.add(own);
    }
    const labels = new Set(grammar.fields);
    for (const label of grammar.fields) {
      let own = label;
      while (MEMBERS.has(own) || (own !== label && labels.has(own))) own += '_';
      this.#accessors.set(label, own);
    }
  }

  /** Returns the name of a node rule's view class. */
  classOf(rule: string): string {
    return lookUp(this.#classes, rule);
  }

  /** Returns the name for `Node` or a built-in kind. */
  builtin(name: string): string {
    return lookUp(this.#builtins, name);
  }

  /** Returns the name of a label's accessor. */
  accessor(label: string): string {
    return lookUp(this.#accessors, label);
  }

  /**
   * Returns the names of all kinds in order: keys of `Kind` and of visitors. A built-in kind is renamed if a rule has
   * its name.
   */
  kinds(grammar: Grammar): string[] {
    return grammar.kinds.map((name, kind) => (kind < BUILTIN_KINDS.length ? this.builtin(name) : name));
  }

  /** Returns the names of the view classes of all kinds, in order. */
  classes(grammar: Grammar): string[] {
    return grammar.kinds.map((name, kind) => (kind < BUILTIN_KINDS.length ? this.builtin(name) : this.classOf(name)));
  }
}

/** Returns the declaration of an import, renamed if necessary. */
export const importOf = (name: string, own: string): string => (name === own ? name : `${name} as ${own}`);

/** Returns a key of an object literal; plain `__proto__` would set the prototype. */
export const propertyKey = (name: string): string => (name === '__proto__' ? "['__proto__']" : name);
