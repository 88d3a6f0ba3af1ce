import { explainedAnnoFen } from './codes-annofen.js';
import { annoFenRoundTrip } from './print-annofen.js';
import { setupFormat } from './format-setup.js';
import { parseAnnoFen } from './parse-annofen.js';
import { commentLines, writeAnnoFen } from './write.js';

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
