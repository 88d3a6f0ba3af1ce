import { isOneCharacter } from '../../analyze/characters/one-character.js';
import { dropLabelsFix } from '../../fixes/labels.js';
import {
  type Expression,
  type Field,
  fieldName,
  type Grammar,
  isFragment,
  lookUp,
  partsOf,
  type Rule,
  takesNoField,
} from '../../ir.js';
import type { GrammarReader } from '../read-grammar.js';
import type { NodeMode } from './kinds.js';

/**
 * Decides what each label makes. A label goes through groups and repetitions, into each alternative of a choice and
 * into fragments. A part that yields no nodes becomes a token of its text; in any other part, each node that has no
 * label of its own takes the field. Comments never count.
 *
 * If a fragment has alternatives of both sorts, a copy of it is made for the label. Reports labels without effect,
 * because every node inside has a label already: one by one if `mode` is `capitalized`, and otherwise the first of them
 * with the number of the others, because labels of such grammars are written for code, not for nodes.
 */
export function resolveLabels(grammar: Grammar, mode: NodeMode, reader: GrammarReader): Grammar {
  const resolver = new LabelResolver(grammar, mode);
  const resolved = resolver.resolve();
  const { lost } = resolver;
  for (const { field, location } of mode === 'capitalized' ? lost : lost.slice(0, 1)) {
    const isSummary = mode !== 'capitalized' && lost.length > 1;
    const found = isSummary ? `and ${lost.length - 1} more have no effect` : 'has no effect';
    const name = fieldName(grammar.fields, field);
    const dropped = (isSummary ? lost : [{ location }]).flatMap((label) => label.location ?? []);
    const fix = dropLabelsFix(dropped, reader.sources);
    reader.report('lost-label', { at: location, args: { name, found }, fix });
  }
  return resolved;
}

/** The nodes that an expression can leave in the tree, except comments. */
interface NodeArity {
  /** Nodes without a label of their own. */
  readonly plain: boolean;
  /** Nodes and tokens with a label of their own. */
  readonly labeled: boolean;
  /** Whether it has a choice between parts with and without nodes, so that a label makes tokens of the latter. */
  readonly mixed: boolean;
}

const NONE: NodeArity = { plain: false, labeled: false, mixed: false };
/** Nodes that labels outside do not affect: they have a label of their own, or separate the parts of a list. */
const LABELED: NodeArity = { plain: false, labeled: true, mixed: false };
const KEYS = ['plain', 'labeled', 'mixed'] as const;

class LabelResolver {
  readonly #grammar: Grammar;
  /** Whether a label on a repetition of characters makes one token rather than one for each. */
  readonly #joins: boolean;
  /** Labels without effect. */
  readonly lost: Field[] = [];
  readonly #arities = new Map<string, NodeArity>();
  /** Names of the copies by fragment and field. */
  readonly #copies = new Map<string, string>();
  readonly #copied: Rule[] = [];

