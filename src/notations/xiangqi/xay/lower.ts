import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import type { Tree } from '../../../cst/index.js';
import { commentsOf } from '../setup/lower.js';
import { type Atom, wholeBoard, type XiangqiSetup } from '../setup/model.js';
import { contentOf } from './yaml.js';

/** The tree of a XAY text: its words and comments. Its lists are read by a YAML library. */
export const parseXayTree = (text: string): Tree<XayText> => parse(text, { start: 'XayText' });

/** The setup of a XAY text: what could be read of it. Rows and fields that are too many for the board are left out. */
export function lowerXay(tree: Tree<XayText>): XiangqiSetup {
  const rows: (readonly Atom[])[][] = [];
  for (const { row, column, atoms } of contentOf(tree).fields) (rows[row] ??= [])[column] = atoms;
  return { fields: wholeBoard(rows), comments: commentsOf(tree) };
}
