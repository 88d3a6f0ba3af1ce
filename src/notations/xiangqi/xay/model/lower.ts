import type { XayText } from '../../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../../generated/xiangqi/parser.js';
import type { Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import type { XiangqiSetup } from '../../setup/model/codec.js';
import { commentAt } from '../../setup/model/leaves.js';
import { type Atom, wholeBoard } from '../../setup/model/model.js';
import { overLimit, tooDeep } from '../limits.js';
import { type XayContent, XayReader } from '../yaml.js';

/** Parses a XAY text into a tree of words and comments. A YAML library reads its lists. */
export const parseXayTree = (text: string): Tree<XayText> => parse(text, { start: 'XayText' });

const contents = new WeakMap<Tree, XayContent>();

/** Returns the content of the YAML of a text. It is read only once per tree, because the library is slow. */
export function contentOf(tree: Tree): XayContent {
  const cached = contents.get(tree);
  if (cached !== undefined) return cached;
  const content = read(tree);
  contents.set(tree, content);
  return content;
}

function read(tree: Tree): XayContent {
  const { text } = tree;
  const reader = new XayReader();
  const withoutComments = blanked(text, tree.comments());
  const refused = overLimit(text, withoutComments);
  if (refused !== undefined) {
    reader.faults.push(refused);
    return reader;
  }
  try {
    reader.read(text, withoutComments);
    return reader;
  } catch (error) {
    // The library calls itself for each level. Lines such as "setup: version:" nest in ways that only it knows.
    if (!(error instanceof RangeError)) throw error;
    const unread = new XayReader();
    unread.faults.push(tooDeep(0));
    return unread;
  }
}

/** Returns a text with spaces instead of some parts of it. */
function blanked(text: string, parts: readonly Span[]): string {
  let out = '';
  let from = 0;
  for (const { start, end } of parts) {
    out += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return out + text.slice(from);
}

/** Builds the setup of a XAY text, as far as it is readable. Leaves out rows and fields outside the board. */
export function lowerXay(tree: Tree<XayText>): XiangqiSetup {
  const rows: (readonly Atom[])[][] = [];
  for (const { row, column, atoms } of contentOf(tree).fields) (rows[row] ??= [])[column] = atoms;
  return { fields: wholeBoard(rows), comments: tree.comments().map(commentAt) };
}
