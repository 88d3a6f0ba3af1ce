import { defined } from '../defined.js';
import type { ParsedSelector } from './esquery-package.js';

/**
 * Returns how many of a node's ancestors decide whether a selector matches it: 0 for `Move`, 1 for `Game > Move`,
 * infinitely many for `Game Move`, and for a selector that returns other nodes than the last (`!Game > Move`).
 */
export function ancestorsNeeded({ type, name = '', left, right, selectors, subject }: ParsedSelector): number {
  if (subject === true) return Number.POSITIVE_INFINITY;
  const ofParts = (parts: readonly (ParsedSelector | undefined)[]): number =>
    parts.reduce((max, part) => (part === undefined ? max : Math.max(max, ancestorsNeeded(part))), 0);
  switch (type) {
    case 'wildcard':
    case 'identifier':
    case 'attribute':
    case 'class':
      return 0;
    case 'field':
      return name.split('.').length;
    case 'compound':
    case 'matches':
    case 'not':
      return ofParts(selectors ?? []);
    case 'child':
      return Math.max(1 + ofParts([left]), ofParts([right]));
    case 'sibling':
    case 'adjacent':
    case 'nth-child':
    case 'nth-last-child':
      return Math.max(1, ofParts([left, right]));
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** A part of a selector between spaces: `Game` and `Move` of `Game Move`. */
export interface SelectorPart {
  readonly selector: ParsedSelector;
  /** The number of ancestors that it looks at. */
  readonly needed: number;
  /** The part that is matched inside the nodes that match this one; absent in the last part. */
  readonly inside?: SelectorPart;
}

/**
 * Returns the outermost part of a selector; `undefined` if a part looks at any number of ancestors.
 *
 * @param inside the part after the selector; absent if it is the last one
 */
export function partsOf(selector: ParsedSelector, inside?: SelectorPart): SelectorPart | undefined {
  const { type, left, right } = selector;
  if (type === 'descendant' && left !== undefined && right !== undefined) {
    const last = partsOf(right, inside);
    return last && partsOf(left, last);
  }
  const needed = ancestorsNeeded(selector);
  return Number.isFinite(needed) ? { selector, needed, ...defined({ inside }) } : undefined;
}
