// Generated from src/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { byRoster, commentAt, nagAt, resultOfGame, sanAt, valueAt } from '../../src/model/leaves.js';
import type { plainMove, variation } from '../../src/model/shape.js';
import { tagNodes } from '../../src/tokens/tag-nodes.js';
import type * as nodes from './nodes.js';
import { Kind } from './nodes.js';
import { gameChildren, isMove, isTag, isVariation, pgnFileGames, tagName, tagValue, variationChildren } from './readers.js';
import { type NodeIndex, type Tree, kindOf, textOf } from 'ludogram/cst';
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
    const kind = kindOf(tree, i);
    if (kind === Kind.Move || kind === Kind.OddMove || kind === Kind.TokenError) break;
    if (kind === Kind.Comment || kind === Kind.LineComment || kind === Kind.UnclosedCommentError) {
      const node = i as NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError>;
      if (comments === undefined) comments = knownComments.get(tree, node) ?? knownComments.add(tree, node, [commentAt(tree, node)]);
      else if (comments.length === 1) comments = [...comments, commentAt(tree, node)];
      else comments.push(commentAt(tree, node));
    }
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
    const kind = kindOf(tree, i);
    if (kind === Kind.Move || kind === Kind.OddMove || kind === Kind.TokenError) break;
    if (kind === Kind.Comment || kind === Kind.LineComment || kind === Kind.UnclosedCommentError) {
      const node = i as NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError>;
      if (comments === undefined) comments = knownComments.get(tree, node) ?? knownComments.add(tree, node, [commentAt(tree, node)]);
      else if (comments.length === 1) comments = [...comments, commentAt(tree, node)];
      else comments.push(commentAt(tree, node));
    }
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
    const kind = kindOf(tree, i);
    if (kind === Kind.Move || kind === Kind.OddMove) {
      if (element !== undefined) openWithNagsCommentsVariations.push(withNagsCommentsVariations(element, nags, comments, variations));
      const node = i as NodeIndex<nodes.Move> | NodeIndex<nodes.OddMove>;
      element = isMove(tree, node) ? knownMove.get(tree, node) ?? readMove(tree, node) : readOddMove(tree, node);
      nags = comments = variations = undefined;
    } else if (kind === Kind.TokenError) {
      break;
    } else if (element === undefined) {
      continue;
    } else if (kind === Kind.Nag || kind === Kind.Suffix || kind === Kind.Symbol) {
      const node = i as NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Symbol>;
      if (nags === undefined) nags = knownNags.get(tree, node) ?? knownNags.add(tree, node, [nagAt(tree, node)]);
      else if (nags.length === 1) nags = [...nags, nagAt(tree, node)];
      else nags.push(nagAt(tree, node));
    } else if (kind === Kind.Comment || kind === Kind.LineComment || kind === Kind.UnclosedCommentError) {
      const node = i as NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError>;
      if (comments === undefined) comments = knownComments.get(tree, node) ?? knownComments.add(tree, node, [commentAt(tree, node)]);
      else if (comments.length === 1) comments = [...comments, commentAt(tree, node)];
      else comments.push(commentAt(tree, node));
    } else if (kind === Kind.Variation) {
      const node = i as NodeIndex<nodes.Variation>;
      if (variations === undefined) variations = [readVariation(tree, node)];
      else variations.push(readVariation(tree, node));
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
    const kind = kindOf(tree, i);
    if (kind === Kind.Move || kind === Kind.OddMove) {
      if (element !== undefined) openWithNagsCommentsVariations.push(withNagsCommentsVariations(element, nags, comments, variations));
      const node = i as NodeIndex<nodes.Move> | NodeIndex<nodes.OddMove>;
      element = isMove(tree, node) ? knownMove.get(tree, node) ?? readMove(tree, node) : readOddMove(tree, node);
      nags = comments = variations = undefined;
    } else if (kind === Kind.TokenError) {
      break;
    } else if (element === undefined) {
      continue;
    } else if (kind === Kind.Nag || kind === Kind.Suffix || kind === Kind.Symbol) {
      const node = i as NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Symbol>;
      if (nags === undefined) nags = knownNags.get(tree, node) ?? knownNags.add(tree, node, [nagAt(tree, node)]);
      else if (nags.length === 1) nags = [...nags, nagAt(tree, node)];
      else nags.push(nagAt(tree, node));
    } else if (kind === Kind.Comment || kind === Kind.LineComment || kind === Kind.UnclosedCommentError) {
      const node = i as NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError>;
      if (comments === undefined) comments = knownComments.get(tree, node) ?? knownComments.add(tree, node, [commentAt(tree, node)]);
      else if (comments.length === 1) comments = [...comments, commentAt(tree, node)];
      else comments.push(commentAt(tree, node));
    } else if (kind === Kind.Variation) {
      const node = i as NodeIndex<nodes.Variation>;
      if (variations === undefined) variations = [readVariation(tree, node)];
      else variations.push(readVariation(tree, node));
    }
  }
  if (element !== undefined) openWithNagsCommentsVariations.push(withNagsCommentsVariations(element, nags, comments, variations));
  return openWithNagsCommentsVariations.take(begin);
}
