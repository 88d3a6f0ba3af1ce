// Generated from src/notations/oni/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { type ContextOf, type Locator, findByKind, findComment, findElement, findField, findIfRead, findMember, findNodeOr, flatLocatorOf } from '../../src/notation/shape/index.js';
import type { oniGame } from '../../src/notations/oni/model/shape.js';
import { readCardsCards, readFaultyCardsCards } from './lower.js';
import type * as nodes from './nodes.js';
import { boardCells, cardsCards, faultyCardsCards, faultyMoveCard, faultyMoveFrom, faultyMoveTo, isBoard, isCards, isFaultyCards, isFaultyMove, isMove, moveCard, moveFrom, moveTo, oniFileBoard, oniFileCards, oniFileMoves } from './readers.js';

/** The values that reading depends on, besides the tree. */
type Context = ContextOf<typeof oniGame>;

const findMove = /* @__PURE__ */ findMember<NodeIndex<nodes.Move>>({
  card: /* @__PURE__ */ findField(moveCard),
  from: /* @__PURE__ */ findField(moveFrom),
  to: /* @__PURE__ */ findField(moveTo),
});

const findFaultyMove = /* @__PURE__ */ findMember<NodeIndex<nodes.FaultyMove>>({
  card: /* @__PURE__ */ findField(faultyMoveCard),
  from: /* @__PURE__ */ findField(faultyMoveFrom),
  to: /* @__PURE__ */ findField(faultyMoveTo),
});

const findOniFile = /* @__PURE__ */ findMember<NodeIndex<nodes.OniFile>>({
  board: /* @__PURE__ */ findField(oniFileBoard, /* @__PURE__ */ findNodeOr(/* @__PURE__ */ findByKind([isBoard, /* @__PURE__ */ findElement(boardCells)]))),
  cards: /* @__PURE__ */ findIfRead((tree, at, context) => {
    const cardsNode = oniFileCards(tree, at);
    return isCards(tree, cardsNode) ? readCardsCards(tree, cardsNode, context) : isFaultyCards(tree, cardsNode) ? readFaultyCardsCards(tree, cardsNode, context) : undefined;
  }, /* @__PURE__ */ findField(oniFileCards, /* @__PURE__ */ findNodeOr(/* @__PURE__ */ findByKind([isCards, /* @__PURE__ */ findElement(cardsCards)], [isFaultyCards, /* @__PURE__ */ findElement(faultyCardsCards)])))),
  moves: /* @__PURE__ */ findElement(oniFileMoves, /* @__PURE__ */ findByKind([isMove, findMove], [isFaultyMove, findFaultyMove])),
  comments: /* @__PURE__ */ findComment(),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateOniGame: (tree: Tree, at: NodeIndex<nodes.OniFile>, context: Context) => Locator = /* @__PURE__ */ flatLocatorOf(findOniFile);
