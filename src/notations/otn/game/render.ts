import type { RenderOptions } from '../../../notation/format.js';
import type { OtnGame } from '../model.js';
import type { BoardView } from '../position/view/index.js';
import { renderSvg } from '../position/view/svg.js';
import { renderText } from '../position/view/text.js';
import { replayOtn } from './play.js';

/** The board of a game after a ply of its main line, held inside the game; nothing where it has no rules with a board. */
function viewOfGame(game: OtnGame, { ply }: RenderOptions = {}): BoardView | undefined {
  const replay = replayOtn(game);
  if (replay === undefined) return undefined;
  const { plies, rules, start } = replay;
  const at = Math.max(0, Math.min(ply ?? plies.length, plies.length));
  const last = plies[at - 1];
  const { board } = last?.after ?? start;
  const played = last?.played;
  const move = played === undefined ? undefined : { ...played.move, captured: played.captures };
  return { title: `Tafl after ply ${at}`, size: rules.size, board, spaces: rules.spaces, last: move };
}

/** A picture of the board after a ply of a game, as an SVG document; nothing where it has no rules with a board. */
export function renderOtnSvg(game: OtnGame, options: RenderOptions = {}): string | undefined {
  const view = viewOfGame(game, options);
  return view === undefined ? undefined : renderSvg(view);
}

/** A picture of the board after a ply of a game, as text for a terminal; nothing where it has no rules with a board. */
export function renderOtnText(game: OtnGame, options: RenderOptions = {}): string | undefined {
  const view = viewOfGame(game, options);
  return view === undefined ? undefined : renderText(view);
}
