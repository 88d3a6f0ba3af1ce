import { type CodeOf, defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { explainOtherNotation } from '../../../notation/index.js';
import { xiangqiFenInfo } from '../info.js';
import { placementExplanations, placementRows } from '../setup/codes.js';

/** The diagnostics of plain FEN. */
export const fenDiagnostics = /* @__PURE__ */ defineDiagnostics(xiangqiFenInfo, {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not a xiangqi FEN',
  },
  'no-annotations': {
    severity: 'error',
    message: 'plain FEN has no {what}: remove them, or use annoFEN',
  },
  'bad-state': {
    severity: 'warning',
    message: ({ found }: { found: string }) =>
      `${found === '' ? 'the state of the game is missing' : `${found} isn't the state of a game`}: expected one such as "w - - 0 1"`,
  },
  ...placementRows,
});

const REST = '/9/9/9/9/9/9/9/9/9\n';

/** The codes of plain FEN with an explanation and an example each. */
export const explainedFen = /* @__PURE__ */ explainCodes(fenDiagnostics, () => ({
  'other-notation': explainOtherNotation('8/8/8/8/8/8/8/8 w - - 0 1'),
  'no-annotations': {
    explanation: 'Annotations in angle brackets and groups in square brackets are only part of annoFEN.',
    example: `<bm>8${REST}`,
  },
  'bad-state': {
    explanation:
      'After the position come the side to move (w or r for red, b for black), two dashes, the number of plies without a capture, and the number of the turn.',
    example: `9${REST.trim()} x\n`,
  },
  ...placementExplanations({
    'unknown-character': `x8${REST}`,
    'split-position': `9 ${REST}`,
    'empty-row': '9//9/9/9/9/9/9/9/9\n',
    'row-width': `r9${REST}`,
    'row-count': '9/9\n',
    'adjacent-counts': `45${REST}`,
    'extra-line': `9${REST}9${REST}`,
  }),
}));

/**
 * The code of a diagnostic of this notation.
 *
 * @useDeclaredType
 */
export type XiangqiFenCode = CodeOf<typeof fenDiagnostics>;
