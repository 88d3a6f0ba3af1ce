import * as nodes from '../../../generated/5dfen/nodes.js';
import { type Node, parentOf } from '../../cst/index.js';
import { blankCount } from './lower.js';

/** Whether a node is a star that belongs to no piece. */
export const isStrayStar = (node: Node): boolean => node instanceof nodes.SquareError && node.text.startsWith('*');

/** Whether all rows of the board around a stray star are equally wide without it; else it may stand for a lost piece. */
export function isSurplusStar({ tree, index }: Node): boolean {
  const board = tree.node(parentOf(tree, parentOf(tree, index))) as nodes.Board;
  const widths = board.rows.map((row) => (row instanceof nodes.Row ? widthOf(row) : Number.NaN));
  return widths[0]! > 0 && widths.every((width) => width === widths[0]);
}

/** Squares of a row without its stray stars; not a number if anything else in it can't be read. */
const widthOf = ({ squares }: nodes.Row): number =>
  squares.reduce((width, square) => {
    if (square instanceof nodes.Piece) return width + 1;
    return width + (isStrayStar(square) ? 0 : (blankCount(square) ?? Number.NaN));
  }, 0);
