import type { RenderOptions } from '../../../notation/format.js';
import type { OtnGame } from '../model.js';
import { renderSvg } from '../position/view/svg.js';
import { renderText } from '../position/view/text.js';
import { sceneOfGame } from '../position/view/board-view.js';

/** A picture of the board after a ply of a game, as an SVG document; nothing where it has no rules with a board. */
export function renderOtnSvg(game: OtnGame, options: RenderOptions = {}): string | undefined {
  const scene = sceneOfGame(game, options);
  return scene === undefined ? undefined : renderSvg(scene);
}

/** The same as text for a terminal. */
export function renderOtnText(game: OtnGame, options: RenderOptions = {}): string | undefined {
  const scene = sceneOfGame(game, options);
  return scene === undefined ? undefined : renderText(scene);
}
