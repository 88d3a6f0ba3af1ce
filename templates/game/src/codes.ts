import { defineDiagnostics, explainCodes } from 'ludogram';

/** The diagnostic codes of a text. A code never changes; its message may. */
export const diagnostics = defineDiagnostics('my-game', {
  'bad-tag': { severity: 'error', message: '{found} isn\'t a tag: expected a name and a value, such as [First "Ada"]' },
  'bad-move': {
    severity: 'error',
    message: "{found} isn't a move: expected a square, such as b2",
    // The position after it is unknown, so later moves are not checked.
    hidesPosition: true,
  },
  'stray-parenthesis': { severity: 'error', message: 'this parenthesis closes nothing: expected a move' },
  'unclosed-variation': { severity: 'error', message: 'the variation has no end: expected ")"' },
  'unclosed-comment': { severity: 'error', message: 'the comment has no end: expected "}"' },
  'wrong-number': {
    severity: 'error',
    message: 'the move number is "{found}": expected "{number}"',
    fixes: { 'write "{number}"': 'safe' },
    fixedByFormatting: true,
  },
  'illegal-move': {
    severity: 'error',
    message: ({ square, reason }: { readonly square: string; readonly reason: string }) =>
      reason === 'taken'
        ? `${square} is taken: expected a free square`
        : `${square} is played after the end of the game`,
  },
  'wrong-result': { severity: 'error', message: 'the result is {found}: expected {result}, as the game was played' },
});

/** The explanation of each code, for `ludogram explain`. */
export const codes = explainCodes(diagnostics, () => ({
  'bad-tag': { explanation: 'A tag has a name, and a value in quotation marks.', example: '[First Ada]' },
  'bad-move': { explanation: 'A move is the square that a player takes.', example: '1. b2 d4' },
  'stray-parenthesis': { explanation: 'Each closing parenthesis ends a variation.', example: '1. b2 a1)' },
  'unclosed-variation': { explanation: 'A closing parenthesis ends a variation.', example: '1. b2 (1. a1' },
  'unclosed-comment': { explanation: 'A closing brace ends a comment.', example: '1. b2 {the center' },
  'wrong-number': {
    explanation: 'Numbers count the moves of the first player. Dots follow: one, or three if the second player moves.',
    example: '1. b2 a1 3. c3',
  },
  'illegal-move': { explanation: 'Players take free squares until one has three in a row.', example: '1. b2 b2' },
  'wrong-result': {
    explanation: 'Three squares in a row win, and a full board is a draw.',
    example: '1. a1 b1 2. a2 b2 3. a3 0-1',
  },
}));
