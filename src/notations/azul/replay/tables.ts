import { defined } from '../../../defined.js';
import { type PlayerBoard, scoresOf, type Table, tileAt, type TileCounts, TILES } from '../../../games/azul/index.js';
import { type PlyColumns, type PlyListener, type Tables, tagsByName } from '../../../notation/index.js';
import { playerLetter } from '../model/model.js';
import type { AzulGame, MoveLine } from '../model/shape.js';
import { writeMove } from '../print.js';
import { playForListener } from './play.js';

/** The columns of Azul games in exported tables. The rules of a game are its number of players. */
export const azulTables: Tables<AzulGame> = {
  game({ players, lines }) {
    const names = lines.flatMap((line) => (line.type === 'name' ? [[line.player, line.name] as const] : []));
    return defined({
      players: tagsByName(names),
      date: lines.find((line) => line.type === 'date')?.date,
      rules: players === undefined ? undefined : `${players} players`,
    });
  },
  listener: (columns) => columnListener(columns),
  play: (game, columns) => playForListener(game, columnListener(columns)),
};

/** Returns a listener that adds a row for each ply. */
const columnListener = (columns: PlyColumns): PlyListener<MoveLine, Table> => ({
  onPly(move, table) {
    const position = tableText(table);
    columns.add(move.player, writeMove(move), undefined, position, '', shortTableKey(position, table));
  },
  onEnd: (result) => columns.end(result),
});

/**
 * Returns what the rest of a game depends on: the table, the players who move and begin the next round, and the bag
 * (the lid has all other tiles). Shorter than `tableKey` of the rules, and made from a table that is already written.
 */
const shortTableKey = (written: string, { turnOf, beginsNext, supply: { bag } }: Table): string =>
  `${turnOf}${beginsNext} ${bag.join(',')} ${written}`;

/**
 * Writes a table on one line: the tiles of each factory after its number (0 is the center; `*` is the first-player
 * marker); then, for each player, the score, the rows of the wall, the pattern lines and the floor.
 *
 * `2orku 0lk* A5 l..../...../...../...../..... -/o2/-/-/- - B0 …`
 */
function tableText(table: Table): string {
  // Joined at once: text that grows by pieces takes several times its size until it is used.
  const parts: string[] = [];
  for (let i = 0; i < table.factories.length; i++) {
    const letters = lettersOf(table.factories[i]!);
    if (letters !== '') parts.push(`${i + 1}${letters}`);
  }
  const centre = lettersOf(table.centre);
  const isRunning = parts.length > 0 || centre !== '';
  const marker = table.hasMarker && isRunning ? '*' : '';
  if (centre !== '' || marker !== '') parts.push(`0${centre}${marker}`);
  const scores = scoresOf(table);
  for (let i = 0; i < table.players.length; i++) {
    parts.push(`${playerLetter(i)}${scores[i]!}`);
    addBoard(parts, table.players[i]!);
  }
  return parts.join(' ');
}

/** Writes tiles, each as often as it occurs. */
function lettersOf(tiles: TileCounts): string {
  let letters = '';
  for (let kind = 0; kind < TILES.length; kind++) {
    for (let left = tiles[kind]!; left > 0; left--) letters += TILES[kind]!;
  }
  return letters;
}

/** Adds the rows of the wall, the pattern lines and the floor of a player. */
function addBoard(parts: string[], { wall, lines, floor }: PlayerBoard): void {
  const rows: string[] = [];
  const patternLines: string[] = [];
  for (let y = 0; y < wall.length; y++) {
    rows.push(rowText(wall[y]!, y));
    const { tile, count } = lines[y]!;
    patternLines.push(tile === undefined ? '-' : tile + String(count));
  }
  let floorText = '';
  for (const tile of floor) floorText += tile === 'first' ? '*' : tile;
  parts.push(rows.join('/'), patternLines.join('/'), floorText === '' ? '-' : floorText);
}

/** Writes a row of a wall. */
function rowText(row: readonly boolean[], y: number): string {
  let text = '';
  for (let x = 0; x < row.length; x++) text += row[x]! ? tileAt(y, x) : '.';
  return text;
}
