import type { ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import {
  boardColourText,
  boardLayer,
  boardPieces,
  boardTime,
  headerKey,
  headerValue,
  moveMove,
  rootBoards,
  rootHeaders,
  rootMoves,
} from '../../../generated/5dfen-ebnf/readers.js';
import { elementsOf, textOf, type Tree } from '../../cst/index.js';
import type { FiveDEbnfRecord } from './model.js';

/** Builds the model of a record from its tree: the headers, boards and moves before the first fault. */
export function lower5dfenEbnf(tree: Tree<ROOT>): FiveDEbnfRecord {
  const root = tree.root.index;
  return {
    headers: elementsOf(tree, root, rootHeaders).map((at) => ({
      key: textOf(tree, headerKey(tree, at)),
      value: textOf(tree, headerValue(tree, at)),
    })),
    boards: elementsOf(tree, root, rootBoards).map((at) => ({
      pieces: textOf(tree, boardPieces(tree, at)),
      layer: textOf(tree, boardLayer(tree, at)),
      time: textOf(tree, boardTime(tree, at)),
      colour: boardColourText(tree, at),
    })),
    moves: elementsOf(tree, root, rootMoves).map((at) => textOf(tree, moveMove(tree, at))),
  };
}
