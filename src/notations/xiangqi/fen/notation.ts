import { explainedFen } from './codes.js';
import { fenRoundTrip } from './print.js';
import { setupFormat } from '../setup/notation.js';
import { parseXiangqiFen } from './syntax.js';
import { commentLines, writeXiangqiFen } from '../setup/print.js';

/** Plain FEN of xiangqi as the command line sees it. */
export const xiangqiFenFormat = setupFormat(
  'xiangqi-fen',
  explainedFen,
  parseXiangqiFen,
  ({ tree, model }) => {
    const line = tree.node(0).children[0]?.children.find((node) => node.kindName === 'Row')?.start ?? 0;
    const [before, behind] = commentLines(tree.comments(), line);
    return before + writeXiangqiFen(model!) + behind;
  },
  fenRoundTrip,
);
