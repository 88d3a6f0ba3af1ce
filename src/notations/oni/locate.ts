import type { Board, Cards, OniFile } from '../../../generated/oni/nodes.js';
import { isBoard, isCards } from '../../../generated/oni/readers.js';
import type { Node, Tree } from '../../cst/index.js';
import type { Locator } from '../../notation/index.js';
import { spanOf } from '../../notation/spans.js';

/**
 * Spans of the parts of an Onitama game: `['board']`, `['board', 7]`, `['cards']`, `['cards', 2]`, `['moves', 3]`,
 * `['moves', 3, 'card']` (or `from`, `to`) and `['comments', 0]`. A board with faults, or cards with faults, are not
 * part of the model and have no span.
 */
export function locateOni(tree: Tree<OniFile>): Locator {
  const { board, cards, moves } = tree.root;
  const cells = board !== undefined && isBoard(tree, board.index) ? (board as Board).cells : [];
  const dealt = isCards(tree, cards.index) ? (cards as Cards).cards : [];
  const comments = tree.comments();
  const listAt = (key: unknown): readonly Node[] => {
    if (key === 'board') return cells;
    if (key === 'cards') return dealt;
    if (key === 'moves') return moves;
    return key === 'comments' ? comments : [];
  };
  return ([key, index, member]) => {
    const elements = listAt(key);
    const whole = key === 'board' ? board : key === 'cards' ? cards : undefined;
    const part = index === undefined ? elements[0] && whole : elements[Number(index)];
    const node = member === undefined ? part : part?.children.find(({ fieldName }) => fieldName === member);
    return node && spanOf(node);
  };
}
