import type { Explanation, Rows } from '../../diagnostics/index.js';

/** The codes of what is checked in every record of a game, to be declared among those of a notation. */
export const recordCodes = {
  'unexpected-part': { severity: 'error', message: 'unexpected {found}: expected {wanted}', hidesPosition: true },
  'unclosed-comment': { severity: 'error', message: 'the comment has no end: expected "}"' },
  'wrong-number': {
    severity: 'error',
    message: 'the move number is "{found}": expected "{number}"',
    fixes: { 'write "{number}"': 'safe' },
    fixedByFormatting: true,
  },
  'illegal-move': { severity: 'error', message: '{move} is illegal: {reason}' },
  'wrong-result': { severity: 'error', message: 'the result is {found}: expected {result}, as the game was played' },
} as const satisfies Rows;

const EXPLANATIONS = {
  'unexpected-part': 'No part of a record can be here, so what follows may have no meaning.',
  'unclosed-comment': 'A closing brace ends a comment.',
  'wrong-number': 'Numbers count the moves of the first player. Dots follow: one, or three if the second player moves.',
  'illegal-move': 'The rules of the game forbid the move in its position.',
  'wrong-result': 'A game that has ended by the rules has the result of its last position.',
} as const;

/**
 * Returns the explanations of {@link recordCodes}.
 *
 * @param examples for each code, a text that gets this diagnostic and no other
 */
export const explainRecordCodes = (examples: Readonly<Record<keyof typeof recordCodes, string>>) => ({
  'unexpected-part': explanationOf('unexpected-part', examples),
  'unclosed-comment': explanationOf('unclosed-comment', examples),
  'wrong-number': explanationOf('wrong-number', examples),
  'illegal-move': explanationOf('illegal-move', examples),
  'wrong-result': explanationOf('wrong-result', examples),
});

const explanationOf = <Code extends keyof typeof recordCodes>(
  code: Code,
  { [code]: example }: Readonly<Record<Code, string>>,
): Explanation => ({ explanation: EXPLANATIONS[code], example });
