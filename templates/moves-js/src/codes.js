import { defineDiagnostics, explainCodes } from 'ludogram';

/** The diagnostic codes of a text. A code never changes; its message may. */
export const diagnostics = defineDiagnostics('my-game', {
  'bad-move': { severity: 'error', message: "{found} isn't a move: expected two squares, such as a1-b2" },
  'same-square': { severity: 'error', message: 'the move from {square} ends where it starts: expected another square' },
});

/** The explanation of each code, for `ludogram explain`. */
export const codes = explainCodes(diagnostics, () => ({
  'bad-move': { explanation: 'A move has two squares, each a letter and a number.', example: 'a1-b2 b2+c3' },
  'same-square': { explanation: 'A move goes from one square to another.', example: 'a1-a1' },
}));