  constructor(grammar: Grammar, mode: NodeMode) {
    this.#grammar = grammar;
    this.#joins = mode === 'auto';
    for (const [name, rule] of grammar.rules) {
      const isNode = !isFragment(rule);
      this.#arities.set(name, isNode && !takesNoField(rule) ? { ...NONE, plain: true } : NONE);
    }
    for (let changed = true; changed;) {
      changed = false;
      for (const [name, rule] of grammar.rules) {
        if (!isFragment(rule)) continue;
        const after = this.#nodeArity(rule.body);
        const before = lookUp(this.#arities, name);
        if (KEYS.every((key) => before[key] === after[key])) continue;
        this.#arities.set(name, after);
        changed = true;
      }
    }
  }

  resolve(): Grammar {
    const rules = [...this.#grammar.rules.values()].map((rule) => ({ ...rule, body: this.#plain(rule.body) }));
    return { ...this.#grammar, rules: new Map([...rules, ...this.#copied].map((rule) => [rule.name, rule])) };
  }

  #nodeArity(e: Expression): NodeArity {
    switch (e.op) {
      case 'rule':
        return lookUp(this.#arities, e.name);
      case 'field':
        return LABELED;
      case 'and':
      case 'not':
      case 'text':
        return NONE;
      case 'choice': {
        const all = e.alternatives.map((alternative) => this.#nodeArity(alternative));
        const some = all.filter(isSome);
        const mixed = some.length > 0 && some.length < all.length;
        return { ...all.reduce(both, NONE), mixed: mixed || all.some((arity) => arity.mixed) };
      }
      case 'repeat': {
        const separated = e.separator !== undefined && isSome(this.#nodeArity(e.separator));
        return both(this.#nodeArity(e.element), separated ? LABELED : NONE);
      }
      default:
        return partsOf(e)
          .map((part) => this.#nodeArity(part))
          .reduce(both, NONE);
    }
  }

  /** Sets the labels inside an expression that is not inside a label. */
  #plain(e: Expression): Expression {
    return e.op === 'field' ? this.#label(e.inner, e) : mapParts(e, (part) => this.#plain(part));
  }

  /** Whether a repetition is a run of characters without nodes. */
  #isRun({ element, separator }: Extract<Expression, { op: 'repeat' }>): boolean {
    return separator === undefined && !isSome(this.#nodeArity(element)) && isOneCharacter(element, this.#grammar);
  }

  #label(e: Expression, label: Field): Expression {
    if (e.op === 'repeat' && e.max > 1 && this.#joins && this.#isRun(e)) {
      return { ...label, token: true, inner: this.#plain(e) };
    }
    if (e.op === 'repeat') {
      const separator = e.separator === undefined ? {} : { separator: this.#plain(e.separator) };
      return { ...e, element: this.#label(e.element, label), ...separator };
    }
    if (e.op === 'sequence' && isCounted(e)) {
      return { ...e, parts: e.parts.map((part) => (part.op === 'test' ? part : this.#label(part, label))) };
    }
    const arity = this.#nodeArity(e);
    if (!isSome(arity)) return { ...label, token: true, inner: this.#plain(e) };
    if (!arity.mixed) {
      if (!arity.plain) {
        this.lost.push(label);
        return this.#plain(e);
      }
      return { ...label, token: false, inner: this.#plain(e) };
    }
    switch (e.op) {
      case 'choice':
        return { ...e, alternatives: e.alternatives.map((alternative) => this.#inside(alternative, label)) };
      case 'sequence':
        return {
          ...e,
          parts: e.parts.map((part) => (this.#takes(part) ? this.#inside(part, label) : this.#plain(part))),
        };
      case 'rule':
        return { ...e, name: this.#copy(e.name, label) };
      default:
        return this.#plain(e);
    }
  }

  /** Sets the label of a part of a labeled expression. Labels of its own have priority, without a warning. */
  #inside(e: Expression, label: Field): Expression {
    if (e.op === 'repeat') return this.#label(e, label);
    const { plain, labeled, mixed } = this.#nodeArity(e);
    return labeled && !plain && !mixed ? this.#plain(e) : this.#label(e, label);
  }

  #takes(e: Expression): boolean {
    const { plain, mixed } = this.#nodeArity(e);
    return plain || mixed;
  }

  /** Returns the fragment with the label on its body. */
  #copy(name: string, label: Field): string {
    const key = `${label.field} ${name}`;
    const cached = this.#copies.get(key);
    if (cached !== undefined) return cached;
    const taken = new Set([...this.#grammar.rules.keys(), ...this.#copies.values()]);
    let copied = `${name}$${fieldName(this.#grammar.fields, label.field)}`;
    while (taken.has(copied)) copied += '$';
    this.#copies.set(key, copied);
    const rule = lookUp(this.#grammar.rules, name);
    this.#copied.push({ ...rule, name: copied, copyOf: name, body: this.#inside(rule.body, label) });
    return copied;
  }
}

const isSome = ({ plain, labeled }: NodeArity): boolean => plain || labeled;

function both(a: NodeArity, b: NodeArity): NodeArity {
  return { plain: a.plain || b.plain, labeled: a.labeled || b.labeled, mixed: a.mixed || b.mixed };
}

function mapParts(e: Expression, map: (part: Expression) => Expression): Expression {
  switch (e.op) {
    case 'sequence':
      return { ...e, parts: e.parts.map(map) };
    case 'choice':
      return { ...e, alternatives: e.alternatives.map(map) };
    case 'repeat': {
      const separator = e.separator === undefined ? {} : { separator: map(e.separator) };
      return { ...e, element: map(e.element), ...separator };
    }
    case 'and':
    case 'not':
    case 'text':
    case 'field':
    case 'capture':
      return { ...e, inner: map(e.inner) };
    default:
      return e;
  }
}

/** Whether a sequence is a repetition that is counted by a label, with the test of its number. */
const isCounted = ({ parts: [first, test] }: Extract<Expression, { op: 'sequence' }>): boolean =>
  first?.op === 'repeat' && first.counted !== undefined && test?.op === 'test' && test.test.what === 'count';
