import esquery from 'esquery';
import { keyOfLabel } from './candidates.js';
import type { MatchOptions, ParsedSelector } from './esquery-package.js';
import type { NodeSet, NodeTable, Relation } from './node-table.js';

/** A part of a selector between the operators `>`, `~`, `+` and spaces. */
interface Step {
  /** How its nodes are related to the nodes of the step before it; absent in the first step. */
  readonly relation?: Relation;
  readonly selector: ParsedSelector;
}

/**
 * Finds the nodes that selectors match. Each part of a selector is matched with all nodes before the next part: esquery
 * matches one node after another with the whole selector, and looks at the same ancestors and descendants again each
 * time.
 */
export class Matcher {
  readonly #table: NodeTable;
  readonly #options: MatchOptions;

  constructor(table: NodeTable, options: MatchOptions) {
    this.#table = table;
    this.#options = options;
  }

  /** Returns the nodes that a selector finds: the nodes that match, or the nodes that match a part with `!`. */
  found(selector: ParsedSelector): NodeSet {
    if (selector.type === 'matches') return this.#any(selector, (one) => this.found(one));
    const steps = stepsOf(selector);
    const subjects = [...steps.keys()].filter((index) => steps[index]!.selector.subject === true);
    if (subjects.length === 0) return this.#matching(selector);
    const sets = subjects.map((index) =>
      both(this.#ends(steps.slice(0, index + 1)), this.#starts(steps.slice(index + 1))),
    );
    return sets.reduce(either);
  }

  /** Returns the nodes that match a selector. */
  #matching(selector: ParsedSelector): NodeSet {
    switch (selector.type) {
      case 'compound':
        return (selector.selectors ?? []).map((one) => this.#matching(one)).reduce(both);
      case 'matches':
        return this.#any(selector, (one) => this.#matching(one));
      case 'not':
        return this.#any(selector, (one) => this.#matching(one)).map((is) => 1 - is);
      case 'has':
        return this.#any(selector, (one) => this.#starts(stepsInside(one)));
      case 'child':
      case 'descendant':
      case 'sibling':
      case 'adjacent':
        return this.#ends(stepsOf(selector));
      case 'field':
        return this.#labeled((selector.name ?? '').split('.'));
      default:
        return this.#alone(selector);
    }
  }

  #any({ selectors = [] }: ParsedSelector, setOf: (selector: ParsedSelector) => NodeSet): NodeSet {
    return selectors.map(setOf).reduce(either);
  }

  /** Returns the nodes that match the last of some steps, with others before them that match the steps before it. */
  #ends([first, ...others]: readonly Step[]): NodeSet {
    return others.reduce(
      (set, { relation, selector }) => both(this.#table.after(relation!, set), this.#matching(selector)),
      this.#matching(first!.selector),
    );
  }

  /** Returns the nodes from which some steps lead to others. */
  #starts(steps: readonly Step[]): NodeSet {
    return steps.reduceRight(
      (set, { relation, selector }) => this.#table.before(relation!, both(set, this.#matching(selector))),
      this.#table.where(() => true),
    );
  }

  /** Returns the nodes with a label, in nodes with the labels before it. */
  #labeled(path: readonly string[]): NodeSet {
    const { candidates } = this.#table;
    return path.reduce<NodeSet | undefined>((around, key) => {
      const own = this.#table.where(
        (index) => this.#table.parentOf(index) >= 0 && keyOfLabel(candidates[index]!.node.fieldName) === key,
      );
      return around === undefined ? own : both(own, this.#table.after('child', around));
    }, undefined)!;
  }

  /** Returns the nodes that match a selector for a node alone, or for its location in the node around it. */
  #alone(selector: ParsedSelector): NodeSet {
    const { candidates } = this.#table;
    return this.#table.where((index) => {
      const parent = candidates[this.#table.parentOf(index)];
      return esquery.matches(candidates[index]!, selector, parent === undefined ? [] : [parent], this.#options);
    });
  }
}

const both = (a: NodeSet, b: NodeSet): NodeSet => a.map((is, index) => is & b[index]!);
const either = (a: NodeSet, b: NodeSet): NodeSet => a.map((is, index) => is | b[index]!);

const RELATIONS: ReadonlySet<string> = new Set<Relation>(['child', 'descendant', 'sibling', 'adjacent']);

/** Returns the steps of a selector, in their order. */
function stepsOf(selector: ParsedSelector): readonly Step[] {
  const { type, left, right } = selector;
  if (left === undefined || right === undefined || !RELATIONS.has(type)) return [{ selector }];
  return [...stepsOf(left), { relation: type as Relation, selector: right }];
}

/**
 * Returns the steps of a selector in `:has(…)` from the tested node on. A relative selector, `> Square`, begins at the
 * node already; any other looks inside it, as in CSS.
 */
function stepsInside(selector: ParsedSelector): readonly Step[] {
  const [first, ...others] = stepsOf(selector);
  return first!.selector.type === 'exactNode' ? others : [{ ...first!, relation: 'descendant' }, ...others];
}
