import type { SyntaxFailure } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { trimmed } from '../../../notation/read/spans.js';

/** Returns the span from the first to the last error of a fault. */
export function spanOfFault(fault: readonly SyntaxFailure[]): Span {
  const { node } = fault[0]!;
  return fault.length === 1 ? node : trimmed({ start: node.start, end: fault.at(-1)!.node.end, tree: node.tree });
}
