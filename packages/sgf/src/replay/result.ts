import type { GivenOutcome } from 'ludogram';
import type { GoSide } from '../go/rules.js';

/** Returns the winner that a value of `RE` names, or `draw`; `undefined` for any other text. */
export function winnerIn(result = ''): GoSide | 'draw' | undefined {
  if (/^B\+/i.test(result)) return 'black';
  if (/^W\+/i.test(result)) return 'white';
  return /^(?:0|draw|jigo)$/i.test(result) ? 'draw' : undefined;
}

/** The reasons for a result that FF[4] has letters for. */
const REASONS: { readonly [reason: string]: string } = { resignation: 'R', time: 'T', forfeit: 'F' };

/** Returns the value of `RE` for an outcome: the one before, if it names the winner and no reason is given. */
export function resultText({ winners, reason }: GivenOutcome<GoSide>, before: string | undefined): string {
  const [winner] = winners;
  if (before !== undefined && reason === undefined && winnerIn(before) === (winner ?? 'draw')) return before;
  return winner === undefined ? '0' : `${winner === 'black' ? 'B' : 'W'}+${REASONS[reason ?? ''] ?? ''}`;
}
