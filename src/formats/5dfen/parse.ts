import type { Diagnostic } from '../../diagnostics/index.js';
import type { ReadOptions } from '../format.js';
import type { LoweredGame } from './lower.js';
import { type FiveDReading, readFiveD } from './parse-structure.js';
import { checkRules } from './rules.js';

/**
 * Reads and judges a 5DFEN text; never throws. The dialect is recognised for each board. A text that is clearly in
 * another notation gets one diagnostic that names it. Moves are judged by the rules where all boards could be read.
 */
export const parse5dfen = (text: string, options: ReadOptions = {}): FiveDReading =>
  readFiveD(text, options, (lowered, faults) =>
    canBePlayed(lowered, faults) ? checkRules(lowered, firstFault(lowered, faults)) : [],
  );

/** Whether it is known where the game begins. */
function canBePlayed({ boardsAreReadable }: LoweredGame, faults: readonly Diagnostic[]): boolean {
  return boardsAreReadable && !faults.some(({ code }) => code === '5dfen/tag-after-moves');
}

/** Where among the moves the first fault is: what follows it may only look wrong because of it. */
function firstFault({ movesBegin }: LoweredGame, faults: readonly Diagnostic[]): number {
  return faults.reduce(
    (first, { span }) => (span.start >= movesBegin ? Math.min(first, span.start) : first),
    Number.POSITIVE_INFINITY,
  );
}
