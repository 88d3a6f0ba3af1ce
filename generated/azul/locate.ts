// Generated from src/notations/azul/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { type Locator, findByKind, findComment, findElement, findElementOrWhole, findField, findMember, findSpan, flatLocatorOf } from '../../src/notation/shape/index.js';
import { spanBeforeWhiteSpace, spanOfPlayers } from '../../src/notations/azul/model/leaves.js';
import { readAzulLine } from './lower.js';
import type * as nodes from './nodes.js';
import { azulGameLines, commentaryRemark, drawFactories, factoryNumber, factoryTiles, gameDateDate, isCommentary, isDraw, isGameDate, isMetadata, isMove, isPlayerName, metadataKey, metadataValue, moveDestinations, moveOrigin, movePlayer, moveTiles, playerNameName, playerNamePlayer } from './readers.js';

const findFactory = /* @__PURE__ */ findMember<NodeIndex<nodes.Factory>>({
  number: /* @__PURE__ */ findField(factoryNumber),
  tiles: /* @__PURE__ */ findElementOrWhole(factoryTiles),
});

const findDraw = /* @__PURE__ */ findMember<NodeIndex<nodes.Draw>>({
  factories: /* @__PURE__ */ findElementOrWhole(drawFactories, findFactory),
});

const findMove = /* @__PURE__ */ findMember<NodeIndex<nodes.Move>>({
  player: /* @__PURE__ */ findField(movePlayer),
  origin: /* @__PURE__ */ findField(moveOrigin),
  tiles: /* @__PURE__ */ findElementOrWhole(moveTiles),
  destinations: /* @__PURE__ */ findElementOrWhole(moveDestinations),
});

const findPlayerName = /* @__PURE__ */ findMember<NodeIndex<nodes.PlayerName>>({
  player: /* @__PURE__ */ findField(playerNamePlayer),
  name: /* @__PURE__ */ findField(playerNameName, /* @__PURE__ */ findSpan(spanBeforeWhiteSpace)),
}, /* @__PURE__ */ findSpan(spanBeforeWhiteSpace));

const findGameDate = /* @__PURE__ */ findMember<NodeIndex<nodes.GameDate>>({
  date: /* @__PURE__ */ findField(gameDateDate),
});

const findCommentary = /* @__PURE__ */ findMember<NodeIndex<nodes.Commentary>>({
  text: /* @__PURE__ */ findField(commentaryRemark, /* @__PURE__ */ findSpan(spanBeforeWhiteSpace)),
}, /* @__PURE__ */ findSpan(spanBeforeWhiteSpace));

const findMetadata = /* @__PURE__ */ findMember<NodeIndex<nodes.Metadata>>({
  key: /* @__PURE__ */ findField(metadataKey),
  value: /* @__PURE__ */ findField(metadataValue, /* @__PURE__ */ findSpan(spanBeforeWhiteSpace)),
}, /* @__PURE__ */ findSpan(spanBeforeWhiteSpace));

const findAzulGame = /* @__PURE__ */ findMember<NodeIndex<nodes.AzulGame>>({
  players: ({ tree }, at) => spanOfPlayers(tree, at),
  lines: /* @__PURE__ */ findElement(azulGameLines, /* @__PURE__ */ findByKind([isDraw, findDraw], [isMove, findMove], [isPlayerName, findPlayerName], [isGameDate, findGameDate], [isCommentary, findCommentary], [isMetadata, findMetadata]), readAzulLine),
  comments: /* @__PURE__ */ findComment(/* @__PURE__ */ findSpan(spanBeforeWhiteSpace)),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateAzulGame: (tree: Tree, at: NodeIndex<nodes.AzulGame>) => Locator = /* @__PURE__ */ flatLocatorOf(findAzulGame);
