import type { Draw, Move } from '../../../generated/azul/nodes.js';
import {
  drawFactories,
  factoryNumber,
  factoryTiles,
  isDestination,
  isTile,
  moveChildren,
  moveDestinations,
  moveOrigin,
  movePlayer,
  moveTiles,
  playerText,
} from '../../../generated/azul/readers.js';
import { elementsOf, firstUnitOf, type NodeIndex, textOf, type Tree } from '../../cst/index.js';
import type { Tile } from '../../games/azul/index.js';
import type { DrawLine, MoveLine } from './model.js';

// Most lines of a record are draws and moves, so no views are made of them. Each part of them is one character.

/** A move; nothing if it can't be read. */
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

/** A draw; nothing if a tile of it can't be read. */
export function lowerDraw(tree: Tree, draw: NodeIndex<Draw>): DrawLine | undefined {
  const factories = new Array<DrawLine['factories'][number]>(factoriesOf(tree, draw));
  let count = 0;
  for (
    let factory = drawFactories.first(tree, draw);
    factory !== 0;
    factory = drawFactories.next(tree, draw, factory)
  ) {
    let tiles = 0;
    for (let tile = factoryTiles.first(tree, factory); tile !== 0; tile = factoryTiles.next(tree, factory, tile)) {
      if (!isTile(tree, tile)) return undefined;
      tiles = withUnit(tiles, tree, tile);
    }
    factories[count++] = {
      number: digitAt(tree, factoryNumber(tree, factory)),
      tiles: (known.get(tiles) ?? textsOf(tiles, tree, elementsOf(tree, factory, factoryTiles))) as readonly Tile[],
    };
  }
  return { type: 'draw', factories };
}

/** How many factories a draw has: a list that grows takes memory for many more than a draw ever holds. */
function factoriesOf(tree: Tree, draw: NodeIndex<Draw>): number {
  let count = 0;
  for (let i = drawFactories.first(tree, draw); i !== 0; i = drawFactories.next(tree, draw, i)) count++;
  return count;
}

/** Lists of up to four characters, by {@link withUnit}: they are shared, as most of a record is made of a few of them. */
const known = new Map<number, readonly string[]>();

/** Above all numbers of lists of four characters. */
const LONG = 1 << 28;

/** The number of a list of characters and one more; LONG if it would have more than four. */
const withUnit = (list: number, tree: Tree, at: NodeIndex): number =>
  list >= 1 << 21 ? LONG : (list << 7) | firstUnitOf(tree, at);

/** The texts of nodes; they are kept for the next list with the same number. */
function textsOf(list: number, tree: Tree, nodes: readonly NodeIndex[]): readonly string[] {
  const texts = nodes.map((node) => textOf(tree, node));
  if (list < LONG) known.set(list, texts);
  return texts;
}

const digitAt = (tree: Tree, at: NodeIndex): number => firstUnitOf(tree, at) - 48;
