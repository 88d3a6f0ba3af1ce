import { type PlayerBoard, SIZE, type Table, tileAt, tilesText } from '../../../games/azul/index.js';
import { type AzulGame, nameOf, PLAYER_LETTERS } from '../model.js';

/** Factories and the centre, then each player's lines, wall and floor. */
export function renderText(game: AzulGame, table: Table): string {
  const factories = table.factories.map((tiles, i) => `${i + 1}: ${tilesText(tiles)}`);
  const centre = `centre: ${tilesText(table.centre)}${table.hasMarker && table.isRoundRunning ? ' and the first-player marker' : ''}`;
  const scores = table.scores();
  const boards = table.players.map((board, i) => {
    const letter = PLAYER_LETTERS[i]!;
    const name = nameOf(game, letter);
    const turn = table.turnOf === i && !table.isOver ? '   to move' : '';
    const title = `${letter}${name === undefined ? '' : ` ${name}`}: ${scores[i]!}${turn}`;
    return [title, ...rowsOf(board), `floor: ${floorText(board)}`, ''].join('\n');
  });
  return [...factories, centre, '', ...boards].join('\n');
}

/** Pattern lines at the left, the wall at the right: small letters where a tile is missing, capitals where it is. */
function rowsOf({ lines, wall }: PlayerBoard): string[] {
  return lines.map(({ tile, count }, row) => {
    const line = '.'.repeat(row + 1 - count) + (tile ?? '').repeat(count);
    const places = wall[row]!.map((isThere, column) => {
      const letter = tileAt(row, column);
      return isThere ? letter.toUpperCase() : letter;
    });
    return `  ${[...line].join(' ').padStart(SIZE * 2 - 1)}  |  ${places.join(' ')}`;
  });
}

const floorText = ({ floor }: PlayerBoard): string =>
  floor.length === 0 ? 'nothing' : floor.map((tile) => (tile === 'first' ? '1' : tile)).join(' ');
