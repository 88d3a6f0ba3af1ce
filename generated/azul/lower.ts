// Generated from src/notations/azul/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { type NodeIndex, type Tree, textOf } from '../../src/cst/index.js';
import { CharacterLists, NO_ELEMENTS, leaveOut, withUnit } from '../../src/notation/shape/index.js';
import { digitAt, playersOf, remarkIn, textBeforeWhiteSpace, textBetweenWhiteSpace } from '../../src/notations/azul/model/leaves.js';
import type * as nodes from './nodes.js';
import { azulGameLines, commentaryRemark, drawFactories, factoryNumber, factoryTiles, gameDateDate, isCommentary, isDestination, isDraw, isGameDate, isIsoDate, isMetadata, isMove, isPlayerName, isTile, metadataKey, metadataValue, moveDestinations, moveOrigin, movePlayer, moveTiles, playerNameName, playerNamePlayer, playerText, tileText } from './readers.js';

/** Reads the model of a node of the kind `AzulGame`. */
export function readAzulGame(tree: Tree, at: NodeIndex<nodes.AzulGame>) {
  const players = playersOf(tree, at);
  const lines = readAzulGameLines(tree, at);
  const comments_ = tree.comments().map(remarkIn);
  return players === undefined ? { lines, comments: comments_ } : { players, lines, comments: comments_ };
}

/** Reads the list `lines` of `AzulGame`. */
export function readAzulGameLines(tree: Tree, at: NodeIndex<nodes.AzulGame>) {
  let count = 0;
  for (let i = azulGameLines.first(tree, at); i !== 0; i = azulGameLines.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<NonNullable<ReturnType<typeof readAzulLine>>>(count);
  count = 0;
  for (let i = azulGameLines.first(tree, at); i !== 0; i = azulGameLines.next(tree, at, i)) {
    const value = readAzulLine(tree, i);
    if (value === undefined) {
      if (isGameDate(tree, i) || isDraw(tree, i) || isMove(tree, i)) leaveOut(tree, i);
      continue;
    }
    values[count++] = value;
  }
  values.length = count;
  return values;
}

/** Reads the model of a node of several kinds; undefined if it can't be read. */
export function readAzulLine(tree: Tree, at: NodeIndex) {
  if (isDraw(tree, at)) return readDraw(tree, at);
  if (isMove(tree, at)) return readMove(tree, at);
  if (isPlayerName(tree, at)) return readPlayerName(tree, at);
  if (isGameDate(tree, at)) return readGameDate(tree, at);
  if (isCommentary(tree, at)) return readCommentary(tree, at);
  if (isMetadata(tree, at)) return readMetadata(tree, at);
  return undefined;
}

/** Reads the model of a node of the kind `Draw`; undefined if a part of it can't be read. */
export function readDraw(tree: Tree, at: NodeIndex<nodes.Draw>) {
  const factories = readDrawFactories(tree, at);
  if (factories === undefined) return undefined;
  return { type: 'draw' as const, factories };
}

/** Reads the list `factories` of `Draw`; undefined if one can't be read. */
export function readDrawFactories(tree: Tree, at: NodeIndex<nodes.Draw>) {
  let count = 0;
  for (let i = drawFactories.first(tree, at); i !== 0; i = drawFactories.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<NonNullable<ReturnType<typeof readFactory>>>(count);
  count = 0;
  for (let i = drawFactories.first(tree, at); i !== 0; i = drawFactories.next(tree, at, i)) {
    const value = readFactory(tree, i);
    if (value === undefined) return undefined;
    values[count++] = value;
  }
  return values;
}

/** Reads the model of a node of the kind `Factory`; undefined if a part of it can't be read. */
export function readFactory(tree: Tree, at: NodeIndex<nodes.Factory>) {
  const number_ = digitAt(tree, factoryNumber(tree, at));
  const tiles = readFactoryTiles(tree, at);
  if (tiles === undefined) return undefined;
  return { number: number_, tiles };
}

/** Reads the list `tiles` of `Factory`; undefined if one can't be read. */
export function readFactoryTiles(tree: Tree, at: NodeIndex<nodes.Factory>) {
  let key = 0;
  for (let i = factoryTiles.first(tree, at); i !== 0; i = factoryTiles.next(tree, at, i)) {
    if (!(isTile(tree, i))) return undefined;
    key = withUnit(key, tree, i);
  }
  return knownTileText.get(key) ?? knownTileText.add(key, tree, at, factoryTiles);
}

const knownTileText = /* @__PURE__ */ new CharacterLists(tileText);

/** Reads the model of a node of the kind `Move`; undefined if a part of it can't be read. */
export function readMove(tree: Tree, at: NodeIndex<nodes.Move>) {
  const player = playerText(tree, movePlayer(tree, at));
  const origin = digitAt(tree, moveOrigin(tree, at));
  const tiles = readMoveTiles(tree, at);
  if (tiles === undefined) return undefined;
  const destinations = readMoveDestinations(tree, at);
  if (destinations === undefined) return undefined;
  return { type: 'move' as const, player, origin, tiles, destinations };
}

/** Reads the list `tiles` of `Move`; undefined if one can't be read. */
export function readMoveTiles(tree: Tree, at: NodeIndex<nodes.Move>) {
  let key = 0;
  for (let i = moveTiles.first(tree, at); i !== 0; i = moveTiles.next(tree, at, i)) {
    if (!(isTile(tree, i))) return undefined;
    key = withUnit(key, tree, i);
  }
  return knownTileText.get(key) ?? knownTileText.add(key, tree, at, moveTiles);
}

/** Reads the list `destinations` of `Move`; undefined if one can't be read. */
export function readMoveDestinations(tree: Tree, at: NodeIndex<nodes.Move>) {
  let key = 0;
  for (let i = moveDestinations.first(tree, at); i !== 0; i = moveDestinations.next(tree, at, i)) {
    if (!(isDestination(tree, i))) return undefined;
    key = withUnit(key, tree, i);
  }
  return knownTextOf.get(key) ?? knownTextOf.add(key, tree, at, moveDestinations);
}

const knownTextOf = /* @__PURE__ */ new CharacterLists(textOf);

/** Reads the model of a node of the kind `PlayerName`. */
export function readPlayerName(tree: Tree, at: NodeIndex<nodes.PlayerName>) {
  const player = playerText(tree, playerNamePlayer(tree, at));
  const name = textBetweenWhiteSpace(tree, playerNameName(tree, at));
  return { type: 'name' as const, player, name };
}

/** Reads the model of a node of the kind `GameDate`; undefined if a part of it can't be read. */
export function readGameDate(tree: Tree, at: NodeIndex<nodes.GameDate>) {
  const dateNode = gameDateDate(tree, at);
  const date = isIsoDate(tree, dateNode) ? textOf(tree, dateNode) : undefined;
  if (date === undefined) return undefined;
  return { type: 'date' as const, date };
}

/** Reads the model of a node of the kind `Commentary`. */
export function readCommentary(tree: Tree, at: NodeIndex<nodes.Commentary>) {
  const text_ = textBeforeWhiteSpace(tree, commentaryRemark(tree, at));
  return { type: 'commentary' as const, text: text_ };
}

/** Reads the model of a node of the kind `Metadata`. */
export function readMetadata(tree: Tree, at: NodeIndex<nodes.Metadata>) {
  const key_ = textOf(tree, metadataKey(tree, at));
  const value_ = textBetweenWhiteSpace(tree, metadataValue(tree, at));
  return { type: 'metadata' as const, key: key_, value: value_ };
}
