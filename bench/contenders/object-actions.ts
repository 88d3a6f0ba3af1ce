import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type peggy from 'peggy';
import type { ast } from 'peggy';
import { readLinkedGrammar } from '../../src/generator/index.js';
import { ROOT } from '../root.js';

type Expression = ast.Expression | ast.Named | ast.Group | ast.Sequence;

/**
 * A plugin that turns a grammar of ours into what somebody would write for stock peggy to get the same tree of plain
 * objects: every rule of a node gets an action that makes it, every label an action that names its field. Parts that
 * yield nodes are picked with `@`, so that no action walks over white space and letters.
 */
export function objectActions(file: string): peggy.Plugin {
  return {
    use(config) {
      const passes = config.passes as unknown as Record<string, ((grammar: ast.Grammar) => void)[]>;
      passes.prepare!.unshift((grammar) => {
        Object.assign(grammar, readLinkedGrammar(readFileSync(join(ROOT, file), 'utf8'), join(ROOT, file)));
        new ObjectActions(grammar).add();
      });
    },
  };
}

/** JavaScript before the actions. */
export const HELPERS = `
const NO_CHILDREN = [];
function collect(value, out) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (typeof item !== 'object' || item === null) continue;
    if (Array.isArray(item)) collect(item, out);
    else out.push(item);
  }
  return out;
}
function childrenOf(value) {
  if (typeof value !== 'object' || value === null) return NO_CHILDREN;
  return Array.isArray(value) ? collect(value, []) : [value];
}
function named(value, field, comments) {
  if (!Array.isArray(value)) value.field = field;
  else for (const item of collect(value, [])) if (!comments.includes(item.kind)) { item.field = field; break; }
  return value;
}
`;

const isNode = (name: string): boolean => /^\p{Lu}/u.test(name);

class ObjectActions {
  readonly #grammar: ast.Grammar;
  readonly #yielding: ReadonlySet<string>;
  readonly #comments: string;

  constructor(grammar: ast.Grammar) {
    this.#grammar = grammar;
    this.#yielding = yieldingRules(grammar);
    const trivia = grammar.rules.filter(({ name }) => name.startsWith('_'));
    this.#comments = JSON.stringify(trivia.flatMap(({ expression }) => nodeNames(expression)));
  }

  add(): void {
    for (const rule of this.#grammar.rules) {
      const host = rule.expression.type === 'named' ? rule.expression : rule;
      const body = host.expression as Expression;
      const isYielding = this.#yields(body);
      const value = isYielding ? this.#value(body) : body;
      if (!isNode(rule.name)) host.expression = value as ast.Expression;
      else {
        const children = isYielding ? 'childrenOf(value)' : 'NO_CHILDREN';
        const code = `const { start, end } = range(); return { kind: ${JSON.stringify(rule.name)}, field: '', start, end, children: ${children} };`;
        host.expression = action(value, code);
      }
    }
  }

  #yields(e: unknown): boolean {
    return yields(e, this.#yielding);
  }

