import { defineCatalogue } from '../../diagnostics/index.js';
import { placementRows } from './catalogue-setup.js';

/** Everything that can be said of a plain FEN. */
export const fenCatalogue = defineCatalogue('xiangqi-fen', {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not a FEN of xiangqi',
  },
  'no-annotations': {
    severity: 'error',
    message: ({ found }: { found: string }) => `plain FEN has no ${found}`,
  },
  'bad-state': {
    severity: 'warning',
    message: ({ found }: { found: string }) => `“${found}” is no state of a game, such as w - - 0 1`,
  },
  ...placementRows,
});
