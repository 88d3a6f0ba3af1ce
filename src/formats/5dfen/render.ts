import type { RenderOptions } from '../format.js';
import { type FiveDGame, headerValue } from './model.js';
import type { Picture } from './picture.js';
import { renderSvg } from './render-svg.js';
import { renderText } from './render-text.js';

/** The boards of a game on their timeline grid as an SVG document; nothing if the game has no board. */
export function render5dfenSvg(game: FiveDGame, options: RenderOptions = {}): string | undefined {
  const picture = pictureOf(game, options);
  return picture === undefined ? undefined : renderSvg(picture);
}

/** The same as text: layers down, time across. */
export function render5dfenText(game: FiveDGame, options: RenderOptions = {}): string | undefined {
  const picture = pictureOf(game, options);
  return picture === undefined ? undefined : renderText(picture);
}

function pictureOf(game: FiveDGame, { latin = false }: RenderOptions): Picture | undefined {
  if (game.boards.length === 0) return undefined;
  const players = [headerValue(game, 'white'), headerValue(game, 'black')].filter((name) => name !== undefined);
  const title = players.length === 2 ? players.join(' – ') : '5D chess';
  return { title, boards: game.boards, marked: () => new Set(), latin };
}
