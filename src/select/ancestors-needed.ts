import type { ParsedSelector } from './esquery-package.js';

/**
 * Returns how many of a node's ancestors decide whether a selector matches it: 0 for `Move`, 1 for `Game > Move`,
 * infinitely many for `Game Move`, and for a selector that returns other nodes than the last (`!Game > Move`).
 */
export function ancestorsNeeded({ type, name = '', left, right, selectors, subject }: ParsedSelector): number {
  if (subject === true) return Number.POSITIVE_INFINITY;
  const ofParts = (parts: readonly (ParsedSelector | undefined)[]): number =>
    parts.reduce((most, part) => (part === undefined ? most : Math.max(most, ancestorsNeeded(part))), 0);
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
