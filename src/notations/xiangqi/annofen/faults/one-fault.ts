import type { SyntaxFailure } from '../../../../cst/index.js';
import { isInOpenGroup } from '../../setup/checks.js';
import { areOneFault } from '../../setup/faults/one-fault.js';

/**
 * Whether two neighboring errors are one: a wrong character in the version and the rest of it, a wrong part of the
 * position and white space that ends the position there, the brackets of a group inside another, or what is one fault
 * in each setup.
 */
export function areOneAnnoFenFault(earlier: SyntaxFailure, later: SyntaxFailure): boolean {
  const { node: a, kind } = earlier;
  const between = a.tree.text.slice(a.end, later.node.start);
  if (isInOpenGroup(a) !== isInOpenGroup(later.node)) return false;
  if (later.kind === 'TrailingError') return between === '' || !/[/#\r\n]/.test(a.tree.text.slice(0, later.node.start));
  // The bracket that closes a group inside another closes the outer one.
  if (a.text === '[' && later.kind === 'StrayBracketError') return /^[^[\]/]*\]$/.test(between);
  if (kind === 'VersionError') return a.text === '' && between === '' && later.kind === 'AtomError';
  return later.node.text !== '[' && areOneFault(earlier, later);
}