  /** The expression, changed so that its value is a node, a list of such values, or nothing. It yields nodes. */
  #value(e: Expression): Expression {
    switch (e.type) {
      case 'labeled':
        return this.#labeled(e.expression as Expression, e.label!);
      case 'sequence':
        return this.#picked(e.elements as readonly Expression[], (x) => this.#value(x), e.location);
      case 'choice': {
        const alternatives = e.alternatives.map((x) => (this.#yields(x) ? this.#value(x as Expression) : textOf(x)));
        return { ...e, alternatives } as Expression;
      }
      case 'repeated':
        return this.#repeated(e, this.#value(e.expression as Expression));
      case 'group':
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
        return { ...e, expression: this.#value(e.expression as Expression) } as Expression;
      default:
        return e;
    }
  }

  #picked(
    elements: readonly Expression[],
    value: (e: Expression) => Expression,
    location: peggy.LocationRange,
  ): Expression {
    const parts = elements.map((x) =>
      this.#yields(x)
        ? { type: 'labeled', label: null, pick: true, labelLocation: location, expression: group(value(x)), location }
        : x,
    );
    return { type: 'sequence', elements: parts, location } as unknown as Expression;
  }

  /** `label:e`: the node gets the field; where there is none, the text becomes a token. */
  #labeled(e: Expression, label: string): Expression {
    switch (e.type) {
      case 'repeated':
        return this.#repeated(e, this.#labeled(e.expression as Expression, label));
      case 'group':
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
        return { ...e, expression: this.#labeled(e.expression as Expression, label) } as Expression;
      default: {
        const field = JSON.stringify(label);
        if (this.#yields(e)) return group(action(this.#value(e), `return named(value, ${field}, ${this.#comments});`));
        const token = `const { start, end } = range(); return { kind: 'Token', field: ${field}, start, end, children: NO_CHILDREN };`;
        return group(action(e, token));
      }
    }
  }

  /** `e|n..m, d|`. Where the delimiter contains nodes, as `e (d e)|n-1..m-1|`: peggy drops what delimiters matched. */
  #repeated(e: ast.Repeated, element: Expression): Expression {
    if (e.delimiter === null || !this.#yields(e.delimiter)) return { ...e, expression: element } as Expression;
    const { location } = e;
    const minCount = Number((e.min ?? e.max).value);
    const maxCount = e.max.value as number | null;
    const bound = (value: number | null) => ({ type: 'constant', value, location });
    const pick = (x: Expression) => ({ type: 'labeled', label: null, pick: true, expression: group(x), location });
    const sequence = (elements: readonly unknown[]) =>
      group({ type: 'sequence', elements, location } as unknown as Expression);
    const more = {
      type: 'repeated',
      min: bound(Math.max(0, minCount - 1)),
      max: bound(maxCount === null ? null : maxCount - 1),
      delimiter: null,
      expression: sequence([pick(this.#value(e.delimiter as Expression)), pick(element)]),
      location,
    } as unknown as Expression;
    const all = sequence(maxCount === 1 ? [pick(element)] : [pick(element), pick(more)]);
    return (minCount === 0 ? { type: 'optional', expression: all, location } : all) as unknown as Expression;
  }
}

/** `(value:(e) { code })` */
function action(e: Expression, code: string): Expression {
  const { location } = e;
  const expression = { type: 'labeled', label: 'value', labelLocation: location, expression: group(e), location };
  return { type: 'action', expression, code, codeLocation: location, location } as unknown as Expression;
}

const group = (e: Expression): Expression =>
  ({ type: 'group', expression: e, location: e.location }) as unknown as Expression;

/** `$(e)`: an alternative without nodes has a string for its value, which nobody walks over. */
const textOf = (e: { readonly location: peggy.LocationRange }): Expression =>
  ({ type: 'text', expression: group(e as Expression), location: e.location }) as unknown as Expression;

/** Fragments that yield nodes. */
function yieldingRules({ rules }: ast.Grammar): ReadonlySet<string> {
  const found = new Set<string>();
  for (let before = -1; found.size !== before;) {
    before = found.size;
    for (const { name, expression } of rules) if (yields(expression, found)) found.add(name);
  }
  return found;
}

function yields(value: unknown, yielding: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const e = value as { readonly type?: string; readonly name?: string; readonly label?: string | null };
  if (e.type === 'simple_and' || e.type === 'simple_not' || e.type === 'text') return false;
  if (e.type === 'labeled' && typeof e.label === 'string') return true;
  if (e.type === 'rule_ref') return isNode(e.name!) || yielding.has(e.name!);
  return Object.entries(e).some(([key, inner]) => !/location/i.test(key) && yields(inner, yielding));
}

function nodeNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const e = value as { readonly type?: string; readonly name?: string };
  const own = e.type === 'rule_ref' && isNode(e.name!) ? [e.name!] : [];
  return [...own, ...Object.values(value).flatMap(nodeNames)];
}
