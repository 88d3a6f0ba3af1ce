import { explainedXay } from './codes.js';
import { xayRoundTrip } from './print.js';
import { setupFormat } from '../setup/notation.js';
import { parseXay } from './yaml.js';
import { xayRows } from '../setup/print.js';

/** XAY as the command line sees it. */
export const xayFormat = setupFormat(
  'xay',
  explainedXay,
  parseXay,
  ({ tree, model, rowStarts }) => {
    const comments = [...tree.comments()];
    const setupAt = tree.text.search(/^["']?setup/m);
    /** Takes out the comments in front of an offset. */
    const upTo = (at: number, indent: string): string[] => {
      const count = comments.findIndex(({ start }) => start >= at);
      return comments.splice(0, count === -1 ? comments.length : count).map(({ text }) => indent + text.trimEnd());
    };
    const version = tree.text.search(/^["']?version/m);
    const lines = [...upTo(version, ''), "version: '1'", ...upTo(setupAt, ''), 'setup: ['];
    for (const [i, row] of xayRows(model).entries()) {
      for (const comment of upTo(rowStarts[i]!, '  ')) lines.push(comment);
      lines.push(row);
    }
    const inside = upTo(tree.text.lastIndexOf(']'), '  ');
    return [...lines, ...inside, ']', ...upTo(Number.POSITIVE_INFINITY, ''), ''].join('\n');
  },
  xayRoundTrip,
);
