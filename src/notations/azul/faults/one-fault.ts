import type { SyntaxFailure } from '../../../cst/index.js';

/**
 * Whether two errors are one: those on one line are. Each line gets one diagnostic; its fix replaces all wrong letters.
 */
export const areOneFault = ({ node: a }: SyntaxFailure, { node: b }: SyntaxFailure): boolean =>
  !/[\r\n]/.test(a.tree.text.slice(a.start, b.start));
