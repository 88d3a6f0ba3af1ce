import { type Position, resultOf } from '../../../games/onitama/index.js';

/** Returns the winner in words; `undefined` until the game is over. */
export function outcomeText(position: Position): string | undefined {
  const result = resultOf(position);
  if (result === undefined) return undefined;
  const [winner] = result.winners;
  return winner === undefined ? 'nobody has won' : `${winner} has won`;
}
