import type { SyntaxFailure } from '../../../cst/index.js';

/**
 * Whether two errors are one: those on one line are. Each line gets one diagnostic; its fix replaces all wrong letters.
 */
export const areOneFault = ({ node: earlier }: SyntaxFailure, { node: later }: SyntaxFailure): boolean =>
  !/[\r\n]/.test(earlier.tree.text.slice(earlier.start, later.start));
