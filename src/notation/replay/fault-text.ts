/**
 * Returns the reasons why a move is illegal as `replay` prints them after it: `   (no piece, not on card)`; else
 * nothing.
 */
export const faultText = (reasons: readonly string[]): string =>
  reasons.length === 0 ? '' : `   (${reasons.map((reason) => reason.replaceAll('-', ' ')).join(', ')})`;
