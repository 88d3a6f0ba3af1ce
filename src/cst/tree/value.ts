import { endAt, fieldAt, kindAt, nextAt, NODE_SIZE, startAt } from './layout.js';
import type { Tree } from './tree.js';

/**
 * The form of the value of a node of a kind: `none` for nodes that are left out, such as comments; `text`, its text;
 * `tagged`, an object of its kind and its text. A list of field numbers, in the order of the keys, means an object of
 * its kind and these fields: `~number` is a field whose value is a list, and 0 the nodes without a label.
 */
export type ValueForm = 'none' | 'text' | 'tagged' | readonly number[];

/** The forms of the values of the nodes of a grammar, as `values.ts` of its parser declares them. */
export interface ValueForms {
  /** The form of each kind, by its number. */
  readonly kinds: readonly ValueForm[];
  /** The key of the kind in objects; no label has this name. */
  readonly kind: string;
  /** The key of the nodes without a label; no label has this name. */
  readonly children: string;
}

/**
 * Returns the value of a node: a plain object with a key for each label, lists for labels that can be repeated, and
 * strings for the texts of nodes without nodes inside. Iterative, so any depth is possible.
 */
export function valueOfNode(
  { tree, index }: { readonly tree: Tree; readonly index: number },
  forms: ValueForms,
): unknown {
  const { data } = tree;
  /** The values of the nodes after the current one, by index. */
  const values = new Map<number, unknown>();
  // A node comes before the nodes inside it.
  for (let node = nextAt(data, index) - NODE_SIZE; node >= index; node -= NODE_SIZE) {
    values.set(node, valueAt(node, tree, forms, values));
  }
  return values.get(index);
}

function valueAt(node: number, tree: Tree, forms: ValueForms, values: Map<number, unknown>): unknown {
  const { data, text, language } = tree;
  const kind = kindAt(data, node);
  const form = forms.kinds[kind] ?? 'none';
  if (form === 'none') return undefined;
  const own = typeof form === 'string' ? text.slice(startAt(data, node), endAt(data, node)) : '';
  if (form === 'text') return own;
  const value: Record<string, unknown> = { [forms.kind]: language.kinds[kind] };
  if (form === 'tagged') return { ...value, text: own };
  for (const [field, part] of valuesOfFields(node, data, form, values)) {
    if (part !== undefined) define(value, field === 0 ? forms.children : language.fields[field]!, part);
  }
  return value;
}

/** Returns the values of the fields of a node, in the order of its form. Removes those of the nodes inside it. */
function valuesOfFields(
  node: number,
  data: Tree['data'],
  form: readonly number[],
  values: Map<number, unknown>,
): ReadonlyMap<number, unknown> {
  const parts = new Map<number, unknown>(form.map((field) => (field < 0 ? [~field, []] : [field, undefined])));
  const end = nextAt(data, node);
  for (let i = node + NODE_SIZE; i < end; i = nextAt(data, i)) {
    const inner = values.get(i);
    values.delete(i);
    if (inner === undefined) continue;
    const field = fieldAt(data, i);
    const existing = parts.get(field);
    if (Array.isArray(existing)) existing.push(inner);
    else if (existing === undefined) parts.set(field, inner);
  }
  return parts;
}

/** Adds a member to an object; an assignment to `__proto__` would not. */
const define = (value: object, key: string, member: unknown): void => {
  Object.defineProperty(value, key, { value: member, enumerable: true, writable: true, configurable: true });
};
