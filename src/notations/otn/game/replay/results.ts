import type { Side } from '../../../../games/tafl/index.js';
import type { OtnResult } from '../model/model.js';

const RESULTS = { attackers: '1', draw: '0', defenders: '-1' } as const;
const WINNERS = { '1': 'attackers', '0': 'draw', '-1': 'defenders', '?': undefined } as const;

/** Returns the value of the tag `result` for a game that has ended; without a winner, it is a draw. */
export const resultOfWinner = (winner: Side | undefined): OtnResult => RESULTS[winner ?? 'draw'];

/** Returns the winner according to the tag `result`, or `draw`; `undefined` if the result is unknown. */
export const winnerOfResult = (result: OtnResult): Side | 'draw' | undefined => WINNERS[result];
