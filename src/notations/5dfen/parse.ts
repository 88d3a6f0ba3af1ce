import type { Diagnostic, Span } from '../../diagnostics/index.js';
import type { ReadOptions } from '../../notation/format.js';
import { judgedParts } from './judged.js';
import type { LoweredGame } from './lower.js';
import { type FiveDReading, readFiveD } from './read.js';
import type { Dialect } from './print-board.js';
import { checkRules } from './legality.js';

/**
 * Reads and judges a 5DFEN text; never throws. The dialect is recognised for each board. A text that is clearly in
 * another notation gets one diagnostic that names it. Moves are judged by the rules where all boards could be read.
 */
export const parse5dfen = (text: string, options: ReadOptions<Dialect> = {}): FiveDReading =>
  readFiveD(text, options, (tree, lowered, faults) =>
    canBePlayed(lowered, faults) ? checkRules(lowered, judgedParts(tree, amongMoves(lowered, faults))) : [],
  );

/** Whether it is known where the game begins. */
function canBePlayed({ boardsAreReadable }: LoweredGame, faults: readonly Diagnostic[]): boolean {
  return boardsAreReadable && !faults.some(({ code }) => code === '5dfen/tag-after-moves');
}

/** The places of faults that are among the moves. */
const amongMoves = ({ movesBegin }: LoweredGame, faults: readonly Diagnostic[]): Span[] =>
  faults.map(({ span }) => span).filter(({ start }) => start >= movesBegin);
