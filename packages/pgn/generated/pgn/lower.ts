// Generated from src/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { byRoster, commentAt, nagAt, resultOfGame, sanAt, valueAt } from '../../src/model/leaves.js';
import type { plainMove, variation } from '../../src/model/shape.js';
import { tagNodes } from '../../src/tokens/tag-nodes.js';
import type * as nodes from './nodes.js';
import { gameChildren, isComment, isLineComment, isMove, isNag, isOddMove, isSuffix, isSymbol, isTag, isTokenError, isUnclosedCommentError, isVariation, pgnFileGames, tagName, tagValue, variationChildren } from './readers.js';
import { type NodeIndex, type Tree, textOf } from 'ludogram/cst';
import { type Model, NO_ELEMENTS, NestedValues, OpenElements, SharedTexts, sorted } from 'ludogram/shape';

/** Reads the model of a node of the kind `PgnFile`. */
export function readPgnFile(tree: Tree, at: NodeIndex<nodes.PgnFile>) {
  const games = readPgnFileGames(tree, at);
  return { games };
}

/** Reads the list `games` of `PgnFile`. */
export function readPgnFileGames(tree: Tree, at: NodeIndex<nodes.PgnFile>) {
  let count = 0;
  for (let i = pgnFileGames.first(tree, at); i !== 0; i = pgnFileGames.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<ReturnType<typeof readGame>>(count);
  count = 0;
  for (let i = pgnFileGames.first(tree, at); i !== 0; i = pgnFileGames.next(tree, at, i)) {
    const value = readGame(tree, i);
    values[count++] = value;
  }
  return values;
}

/** Reads the model of a node of the kind `Game`. */
export function readGame(tree: Tree, at: NodeIndex<nodes.Game>) {
  const tags = readGameTags(tree, at);
  const comments = readGameComments(tree, at);
  const moves = readGameMoves(tree, at);
  const result = resultOfGame(tree, at);
  return comments === undefined ? { tags, moves, result } : { tags, comments, moves, result };
}

/** Reads the list `tags` of `Game`. */
export function readGameTags(tree: Tree, at: NodeIndex<nodes.Game>) {
  let count = 0;
  for (let i = tagNodes.first(tree, at); i !== 0; i = tagNodes.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<NonNullable<ReturnType<typeof readTag>>>(count);
  count = 0;
  for (let i = tagNodes.first(tree, at); i !== 0; i = tagNodes.next(tree, at, i)) {
    const value = isTag(tree, i) ? readTag(tree, i) : undefined;
    if (value === undefined) continue;
    values[count++] = value;
  }
  values.length = count;
  return sorted(values, byRoster);
}

/** Reads the model of a node of the kind `Tag`. */
export function readTag(tree: Tree, at: NodeIndex<nodes.Tag>) {
  const nameNode = tagName(tree, at);
  const name = knownName.get(tree, nameNode) ?? knownName.add(tree, nameNode, textOf(tree, nameNode));
  const valueNode = tagValue(tree, at);
  const value_ = knownValue.get(tree, valueNode) ?? knownValue.add(tree, valueNode, valueAt(tree, valueNode));
  return { name, value: value_ };
}

const knownName = /* @__PURE__ */ new SharedTexts<string>();

const knownValue = /* @__PURE__ */ new SharedTexts<ReturnType<typeof valueAt>>();

/** Reads `comments` before the first element of `Game`. */
export function readGameComments(tree: Tree, at: NodeIndex<nodes.Game>) {
  let comments: Array<ReturnType<typeof commentAt>> | undefined;
  for (let i = gameChildren.first(tree, at); i !== 0; i = gameChildren.next(tree, at, i)) {
    if (isMove(tree, i) || isOddMove(tree, i) || isTokenError(tree, i)) break;
    if (!(isComment(tree, i) || isLineComment(tree, i) || isUnclosedCommentError(tree, i))) continue;
    if (comments === undefined) comments = knownComments.get(tree, i) ?? knownComments.add(tree, i, [commentAt(tree, i)]);
    else if (comments.length === 1) comments = [...comments, commentAt(tree, i)];
    else comments.push(commentAt(tree, i));
  }
  return comments;
}

/** Reads the model of a node of the kind `Move`. */
export function readMove(tree: Tree, at: NodeIndex<nodes.Move>) {
  const san = sanAt(tree, at);
  return knownMove.add(tree, at, { san });
}

const knownMove = /* @__PURE__ */ new SharedTexts<Model<typeof plainMove>>();

/** Reads the model of a node of the kind `OddMove`. */
export function readOddMove(tree: Tree, at: NodeIndex<nodes.OddMove>) {
  const known = knownOddMove.get(tree, at);
  if (known !== undefined) return known;
  const san = sanAt(tree, at);
  return knownOddMove.add(tree, at, { san });
}

const knownOddMove = /* @__PURE__ */ new SharedTexts<Model<typeof plainMove>>();

const knownNags = /* @__PURE__ */ new SharedTexts<Array<ReturnType<typeof nagAt>>>();

const knownComments = /* @__PURE__ */ new SharedTexts<Array<ReturnType<typeof commentAt>>>();

/** Reads the model of a node of the kind `Variation`. */
export function readVariation(tree: Tree, at: NodeIndex<nodes.Variation>): Model<typeof variation> {
  return nestedVariation.read(tree, at, makeVariation);
}

/** Makes the value that `readVariation` returns. */
function makeVariation(tree: Tree, at: NodeIndex<nodes.Variation>): Model<typeof variation> {
  const comments = readVariationComments(tree, at);
  const moves = readVariationMoves(tree, at);
  return comments === undefined ? { moves } : { comments, moves };
}

/** Reads `comments` before the first element of `Variation`. */
export function readVariationComments(tree: Tree, at: NodeIndex<nodes.Variation>) {
  let comments: Array<ReturnType<typeof commentAt>> | undefined;
  for (let i = variationChildren.first(tree, at); i !== 0; i = variationChildren.next(tree, at, i)) {
    if (isMove(tree, i) || isOddMove(tree, i) || isTokenError(tree, i)) break;
    if (!(isComment(tree, i) || isLineComment(tree, i) || isUnclosedCommentError(tree, i))) continue;
    if (comments === undefined) comments = knownComments.get(tree, i) ?? knownComments.add(tree, i, [commentAt(tree, i)]);
    else if (comments.length === 1) comments = [...comments, commentAt(tree, i)];
    else comments.push(commentAt(tree, i));
  }
  return comments;
}

/** Reads the elements of `Variation`. */
export function readVariationMoves(tree: Tree, at: NodeIndex<nodes.Variation>) {
  const begin = openWithNagsCommentsVariations.size;
  let element: ReturnType<typeof readMove> | ReturnType<typeof readOddMove> | undefined;
  let nags: Array<ReturnType<typeof nagAt>> | undefined;
  let comments: Array<ReturnType<typeof commentAt>> | undefined;
  let variations: Array<ReturnType<typeof readVariation>> | undefined;
  for (let i = variationChildren.first(tree, at); i !== 0; i = variationChildren.next(tree, at, i)) {
    if (isMove(tree, i) || isOddMove(tree, i)) {
      if (element !== undefined) openWithNagsCommentsVariations.push(withNagsCommentsVariations(element, nags, comments, variations));
      element = isMove(tree, i) ? knownMove.get(tree, i) ?? readMove(tree, i) : readOddMove(tree, i);
      nags = comments = variations = undefined;
    } else if (isTokenError(tree, i)) {
      break;
    } else if (element === undefined) {
      continue;
    } else if (isNag(tree, i) || isSuffix(tree, i) || isSymbol(tree, i)) {
      if (nags === undefined) nags = knownNags.get(tree, i) ?? knownNags.add(tree, i, [nagAt(tree, i)]);
      else if (nags.length === 1) nags = [...nags, nagAt(tree, i)];
      else nags.push(nagAt(tree, i));
    } else if (isComment(tree, i) || isLineComment(tree, i) || isUnclosedCommentError(tree, i)) {
      if (comments === undefined) comments = knownComments.get(tree, i) ?? knownComments.add(tree, i, [commentAt(tree, i)]);
      else if (comments.length === 1) comments = [...comments, commentAt(tree, i)];
      else comments.push(commentAt(tree, i));
    } else if (isVariation(tree, i)) {
      if (variations === undefined) variations = [readVariation(tree, i)];
      else variations.push(readVariation(tree, i));
    }
  }
  if (element !== undefined) openWithNagsCommentsVariations.push(withNagsCommentsVariations(element, nags, comments, variations));
  return openWithNagsCommentsVariations.take(begin);
}

/** Returns an element with what is attached to it. */
function withNagsCommentsVariations(element: ReturnType<typeof readMove> | ReturnType<typeof readOddMove>, nags: Array<ReturnType<typeof nagAt>> | undefined, comments: Array<ReturnType<typeof commentAt>> | undefined, variations: Array<ReturnType<typeof readVariation>> | undefined) {
  if (nags === undefined && comments === undefined && variations === undefined) return element;
  return nags === undefined ? comments === undefined ? variations === undefined ? { san: element.san } : { san: element.san, variations } : variations === undefined ? { san: element.san, comments } : { san: element.san, comments, variations } : comments === undefined ? variations === undefined ? { san: element.san, nags } : { san: element.san, nags, variations } : variations === undefined ? { san: element.san, nags, comments } : { san: element.san, nags, comments, variations };
}

const openWithNagsCommentsVariations = /* @__PURE__ */ new OpenElements<ReturnType<typeof withNagsCommentsVariations>>();

const nestedVariation = /* @__PURE__ */ new NestedValues<NodeIndex<nodes.Variation>, Model<typeof variation>>(isVariation);

/** Reads the elements of `Game`. */
export function readGameMoves(tree: Tree, at: NodeIndex<nodes.Game>) {
  const begin = openWithNagsCommentsVariations.size;
  let element: ReturnType<typeof readMove> | ReturnType<typeof readOddMove> | undefined;
  let nags: Array<ReturnType<typeof nagAt>> | undefined;
  let comments: Array<ReturnType<typeof commentAt>> | undefined;
  let variations: Array<ReturnType<typeof readVariation>> | undefined;
  for (let i = gameChildren.first(tree, at); i !== 0; i = gameChildren.next(tree, at, i)) {
    if (isMove(tree, i) || isOddMove(tree, i)) {
      if (element !== undefined) openWithNagsCommentsVariations.push(withNagsCommentsVariations(element, nags, comments, variations));
      element = isMove(tree, i) ? knownMove.get(tree, i) ?? readMove(tree, i) : readOddMove(tree, i);
      nags = comments = variations = undefined;
    } else if (isTokenError(tree, i)) {
      break;
    } else if (element === undefined) {
      continue;
    } else if (isNag(tree, i) || isSuffix(tree, i) || isSymbol(tree, i)) {
      if (nags === undefined) nags = knownNags.get(tree, i) ?? knownNags.add(tree, i, [nagAt(tree, i)]);
      else if (nags.length === 1) nags = [...nags, nagAt(tree, i)];
      else nags.push(nagAt(tree, i));
    } else if (isComment(tree, i) || isLineComment(tree, i) || isUnclosedCommentError(tree, i)) {
      if (comments === undefined) comments = knownComments.get(tree, i) ?? knownComments.add(tree, i, [commentAt(tree, i)]);
      else if (comments.length === 1) comments = [...comments, commentAt(tree, i)];
      else comments.push(commentAt(tree, i));
    } else if (isVariation(tree, i)) {
      if (variations === undefined) variations = [readVariation(tree, i)];
      else variations.push(readVariation(tree, i));
    }
  }
  if (element !== undefined) openWithNagsCommentsVariations.push(withNagsCommentsVariations(element, nags, comments, variations));
  return openWithNagsCommentsVariations.take(begin);
}
