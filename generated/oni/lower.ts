// Generated from src/notations/oni/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { type NodeIndex, type Tree, elementsOf } from '../../src/cst/index.js';
import { type ContextOf, type Model, NO_ELEMENTS, SharedValues, leaveOut } from '../../src/notation/shape/index.js';
import { cardAt, cellAt, moveKey, squareAt } from '../../src/notations/oni/model/leaves.js';
import type { oniGame, oniMove } from '../../src/notations/oni/model/shape.js';
import type * as nodes from './nodes.js';
import { boardCells, cardsCards, faultyCardsCards, faultyMoveCard, faultyMoveFrom, faultyMoveTo, isBoard, isCards, isFaultyCards, isFaultyMove, isMove, isSquare, moveCard, moveFrom, moveTo, oniFileBoard, oniFileCards, oniFileMoves } from './readers.js';

/** The values that reading depends on, besides the tree. */
type Context = ContextOf<typeof oniGame>;

/** Reads the model of a node of the kind `OniFile`. */
export function readOniFile(tree: Tree, at: NodeIndex<nodes.OniFile>, context: Context) {
  const boardNode = oniFileBoard(tree, at);
  const board = boardNode !== 0 && isBoard(tree, boardNode) ? readBoardCells(tree, boardNode) : undefined;
  const cardsNode = oniFileCards(tree, at);
  const cards = (isCards(tree, cardsNode) ? readCardsCards(tree, cardsNode, context) : isFaultyCards(tree, cardsNode) ? readFaultyCardsCards(tree, cardsNode, context) : undefined) ?? [];
  const moves = readOniFileMoves(tree, at, context);
  const comments_ = tree.comments().map(({ text }) => text);
  return board === undefined ? { cards, moves, comments: comments_ } : { board, cards, moves, comments: comments_ };
}

/** Reads the list `cells` of `Board`. */
export function readBoardCells(tree: Tree, at: NodeIndex<nodes.Board>) {
  return elementsOf(tree, at, boardCells).map((i) => cellAt(tree, i));
}

/** Reads the list `cards` of `Cards`; undefined if one can't be read. */
export function readCardsCards(tree: Tree, at: NodeIndex<nodes.Cards>, context: Context) {
  const values: Array<NonNullable<ReturnType<typeof cardAt>>> = [];
  for (let i = cardsCards.first(tree, at); i !== 0; i = cardsCards.next(tree, at, i)) {
    const value = cardAt(tree, i, context);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/** Reads the list `cards` of `FaultyCards`; undefined if one can't be read. */
export function readFaultyCardsCards(tree: Tree, at: NodeIndex<nodes.FaultyCards>, context: Context) {
  const values: Array<NonNullable<ReturnType<typeof cardAt>>> = [];
  for (let i = faultyCardsCards.first(tree, at); i !== 0; i = faultyCardsCards.next(tree, at, i)) {
    const value = cardAt(tree, i, context);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/** Reads the list `moves` of `OniFile`. */
export function readOniFileMoves(tree: Tree, at: NodeIndex<nodes.OniFile>, context: Context) {
  let count = 0;
  for (let i = oniFileMoves.first(tree, at); i !== 0; i = oniFileMoves.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<NonNullable<ReturnType<typeof readMove> | ReturnType<typeof readFaultyMove>>>(count);
  count = 0;
  for (let i = oniFileMoves.first(tree, at); i !== 0; i = oniFileMoves.next(tree, at, i)) {
    const value = isMove(tree, i) ? readMove(tree, i, context) : isFaultyMove(tree, i) ? readFaultyMove(tree, i, context) : undefined;
    if (value === undefined) {
      if (isMove(tree, i) || isFaultyMove(tree, i)) leaveOut(tree, i);
      break;
    }
    values[count++] = value;
  }
  values.length = count;
  return values;
}

/** Reads the model of a node of the kind `Move`; undefined if a part of it can't be read. */
export function readMove(tree: Tree, at: NodeIndex<nodes.Move>, context: Context) {
  const card = cardAt(tree, moveCard(tree, at), context);
  if (card === undefined) return undefined;
  const from = squareAt(tree, moveFrom(tree, at));
  const to = squareAt(tree, moveTo(tree, at));
  const key = moveKey({ card, from, to });
  return knownOniMove.get(key) ?? knownOniMove.add(key, { card, from, to });
}

const knownOniMove = /* @__PURE__ */ new SharedValues<NonNullable<ReturnType<typeof moveKey>>, Model<typeof oniMove>>();

/** Reads the model of a node of the kind `FaultyMove`; undefined if a part of it can't be read. */
export function readFaultyMove(tree: Tree, at: NodeIndex<nodes.FaultyMove>, context: Context) {
  const card = cardAt(tree, faultyMoveCard(tree, at), context);
  if (card === undefined) return undefined;
  const fromNode = faultyMoveFrom(tree, at);
  const from = isSquare(tree, fromNode) ? squareAt(tree, fromNode) : undefined;
  if (from === undefined) return undefined;
  const toNode = faultyMoveTo(tree, at);
  const to = isSquare(tree, toNode) ? squareAt(tree, toNode) : undefined;
  if (to === undefined) return undefined;
  const key = moveKey({ card, from, to });
  return knownOniMove.get(key) ?? knownOniMove.add(key, { card, from, to });
}
