import { countTiles, type Draw, type Move, Table, type Tile } from '../../../src/games/azul/index.js';

/** Tiles on factories, from text such as `1llrr 2orku`. */
export function drawOf(text: string): Draw[] {
  return [...text.matchAll(/(\d+)([lorku]+)/g)].map(([, factory, tiles]) => ({
    factory: Number(factory),
    tiles: countTiles(tiles as Iterable<Tile>),
  }));
}

/** A move from text such as `A 1 ll 22-`: player, origin, tiles, destinations. */
export function moveOf(text: string): Move {
  const [player = '', origin, tiles = '', destinations = ''] = text.split(' ');
  const line = /\d/.exec(destinations)?.[0];
  return {
    player: 'ABCD'.indexOf(player),
    origin: Number(origin),
    tile: tiles[0] as Tile,
    count: tiles.length,
    ...(line === undefined ? {} : { line: Number(line) }),
    overflow: destinations.split('-').length - 1,
  };
}

/** A table after one draw and some moves. */
export function tableWith(draw: string, moves: readonly string[] = [], players = 2): Table {
  const table = new Table(players);
  table.draw(drawOf(draw));
  for (const move of moves) table.play(moveOf(move));
  return table;
}
