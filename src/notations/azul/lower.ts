import type { AzulGame as Root, Draw, Move, PlayerCount } from '../../../generated/azul/nodes.js';
import {
  azulGameLines,
  drawFactories,
  factoryNumber,
  factoryTiles,
  gameDateDate,
  isCommentary,
  isDestination,
  isDraw,
  isGameDate,
  isIsoDate,
  isMetadata,
  isMove,
  isPlayerCount,
  isPlayerName,
  isTile,
  moveChildren,
  moveDestinations,
  moveOrigin,
  movePlayer,
  moveTiles,
  playerText,
} from '../../../generated/azul/readers.js';
import { elementsOf, endOf, firstUnitOf, type NodeIndex, textOf, type Tree } from '../../cst/index.js';
import type { Tile } from '../../games/azul/index.js';
import { SharedValues } from '../../notation/shared-values.js';
import { type AzulGame, type AzulLine, type DrawLine, type MoveLine, trimmedBlanks, trimmedEnd } from './model.js';

/** The index of a line. */
export type LineIndex = NodeIndex<Root['lines'][number]>;

/** Builds the model of a record from its tree. Leaves out unreadable lines. */
export function lowerAzul(tree: Tree<Root>): AzulGame {
  const lines: AzulLine[] = [];
  const file = tree.root.index;
  for (let at = azulGameLines.first(tree, file); at !== 0; at = azulGameLines.next(tree, file, at)) {
    const line = lowerLine(tree, at);
    if (line !== undefined) lines.push(line);
  }
  const count = playerCountOf(tree);
  const comments = tree.comments().map((comment) => comment.text.slice(1));
  return { ...(count === 0 ? {} : { players: digitAt(tree, count) }), lines, comments };
}

/** Returns the first line with a number of players; 0 if there is none. */
export function playerCountOf(tree: Tree<Root>): NodeIndex<PlayerCount> | 0 {
  const file = tree.root.index;
  for (let at = azulGameLines.first(tree, file); at !== 0; at = azulGameLines.next(tree, file, at)) {
    if (isPlayerCount(tree, at)) return at;
  }
  return 0;
}

/** Returns the nodes of the lines of the model, up to the last one that ends before an offset. */
export function readableLines(tree: Tree<Root>, before = Number.POSITIVE_INFINITY): LineIndex[] {
  const found: LineIndex[] = [];
  const file = tree.root.index;
  for (let at = azulGameLines.first(tree, file); at !== 0; at = azulGameLines.next(tree, file, at)) {
    if (endOf(tree, at) > before) break;
    if (lowerLine(tree, at) !== undefined) found.push(at);
  }
  return found;
}

/** Returns the model of a line; `undefined` for the number of players and for an unreadable line. */
export function lowerLine(tree: Tree, at: LineIndex): AzulLine | undefined {
  if (isMove(tree, at)) return lowerMove(tree, at);
  if (isDraw(tree, at)) return lowerDraw(tree, at);
  if (isPlayerName(tree, at)) {
    const { player, name } = tree.node(at);
    return { type: 'name', player: player.text, name: trimmedBlanks(name.text) };
  }
  if (isCommentary(tree, at)) return { type: 'commentary', text: trimmedEnd(tree.node(at).remark.text) };
  if (isMetadata(tree, at)) {
    const { key, value } = tree.node(at);
    return { type: 'metadata', key: key.text, value: trimmedBlanks(value.text) };
  }
  if (!isGameDate(tree, at)) return undefined;
  const date = gameDateDate(tree, at);
  return isIsoDate(tree, date) ? { type: 'date', date: textOf(tree, date) } : undefined;
}

// Most lines of a record are draws and moves, so no views are made of them. Each part of them is one character.

/** Returns the model of a move; `undefined` for an unreadable one. */
export function lowerMove(tree: Tree, move: NodeIndex<Move>): MoveLine | undefined {
  let tiles = 0;
  let destinations = 0;
  let part: ReturnType<typeof moveChildren.next> = moveTiles.first(tree, move);
  for (; part !== 0; part = moveChildren.next(tree, move, part)) {
    if (isTile(tree, part)) tiles = withUnit(tiles, tree, part);
    else if (isDestination(tree, part)) destinations = withUnit(destinations, tree, part);
    else return undefined;
  }
  return {
    type: 'move',
    player: playerText(tree, movePlayer(tree, move)),
    origin: digitAt(tree, moveOrigin(tree, move)),
    tiles: (known.get(tiles) ?? textsOf(tiles, tree, elementsOf(tree, move, moveTiles))) as readonly Tile[],
    destinations: known.get(destinations) ?? textsOf(destinations, tree, elementsOf(tree, move, moveDestinations)),
  };
}

/** Returns the model of a draw; `undefined` if one of its tiles is unreadable. */
export function lowerDraw(tree: Tree, draw: NodeIndex<Draw>): DrawLine | undefined {
  const factories = new Array<DrawLine['factories'][number]>(factoriesOf(tree, draw));
  let count = 0;
  for (let at = drawFactories.first(tree, draw); at !== 0; at = drawFactories.next(tree, draw, at)) {
    let tiles = 0;
    for (let tile = factoryTiles.first(tree, at); tile !== 0; tile = factoryTiles.next(tree, at, tile)) {
      if (!isTile(tree, tile)) return undefined;
      tiles = withUnit(tiles, tree, tile);
    }
    factories[count++] = {
      number: digitAt(tree, factoryNumber(tree, at)),
      tiles: (known.get(tiles) ?? textsOf(tiles, tree, elementsOf(tree, at, factoryTiles))) as readonly Tile[],
    };
  }
  return { type: 'draw', factories };
}

/** Counts the factories of a draw, because a growing list would reserve memory for many more. */
function factoriesOf(tree: Tree, draw: NodeIndex<Draw>): number {
  let count = 0;
  for (let i = drawFactories.first(tree, draw); i !== 0; i = drawFactories.next(tree, draw, i)) count++;
  return count;
}

/**
 * Shared lists of up to four characters, by their number from {@link withUnit}. Most of a record repeats a few such
 * lists.
 */
const known = new SharedValues<number, readonly string[]>();

/** Greater than every number of a list of up to four characters. */
const LONG = 1 << 28;

/** Returns the number of a list after one more character is added; LONG if it would have more than four. */
const withUnit = (list: number, tree: Tree, at: NodeIndex): number =>
  list >= 1 << 21 ? LONG : (list << 7) | firstUnitOf(tree, at);

/** Returns the texts of nodes, and keeps them for the next list with the same number. */
function textsOf(list: number, tree: Tree, nodes: readonly NodeIndex[]): readonly string[] {
  const texts = nodes.map((node) => textOf(tree, node));
  return list < LONG ? known.add(list, texts) : texts;
}

/** Returns the number in a node of one digit. */
export const digitAt = (tree: Tree, at: NodeIndex): number => firstUnitOf(tree, at) - 48;
