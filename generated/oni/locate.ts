// Generated from src/notations/oni/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { type ContextOf, type Locator, findByKind, findComment, findElement, findField, findIfRead, findMember, findNodeOr, locatorOf } from '../../src/notation/shape/index.js';
import type { oniGame } from '../../src/notations/oni/shape.js';
import { readCardsCards, readFaultyCardsCards } from './lower.js';
import type * as nodes from './nodes.js';
import { boardCells, cardsCards, faultyCardsCards, faultyMoveCard, faultyMoveFrom, faultyMoveTo, isBoard, isCards, isFaultyCards, isFaultyMove, isMove, moveCard, moveFrom, moveTo, oniFileBoard, oniFileCards, oniFileMoves } from './readers.js';

/** What reading depends on besides the tree. */
type Context = ContextOf<typeof oniGame>;

const findMove = findMember<NodeIndex<nodes.Move>>({
  card: findField(moveCard),
  from: findField(moveFrom),
  to: findField(moveTo),
});

const findFaultyMove = findMember<NodeIndex<nodes.FaultyMove>>({
  card: findField(faultyMoveCard),
  from: findField(faultyMoveFrom),
  to: findField(faultyMoveTo),
});

const findOniFile = findMember<NodeIndex<nodes.OniFile>>({
  board: findField(oniFileBoard, findNodeOr(findByKind([isBoard, findElement(boardCells)]))),
  cards: findIfRead((tree, at, context) => {
    const cardsNode = oniFileCards(tree, at);
    return isCards(tree, cardsNode) ? readCardsCards(tree, cardsNode, context) : isFaultyCards(tree, cardsNode) ? readFaultyCardsCards(tree, cardsNode, context) : undefined;
  }, findField(oniFileCards, findNodeOr(findByKind([isCards, findElement(cardsCards)], [isFaultyCards, findElement(faultyCardsCards)])))),
  moves: findElement(oniFileMoves, findByKind([isMove, findMove], [isFaultyMove, findFaultyMove])),
  comments: findComment(),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOniGame: (tree: Tree, at: NodeIndex<nodes.OniFile>, context: Context) => Locator = locatorOf(findOniFile);
