// Generated from src/notations/oni/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { type ContextOf, type Locator, type PartSpan, Parts, type Path, memberOf, partOf } from '../../src/notation/shape/index.js';
import type { oniGame } from '../../src/notations/oni/shape.js';
import { readCardsCards, readFaultyCardsCards } from './lower.js';
import type * as nodes from './nodes.js';
import { boardCells, cardsCards, faultyCardsCards, faultyMoveCard, faultyMoveFrom, faultyMoveTo, isBoard, isCards, isFaultyCards, isFaultyMove, isMove, moveCard, moveFrom, moveTo, oniFileBoard, oniFileCards, oniFileMoves } from './readers.js';

/** What reading depends on besides the tree. */
type Context = ContextOf<typeof oniGame>;

function findOniFile(parts: Parts, at: NodeIndex<nodes.OniFile>, [key, ...path]: Path, context: Context): PartSpan | undefined {
  const { tree } = parts;
  switch (key) {
    case 'board': {
      const boardNode = oniFileBoard(tree, at);
      return boardNode === 0 ? undefined : path.length === 0 ? partOf(tree, boardNode) : isBoard(tree, boardNode) ? parts.element(boardCells, boardNode, path) : undefined;
    }
    case 'cards': {
      const cardsNode = oniFileCards(tree, at);
      return (isCards(tree, cardsNode) ? readCardsCards(tree, cardsNode, context) : isFaultyCards(tree, cardsNode) ? readFaultyCardsCards(tree, cardsNode, context) : undefined) === undefined ? undefined : path.length === 0 ? partOf(tree, cardsNode) : isCards(tree, cardsNode) ? parts.element(cardsCards, cardsNode, path) : isFaultyCards(tree, cardsNode) ? parts.element(faultyCardsCards, cardsNode, path) : undefined;
    }
    case 'moves':
      return findOniFileMoves(parts, at, path);
    case 'comments':
      return parts.comment(path);
    default:
      return undefined;
  }
}

function findOniFileMoves(parts: Parts, at: NodeIndex<nodes.OniFile>, [index, ...path]: Path): PartSpan | undefined {
  const { tree } = parts;
  const i = parts.elementAt(oniFileMoves, at, index);
  if (i === undefined) return undefined;
  return isMove(tree, i) ? memberOf(tree, i, path, { card: moveCard, from: moveFrom, to: moveTo }) : isFaultyMove(tree, i) ? memberOf(tree, i, path, { card: faultyMoveCard, from: faultyMoveFrom, to: faultyMoveTo }) : undefined;
}

/** Makes the function that finds the spans of the parts of a model by their paths. */
export function locateOniGame(tree: Tree, at: NodeIndex<nodes.OniFile>, context: Context): Locator {
  const parts = new Parts(tree);
  return (path) => findOniFile(parts, at, path, context);
}
