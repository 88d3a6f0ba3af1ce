import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import type { Tree } from '../../../cst/index.js';
import { commentsOf } from '../setup/lower.js';
import { type Atom, wholeBoard, type XiangqiSetup } from '../setup/model.js';
import { contentOf } from './yaml.js';

/** Parses a XAY text into a tree of words and comments. A YAML library reads its lists. */
export const parseXayTree = (text: string): Tree<XayText> => parse(text, { start: 'XayText' });

/** Builds the setup of a XAY text, as far as it is readable. Leaves out rows and fields outside the board. */
export function lowerXay(tree: Tree<XayText>): XiangqiSetup {
  const rows: (readonly Atom[])[][] = [];
  for (const { row, column, atoms } of contentOf(tree).fields) (rows[row] ??= [])[column] = atoms;
  return { fields: wholeBoard(rows), comments: commentsOf(tree) };
}
