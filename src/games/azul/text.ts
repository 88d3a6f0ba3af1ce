import { checkText } from '../../diagnostics/check-text.js';
import { type FromText, textProblem } from '../../diagnostics/diagnostic.js';
import { plural } from '../../diagnostics/report/summary.js';
import { type Draw, type Draws, type Move, type Player, PLAYERS, type Table } from './table.js';
import { countTiles, type Tile, tilesIn } from './tiles.js';

/** Writes a move as records do, such as `A 2 rrr 22-`, or a draw, such as `1llrr 2orku`. */
export function moveText(move: Move | Draws): string {
  if ('draws' in move) return move.draws.map(({ factory, tiles }) => `${factory}${tilesIn(tiles).join('')}`).join(' ');
  const { player, origin, tile, count, line, overflow } = move;
  const destinations = String(line ?? '').repeat(count - overflow) + '-'.repeat(overflow);
  return `${PLAYERS[player] ?? '?'} ${origin} ${tile.repeat(count)} ${destinations}`;
}

const MOVE = /^([A-D])\s*(\d)\s*((?<tile>[lorku])\k<tile>*)\s*((?<line>[1-5])\k<line>*)?(-*)$/;
const DRAWS = /^\s*(?:\d[lorku]+\s*)+$/;

/** Reads a move or a draw, legal or not, as {@link moveText} writes it. */
export function moveFromText(text: string): FromText<{ readonly move: Move | Draws }> {
  checkText(text);
  if (DRAWS.test(text)) return { ok: true, move: { draws: [...text.matchAll(/(\d)([lorku]+)/g)].map(drawOf) } };
  const [, player, origin, tiles = '', , placed = '', , floor = ''] = MOVE.exec(text.trim()) ?? [];
  if (player === undefined) {
    return textProblem(0, 'expected a move, such as A 2 rrr 22-, or a draw, such as 1llrr 2orku');
  }
  if (placed.length + floor.length !== tiles.length) {
    return textProblem(
      text.length,
      `${plural(tiles.length, 'tile')}, but ${plural(placed.length + floor.length, 'destination')}: expected one for each tile`,
    );
  }
  const line = placed === '' ? {} : { line: Number(placed[0]) };
  const taken = { player: PLAYERS.indexOf(player as Player), origin: Number(origin), tile: tiles[0] as Tile };
  return { ok: true, move: { ...taken, count: tiles.length, ...line, overflow: floor.length } };
}

const drawOf = ([, factory, tiles = '']: RegExpExecArray): Draw => ({
  factory: Number(factory),
  tiles: countTiles(tiles as Iterable<Tile>),
});

/** Returns a text that two tables share if they are equal, apart from the number of rounds. */
export function tableKey({ players, supply, factories, centre, hasMarker, turnOf, beginsNext, isOver }: Table): string {
  return JSON.stringify([players, supply, factories, centre, hasMarker, turnOf, beginsNext, isOver]);
}
