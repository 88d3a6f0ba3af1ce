import { defineCatalogue } from '../../diagnostics/index.js';
import { placementRowsWith } from './catalogue-setup.js';

const REST = '/9/9/9/9/9/9/9/9/9\n';

/** Everything that can be said of a plain FEN. */
export const fenCatalogue = defineCatalogue('xiangqi-fen', {
  'no-annotations': {
    severity: 'error',
    message: ({ found }: { found: string }) => `plain FEN has no ${found}`,
    explanation: 'Annotations in angle brackets and groups in square ones belong to annoFEN.',
    example: `<bm>8${REST}`,
  },
  'bad-state': {
    severity: 'warning',
    message: ({ found }: { found: string }) => `“${found}” is no state of a game, such as w - - 0 1`,
    explanation:
      'Behind the position stand who is to move (w or r for red, b for black), two dashes, the plies without capture, and the number of the turn.',
    example: `9${REST.trim()} x\n`,
  },
  ...placementRowsWith({
    'unknown-character': `x8${REST}`,
    'empty-row': '9//9/9/9/9/9/9/9/9\n',
    'row-width': `r9${REST}`,
    'row-count': '9/9\n',
    'adjacent-counts': `45${REST}`,
    'extra-line': `9${REST}9${REST}`,
  }),
});
