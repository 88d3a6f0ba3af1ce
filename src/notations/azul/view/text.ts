import { isRoundRunning, type PlayerBoard, scoresOf, SIZE, tileAt, tilesText } from '../../../games/azul/index.js';
import { playerLetter } from '../model/model.js';
import type { BoardView } from './index.js';

/** Draws the table as text: factories and center, then each player's lines, wall and floor. */
export function renderText({ table, names }: BoardView): string {
  const factories = table.factories.map((tiles, i) => `${i + 1}: ${tilesText(tiles)}`);
  const centre = `center: ${tilesText(table.centre)}${table.hasMarker && isRoundRunning(table) ? ' and the first-player marker' : ''}`;
  const scores = scoresOf(table);
  const boards = table.players.map((board, i) => {
    const name = names[i];
    const turn = table.turnOf === i && !table.isOver ? '   to move' : '';
    const title = `${playerLetter(i)}${name === undefined ? '' : ` ${name}`}: ${scores[i]!}${turn}`;
    return [title, ...rowsOf(board), `floor: ${floorText(board)}`, ''].join('\n');
  });
  return [...factories, centre, '', ...boards].join('\n');
}

/**
 * Writes pattern lines on the left and the wall on the right. Capitals are tiles; small letters are empty spaces of the
 * wall.
 */
function rowsOf({ lines, wall }: PlayerBoard): string[] {
  return lines.map(({ tile, count }, row) => {
    const line = '.'.repeat(row + 1 - count) + (tile ?? '').repeat(count);
    const spaces = wall[row]!.map((isThere, column) => {
      const letter = tileAt(row, column);
      return isThere ? letter.toUpperCase() : letter;
    });
    return `  ${[...line].join(' ').padStart(SIZE * 2 - 1)}  |  ${spaces.join(' ')}`;
  });
}

const floorText = ({ floor }: PlayerBoard): string =>
  floor.length === 0 ? 'nothing' : floor.map((tile) => (tile === 'first' ? '1' : tile)).join(' ');
