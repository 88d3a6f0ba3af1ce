// Generated from src/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { byRoster, findResult } from '../../src/model/leaves.js';
import { tagNodes } from '../../src/tokens/tag-nodes.js';
import { readTag } from './lower.js';
import type * as nodes from './nodes.js';
import { gameChildren, isComment, isLineComment, isMove, isNag, isOddMove, isOddResult, isResult, isSuffix, isSymbol, isTag, isTokenError, isUnclosedCommentError, isVariation, pgnFileGames, tagName, tagValue, variationChildren } from './readers.js';
import type { NodeIndex, Tree } from 'ludogram/cst';
import { type Find, type Grouping, type Locator, findByKind, findElement, findField, findInGroups, findLeading, findMember, findNode, findSortedElement, locatorOf } from 'ludogram/shape';

const findTag = /* @__PURE__ */ findMember<NodeIndex<nodes.Tag>>({
  name: /* @__PURE__ */ findField(tagName),
  value: /* @__PURE__ */ findField(tagValue),
});

const groupsOfNagsCommentsVariations2: Grouping = {
  element: (tree, at) => isMove(tree, at) || isOddMove(tree, at),
  attached: {
    nags: [(tree, at) => isNag(tree, at) || isSuffix(tree, at) || isSymbol(tree, at)],
    comments: [(tree, at) => isComment(tree, at) || isLineComment(tree, at) || isUnclosedCommentError(tree, at)],
    variations: [isVariation, (_, from, path) => ({ find: findVariation, from, path })],
  },
  ends: isTokenError,
  closes: (tree, at) => isResult(tree, at) || isOddResult(tree, at),
};

const findPlainMove = /* @__PURE__ */ findMember<NodeIndex<nodes.Move> | NodeIndex<nodes.OddMove>>({
  san: findNode,
});

const findVariationFindVariation = /* @__PURE__ */ findMember<NodeIndex<nodes.Variation>>({
  comments: /* @__PURE__ */ findLeading(variationChildren, groupsOfNagsCommentsVariations2, 'comments'),
  moves: /* @__PURE__ */ findInGroups(variationChildren, groupsOfNagsCommentsVariations2, findPlainMove),
});

const findVariation: Find<NodeIndex<nodes.Variation>> = findVariationFindVariation;

const groupsOfNagsCommentsVariations: Grouping = {
  element: (tree, at) => isMove(tree, at) || isOddMove(tree, at),
  attached: {
    nags: [(tree, at) => isNag(tree, at) || isSuffix(tree, at) || isSymbol(tree, at)],
    comments: [(tree, at) => isComment(tree, at) || isLineComment(tree, at) || isUnclosedCommentError(tree, at)],
    variations: [isVariation, findVariation],
  },
  ends: isTokenError,
  closes: (tree, at) => isResult(tree, at) || isOddResult(tree, at),
};

const findGame = /* @__PURE__ */ findMember<NodeIndex<nodes.Game>>({
  tags: /* @__PURE__ */ findSortedElement(tagNodes, /* @__PURE__ */ findByKind([isTag, findTag]), (tree, at) => isTag(tree, at) ? readTag(tree, at) : undefined, byRoster),
  comments: /* @__PURE__ */ findLeading(gameChildren, groupsOfNagsCommentsVariations, 'comments'),
  moves: /* @__PURE__ */ findInGroups(gameChildren, groupsOfNagsCommentsVariations, findPlainMove),
  result: ({ tree }, at, path) => findResult(tree, at, path),
});

const findPgnFile = /* @__PURE__ */ findMember<NodeIndex<nodes.PgnFile>>({
  games: /* @__PURE__ */ findElement(pgnFileGames, findGame),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateFile: (tree: Tree, at: NodeIndex<nodes.PgnFile>) => Locator = /* @__PURE__ */ locatorOf(findPgnFile);
