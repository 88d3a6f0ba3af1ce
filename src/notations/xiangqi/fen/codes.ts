import { type CodeOf, defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { placementRows } from '../setup/codes.js';
import { placementExplanations } from '../setup/codes.js';

/** Everything that can be said of a plain FEN. */
export const fenDiagnostics = /* @__PURE__ */ defineDiagnostics('xiangqi-fen', {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not a FEN of xiangqi',
  },
  'no-annotations': {
    severity: 'error',
    message: 'plain FEN has no {found}',
  },
  'bad-state': {
    severity: 'warning',
    message: '“{found}” is no state of a game, such as w - - 0 1',
  },
  ...placementRows,
});

const REST = '/9/9/9/9/9/9/9/9/9\n';

/** What is behind the codes of plain FEN. */
export const explainedFen = /* @__PURE__ */ explainCodes(fenDiagnostics, () => ({
  'other-notation': {
    explanation:
      'The text begins like another notation. `ludogram formats` lists those that can be read. There are no fixes.',
    example: '8/8/8/8/8/8/8/8 w - - 0 1',
  },
  'no-annotations': {
    explanation: 'Annotations in angle brackets and groups in square ones belong to annoFEN.',
    example: `<bm>8${REST}`,
  },
  'bad-state': {
    explanation:
      'Behind the position stand who is to move (w or r for red, b for black), two dashes, the plies without capture, and the number of the turn.',
    example: `9${REST.trim()} x\n`,
  },
  ...placementExplanations({
    'unknown-character': `x8${REST}`,
    'empty-row': '9//9/9/9/9/9/9/9/9\n',
    'row-width': `r9${REST}`,
    'row-count': '9/9\n',
    'adjacent-counts': `45${REST}`,
    'extra-line': `9${REST}9${REST}`,
  }),
}));

/** The code of a diagnostic of this notation. */
export type XiangqiFenCode = CodeOf<typeof fenDiagnostics>;
