/** The results of games. */
export const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;

/** How a game ended; `*` is a game that continues, or whose end is unknown. */
export type PgnResult = (typeof RESULTS)[number];

/** Whether a text is one of the four results. */
export const isResult = (text: string): text is PgnResult => (RESULTS as readonly string[]).includes(text);

/** Returns the result of a game that has ended; without a winner, it is a draw. */
export function resultOfWinner(winner: 'white' | 'black' | undefined): PgnResult {
  if (winner === undefined) return '1/2-1/2';
  return winner === 'white' ? '1-0' : '0-1';
}

const WINNERS = { '1-0': 'white', '0-1': 'black', '1/2-1/2': 'draw', '*': undefined } as const;

/** Returns the winner according to a result, or `draw`; `undefined` if the game continues, or its end is unknown. */
export const winnerOfResult = (result: PgnResult): 'white' | 'black' | 'draw' | undefined => WINNERS[result];
