import type { Tables } from '../../notation/tables.js';
import { type PlayerBoard, type Table, type TileCounts, tileAt, tilesIn } from '../../games/azul/index.js';
import { type AzulGame, PLAYER_LETTERS, playerLetter } from './model.js';
import { type AzulReplay, replayRead } from './play.js';
import { writeMove } from './print.js';

/** The columns of Azul games in exported tables. The rules of a game are its number of players. */
export const azulTables: Tables<AzulGame, AzulReplay> = {
  game({ players, lines }) {
    const names: Record<string, string> = {};
    let date: string | undefined;
    for (const line of lines) {
      if (line.type === 'name') names[line.player] = line.name;
      else if (line.type === 'date') date = line.date;
    }
    return {
      ...(Object.keys(names).length === 0 ? {} : { players: names }),
      ...(date === undefined ? {} : { date }),
      ...(players === undefined ? {} : { rules: `${players} players` }),
    };
  },
  plies(_, game, add) {
    replayRead(game, {}, (move, table) => add(move.player, writeMove(move), undefined, tableText(table)));
  },
  result({ table }) {
    if (!table.isOver) return undefined;
    return table
      .winners()
      .map((index) => PLAYER_LETTERS[index]!)
      .join(' ');
  },
};

/**
 * Writes a table on one line: the tiles of each factory after its number (0 is the centre; `*` is the first-player
 * marker); then, for each player, the score, the rows of the wall, the pattern lines and the floor.
 *
 * `2orku 0lk* A5 l..../...../...../...../..... -/o2/-/-/- - B0 …`
 */
function tableText(table: Table): string {
  const factories = table.factories.map((tiles, i) => [i + 1, lettersOf(tiles)]);
  const marker = table.hasMarker && table.isRoundRunning ? '*' : '';
  const origins = [...factories, [0, lettersOf(table.centre) + marker]].filter(([, tiles]) => tiles !== '');
  const scores = table.scores();
  const players = table.players.map((board, i) => `${playerLetter(i)}${scores[i]!} ${boardText(board)}`);
  return [...origins.map((origin) => origin.join('')), ...players].join(' ');
}

const lettersOf = (tiles: TileCounts): string => tilesIn(tiles).join('');

function boardText({ wall, lines, floor }: PlayerBoard): string {
  const rows = wall.map((row, y) => row.map((isThere, x) => (isThere ? tileAt(y, x) : '.')).join(''));
  const waiting = lines.map(({ tile, count }) => (tile === undefined ? '-' : `${tile}${count}`));
  const dropped = floor.map((tile) => (tile === 'first' ? '*' : tile)).join('');
  return `${rows.join('/')} ${waiting.join('/')} ${dropped === '' ? '-' : dropped}`;
}
