import { defineDiagnostics, explainCodes, explainRecordCodes, recordCodes } from 'ludogram';

/** The diagnostic codes of a text. A code never changes; its message may. */
export const diagnostics = defineDiagnostics('my-game', {
  'bad-move': {
    severity: 'error',
    message: "{found} isn't a move: expected a square, such as b2",
    // The position after it is unknown, so later moves are not checked.
    hidesPosition: true,
  },
  ...recordCodes,
});

/** The explanation of each code, for `ludogram explain`. */
export const codes = explainCodes(diagnostics, () => ({
  'bad-move': { explanation: 'A move is the square that a player takes.', example: '1. b2 d4' },
  ...explainRecordCodes({
    'unexpected-part': '1. b2 a1)',
    'unclosed-comment': '1. b2 {the center',
    'wrong-number': '1. b2 a1 3. c3',
    'illegal-move': '1. b2 b2',
    'wrong-result': '1. a1 b1 2. a2 b2 3. a3 0-1',
  }),
}));
