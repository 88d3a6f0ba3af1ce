import type { Position, Result, Side } from '../../../../games/tafl/index.js';
import type { OtnResult } from '../model/model.js';

const REASONS: Record<Result['reason'], string> = {
  'king-captured': 'the king is captured',
  'king-escaped': 'the king has escaped',
  'edge-fort': 'the king has a fort at the edge',
  surrounded: 'the other side is surrounded',
  'no-pieces': 'the other side has no piece left',
  'no-room': 'no defender has an empty space beside it',
  repetition: 'the position came up for the third time',
  resignation: 'the other side has resigned',
};

/** Describes the end of a game, for messages. */
export function outcomeText(result: Result | undefined): string {
  if (result === undefined) return 'the game is not over';
  const [winner] = result.winners;
  const who = winner === undefined ? 'the game is a draw' : `the ${winner} have won`;
  return `${who} (${REASONS[result.reason]})`;
}

/** Returns the winner, or `draw`; `undefined` until the game is over. */
export function winnerOf({ result }: Pick<Position, 'result'>): Side | 'draw' | undefined {
  return result && (result.winners[0] ?? 'draw');
}

const RESULTS = { attackers: '1', draw: '0', defenders: '-1' } as const;
const WINNERS = { '1': 'attackers', '0': 'draw', '-1': 'defenders', '?': undefined } as const;

/** Returns the value of the tag `result` for a game that has ended; without a winner, it is a draw. */
export const resultOfWinner = (winner: Side | undefined): OtnResult => RESULTS[winner ?? 'draw'];

/** Returns the winner according to the tag `result`, or `draw`; `undefined` if the result is unknown. */
export const winnerOfResult = (result: OtnResult): Side | 'draw' | undefined => WINNERS[result];
