// Generated from src/notations/azul/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { type Locator, findByKind, findComment, findElement, findElementOrWhole, findField, findMember, findSpan, locatorOf } from '../../src/notation/shape/index.js';
import { spanBeforeBlanks, spanOfPlayers } from '../../src/notations/azul/leaves.js';
import { readAzulLine } from './lower.js';
import type * as nodes from './nodes.js';
import { azulGameLines, commentaryRemark, drawFactories, factoryNumber, factoryTiles, gameDateDate, isCommentary, isDraw, isGameDate, isMetadata, isMove, isPlayerName, metadataKey, metadataValue, moveDestinations, moveOrigin, movePlayer, moveTiles, playerNameName, playerNamePlayer } from './readers.js';

const findFactory = findMember<NodeIndex<nodes.Factory>>({
  number: findField(factoryNumber),
  tiles: findElementOrWhole(factoryTiles),
});

const findDraw = findMember<NodeIndex<nodes.Draw>>({
  factories: findElementOrWhole(drawFactories, findFactory),
});

const findMove = findMember<NodeIndex<nodes.Move>>({
  player: findField(movePlayer),
  origin: findField(moveOrigin),
  tiles: findElementOrWhole(moveTiles),
  destinations: findElementOrWhole(moveDestinations),
});

const findPlayerName = findMember<NodeIndex<nodes.PlayerName>>({
  player: findField(playerNamePlayer),
  name: findField(playerNameName, findSpan(spanBeforeBlanks)),
}, findSpan(spanBeforeBlanks));

const findGameDate = findMember<NodeIndex<nodes.GameDate>>({
  date: findField(gameDateDate),
});

const findCommentary = findMember<NodeIndex<nodes.Commentary>>({
  text: findField(commentaryRemark, findSpan(spanBeforeBlanks)),
}, findSpan(spanBeforeBlanks));

const findMetadata = findMember<NodeIndex<nodes.Metadata>>({
  key: findField(metadataKey),
  value: findField(metadataValue, findSpan(spanBeforeBlanks)),
}, findSpan(spanBeforeBlanks));

const findAzulGame = findMember<NodeIndex<nodes.AzulGame>>({
  players: ({ tree }, at) => spanOfPlayers(tree, at),
  lines: findElement(azulGameLines, findByKind([isDraw, findDraw], [isMove, findMove], [isPlayerName, findPlayerName], [isGameDate, findGameDate], [isCommentary, findCommentary], [isMetadata, findMetadata]), readAzulLine),
  comments: findComment(spanBeforeBlanks),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateAzulGame: (tree: Tree, at: NodeIndex<nodes.AzulGame>) => Locator = locatorOf(findAzulGame);
