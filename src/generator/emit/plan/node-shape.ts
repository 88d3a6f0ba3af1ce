import { defined } from '../../../defined.js';
import { getOrInsert } from '../../../maps.js';
import { type Expression, type Grammar, isFragment, lookUp, type Rule, takesNoField } from '../../ir.js';
import type { Plan } from './plan.js';
import { spellings } from './spellings.js';

/** More than one. */
const MANY = 2;

/** Returns a number of nodes, or {@link MANY}. */
const capped = (count: number): number => Math.min(MANY, count);

/** The possible content of a field of a node. */
export interface FieldShape {
  /** The least number of nodes: 0, 1 or {@link MANY}. */
  readonly min: number;
  /** The greatest number of nodes: 0, 1 or {@link MANY}. */
  readonly max: number;
  /** Names of the kinds of node. */
  readonly kinds: readonly string[];
  /** Whether it can be a token, with the spellings of the token if they are few. */
  readonly token?: { readonly spellings?: readonly string[] };
}

/** Field number → shape, in the order of the rule. */
export type NodeShape = ReadonlyMap<number, FieldShape>;

/** Returns the fields of every node rule. */
export const nodeShapes = (plan: Plan): ReadonlyMap<string, NodeShape> =>
  getOrInsert(shapesOfPlans, plan, () => findShapes(plan, { isComplete: false }));

const shapesOfPlans = new WeakMap<Plan, ReadonlyMap<string, NodeShape>>();

/** Returns the fields of every node rule; under number 0, the nodes without a label. */
export const completeShapes = (plan: Plan): ReadonlyMap<string, NodeShape> => findShapes(plan, { isComplete: true });

/** @param options whether nodes without a label also count */
function findShapes(plan: Plan, options: { readonly isComplete: boolean }): ReadonlyMap<string, NodeShape> {
  const analysis = new ShapeAnalysis(plan, options);
  const nodes = [...plan.grammar.rules.values()].filter((rule) => !isFragment(rule));
  return new Map(nodes.map((rule) => [rule.name, analysis.of(rule)]));
}

/** The shape of the matches that are known so far; `undefined` if no match is known yet. */
type KnownShape = NodeShape | undefined;

class ShapeAnalysis {
  readonly #grammar: Grammar;
  /** Shapes of fragments, by name and the field that they are used under. */
  readonly #fragments = new Map<string, KnownShape>();
  /** Keys of the fragments that the current iteration has visited. */
  readonly #visited = new Set<string>();
  /** Keys of the fragments whose shapes are known. */
  readonly #final = new Set<string>();
  #changed = false;
  /** Whether nodes without a label also count. */
  readonly #isComplete: boolean;

  constructor(plan: Plan, { isComplete }: { readonly isComplete: boolean }) {
    this.#grammar = plan.grammar;
    this.#isComplete = isComplete;
  }

  of(rule: Rule): NodeShape {
    let shape: KnownShape;
    do {
      this.#changed = false;
      this.#visited.clear();
      shape = this.#expression(rule.body, 0);
    } while (this.#changed);
    // Nothing changed in the last iteration, so the shapes of the fragments in it are final.
    for (const key of this.#visited) this.#final.add(key);
    return shape ?? new Map();
  }

  #expression(e: Expression, field: number): KnownShape {
    switch (e.op) {
      case 'sequence':
        return e.parts.map((part) => this.#expression(part, field)).reduce(sum, new Map());
      case 'choice':
        return either(e.alternatives.map((alternative) => this.#expression(alternative, field)));
      case 'repeat': {
        const elements = times(this.#expression(e.element, field), e.min, e.max);
        if (e.separator === undefined) return elements;
        const gaps = times(this.#expression(e.separator, 0), Math.max(0, e.min - 1), e.max - 1);
        return sum(elements, gaps);
      }
      case 'field':
        return e.token ? this.#token(e.field, e.inner) : this.#expression(e.inner, e.field);
      case 'capture':
        return this.#expression(e.inner, field);
      case 'rule':
        return this.#reference(e.name, field);
      default:
        return new Map();
    }
  }

  #token(field: number, inner: Expression): NodeShape {
    const texts = spellings(inner, this.#grammar);
    return new Map([[field, { min: 1, max: 1, kinds: [], token: texts === undefined ? {} : { spellings: texts } }]]);
  }

  #reference(name: string, field: number): KnownShape {
    const rule = lookUp(this.#grammar.rules, name);
    if (!isFragment(rule)) {
      const isLeftOut = takesNoField(rule) || (field === 0 && (!this.#isComplete || rule.isComment));
      return isLeftOut ? new Map() : new Map([[field, { min: 1, max: 1, kinds: [name] }]]);
    }
    const key = `${field} ${name}`;
    if (this.#final.has(key) || this.#visited.has(key)) return this.#fragments.get(key);
    this.#visited.add(key);
    const shape = this.#expression(rule.body, field);
    if (shapeKey(shape) !== shapeKey(this.#fragments.get(key))) {
      this.#fragments.set(key, shape);
      this.#changed = true;
    }
    return shape;
  }
}

function shapeKey(shape: KnownShape): string {
  return shape === undefined ? 'unknown' : JSON.stringify([...shape]);
}

function merge(a: FieldShape, b: FieldShape, min: number, max: number): FieldShape {
  const token = a.token && b.token ? mergeTokens(a.token, b.token) : (a.token ?? b.token);
  return { min, max, kinds: [...new Set([...a.kinds, ...b.kinds])], ...defined({ token }) };
}

type TokenShape = NonNullable<FieldShape['token']>;

function mergeTokens(a: TokenShape, b: TokenShape): TokenShape {
  if (a.spellings === undefined || b.spellings === undefined) return {};
  return { spellings: [...new Set([...a.spellings, ...b.spellings])] };
}

function sum(a: KnownShape, b: KnownShape): KnownShape {
  if (a === undefined || b === undefined) return undefined;
  const out = new Map(a);
  for (const [field, shape] of b) {
    const old = out.get(field);
    out.set(
      field,
      old === undefined ? shape : merge(old, shape, capped(old.min + shape.min), capped(old.max + shape.max)),
    );
  }
  return out;
}

function either(alternatives: readonly KnownShape[]): KnownShape {
  const known = alternatives.filter((shape) => shape !== undefined);
  if (known.length === 0) return undefined;
  const out = new Map<number, FieldShape>();
  for (const field of new Set(known.flatMap((shape) => [...shape.keys()]))) {
    const present = known.map((shape) => shape.get(field)).filter((shape) => shape !== undefined);
    const min =
      present.length < known.length ? 0 : present.reduce((least, shape) => Math.min(least, shape.min), Infinity);
    const max = present.reduce((most, shape) => Math.max(most, shape.max), 0);
    out.set(
      field,
      present.reduce((a, b) => merge(a, b, min, max), { ...present[0]!, min, max }),
    );
  }
  return out;
}

function times(shape: KnownShape, min: number, max: number): KnownShape {
  if (shape === undefined) return min === 0 ? new Map() : undefined;
  if (max === 0) return new Map();
  const scaled = [...shape].map(([field, fieldShape]) => {
    return [field, { ...fieldShape, min: capped(fieldShape.min * min), max: capped(fieldShape.max * max) }] as const;
  });
  return new Map(scaled);
}
