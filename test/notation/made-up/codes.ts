import { defineDiagnostics, explainCodes } from '../../../src/library/index.js';

export const frogDiagnostics = defineDiagnostics('frogs', {
  'bad-board': { severity: 'error', message: "{found} isn't a board: expected R, L and .", hidesPosition: 'start' },
  'bad-move': {
    severity: 'error',
    message: "{found} isn't a move: expected two stones, such as 3-4",
    hidesPosition: true,
  },
  'no-gap': { severity: 'error', message: 'the board has {count} empty stones: expected one', hidesPosition: 'start' },
  'illegal-move': {
    severity: 'error',
    message: 'illegal move {from}-{to}: expected one or two stones forward, to the empty stone',
  },
});

export const frogCodes = explainCodes(frogDiagnostics, () => ({
  'bad-board': { explanation: 'A board is a row of R, L and one dot.', example: 'RRX.LLL' },
  'bad-move': { explanation: 'A move names two stones, counted from 1.', example: 'RRR.LLL 3-x' },
  'no-gap': { explanation: 'Exactly one stone is empty; every hop goes there.', example: 'RRRLLL' },
  'illegal-move': { explanation: 'Frogs hop right, toads left, by one stone or over one.', example: 'RRR.LLL 1-4' },
}));
