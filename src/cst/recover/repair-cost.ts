import { LineIndex } from '../text/line-index.js';
import type { RecoveryHook, Repair } from './repair.js';

/** The penalty for skipping a character: half the penalty for failing one character earlier. */
const SKIP_COST = 0.5;
/** The penalty for continuing on another line, which is rarely right. */
const LINE_COST = 10;
const MAX_COUNTED_LINES = 4;
/** The number of skipped characters with the full penalty; later ones have a smaller penalty. */
const FULL_COST_LENGTH = 80;
const FURTHER_COST = 0.05;

/**
 * Returns the score for the number of characters that a repair lets the parser read. The first ten count more, because
 * another failure may follow them.
 */
export const scoreOf = (gain: number): number => 5 * Math.min(gain, 10) + 0.2 * Math.max(0, gain - 10);

/** Returns the penalty for skipping a number of characters. */
export const costOfSkipping = (count: number): number =>
  Math.min(count, FULL_COST_LENGTH) * SKIP_COST + Math.max(0, count - FULL_COST_LENGTH) * FURTHER_COST;

/** Returns the penalty of repairs that are tried together: 1 for each, and more for skipped text and lines. */
export function costOf(repairs: readonly Repair[], hooks: readonly RecoveryHook[], text: string): number {
  const each = repairs.map(({ hook, skips, replaces, offset, to }) => {
    if (!skips || to < offset) return 1;
    const skipped = text.slice(offset, to).trimStart();
    // White space after an assumed text belongs to it.
    const end = replaces ? offset + text.slice(offset, to).trimEnd().length : to;
    const counted = hooks[hook]!.way === 'text' && !replaces ? skipped : skipped.trimEnd();
    const lines = new LineIndex(counted).lineCount - 1;
    return (replaces ? 2 : 1) + costOfSkipping(end - offset) + Math.min(lines, MAX_COUNTED_LINES) * LINE_COST;
  });
  return each.reduce((a, b) => a + b, 0);
}
