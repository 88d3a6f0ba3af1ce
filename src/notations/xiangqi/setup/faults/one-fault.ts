import type { SyntaxFailure } from '../../../../cst/index.js';

/** Errors of single characters and annotations in a row. */
const IN_ROW = new Set(['AtomError', 'AnnotationError', 'StrayBracketError']);

/**
 * Whether two neighboring errors are one: rows with nothing between their slashes, or unreadable parts of one row
 * with at most one readable character between them, or the rest of an annotation, also of one with another inside.
 */
export function areOneFault({ node: a, kind }: SyntaxFailure, { node: b, kind: next }: SyntaxFailure): boolean {
  const between = a.tree.text.slice(a.end, b.start);
  if (kind === 'EmptyRowError' && next === kind) return between === '/';
  if (!IN_ROW.has(kind) || !IN_ROW.has(next)) return false;
  return /^[a-z1-9]?$/i.test(between) || (b.text === '>' && /^(?:[a-z\d+-]*|<[a-z\d+-]*>)$/i.test(between));
}
