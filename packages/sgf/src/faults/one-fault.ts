import type { SyntaxFailure } from 'ludogram/cst';

/**
 * Whether two neighboring errors are one: trees without their ends that end at the same offset are. A value without its
 * end contains the parentheses of the trees around it.
 */
export const areOneFault = (earlier: SyntaxFailure, later: SyntaxFailure): boolean =>
  later.kind === 'UnclosedTreeError' &&
  (earlier.kind === later.kind || earlier.kind === 'UnclosedValueError') &&
  earlier.node.end === later.node.end;
