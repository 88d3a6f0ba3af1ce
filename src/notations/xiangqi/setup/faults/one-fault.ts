import type { SyntaxFailure } from '../../../../cst/index.js';

/** Errors of single characters and annotations in a row. */
const IN_ROW = new Set(['AtomError', 'AnnotationError', 'StrayBracketError']);

/**
 * Whether two neighboring errors are one: lines before the position, rows with nothing between their slashes, or
 * unreadable parts of one row with at most one readable character between them, or the rest of an annotation, even one
 * with another inside.
 */
export function areOneFault(
  { node: earlier, kind: earlierKind }: SyntaxFailure,
  { node: later, kind: laterKind }: SyntaxFailure,
): boolean {
  const between = earlier.tree.text.slice(earlier.end, later.start);
  if (earlierKind === 'StrayLineError') return laterKind === earlierKind;
  if (earlierKind === 'EmptyRowError' && laterKind === earlierKind) return between === '/';
  if (!IN_ROW.has(earlierKind) || !IN_ROW.has(laterKind)) return false;
  return /^[a-z1-9]?$/i.test(between) || (later.text === '>' && /^(?:[a-z\d+-]*|<[a-z\d+-]*>)$/i.test(between));
}
