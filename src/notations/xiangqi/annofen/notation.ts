import { explainedAnnoFen } from './codes.js';
import { annoFenRoundTrip } from './print.js';
import { setupFormat } from '../setup/notation.js';
import { parseAnnoFen } from './syntax.js';
import { commentLines, writeAnnoFen } from '../setup/print.js';

/** annoFEN as the command line sees it. */
export const annoFenFormat = setupFormat(
  'annofen',
  explainedAnnoFen,
  parseAnnoFen,
  ({ tree, model }) => {
    const line = tree.node(0).children[0]?.children.find((node) => node.kindName === 'Version')?.start ?? 0;
    const [before, behind] = commentLines(tree.comments(), line);
    return before + writeAnnoFen(model!) + behind;
  },
  annoFenRoundTrip,
);
