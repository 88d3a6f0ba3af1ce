import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import type { Tree } from '../../../cst/index.js';
import { commentsOf } from '../setup/lower.js';
import { type Atom, wholeBoard, type XiangqiSetup } from '../setup/model.js';
import { overLimit } from './limits.js';
import { type XayContent, XayReader } from './yaml.js';

/** Parses a XAY text into a tree of words and comments. A YAML library reads its lists. */
export const parseXayTree = (text: string): Tree<XayText> => parse(text, { start: 'XayText' });

const contents = new WeakMap<Tree, XayContent>();

/** Returns the content of the YAML of a text. It is read only once per tree, because the library is slow. */
export function contentOf(tree: Tree): XayContent {
  const known = contents.get(tree);
  if (known !== undefined) return known;
  const reader = new XayReader();
  const refused = overLimit(tree.text);
  if (refused === undefined) reader.read(tree.text);
  else reader.faults.push(refused);
  contents.set(tree, reader);
  return reader;
}

/** Builds the setup of a XAY text, as far as it is readable. Leaves out rows and fields outside the board. */
export function lowerXay(tree: Tree<XayText>): XiangqiSetup {
  const rows: (readonly Atom[])[][] = [];
  for (const { row, column, atoms } of contentOf(tree).fields) (rows[row] ??= [])[column] = atoms;
  return { fields: wholeBoard(rows), comments: commentsOf(tree) };
}
