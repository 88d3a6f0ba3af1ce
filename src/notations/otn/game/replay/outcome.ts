import type { Position, Result, Side } from '../../../../games/tafl/index.js';

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
