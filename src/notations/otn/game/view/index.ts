import type { RenderOptions } from '../../../../notation/options.js';
import { failure, type Result } from '../../../../notation/result.js';
import type { BoardView } from '../../position/view/index.js';
import { renderSvg } from '../../position/view/svg.js';
import { renderText } from '../../position/view/text.js';
import type { OtnGame } from '../model.js';
import { replayOtn } from '../play.js';

/** Draws the board after a ply of a game. */
export const otnView = {
  /**
   * Returns the board after a ply of the main line or of a variation, or the reason why there is none. A ply after the
   * last one shows the final position.
   */
  at(game: OtnGame, { ply: wanted, variation }: RenderOptions = {}): Result<{ readonly view: BoardView }> {
    const replay = replayOtn(game);
    if (!replay.ok) return replay;
    const { rules, start } = replay;
    const line = variation === undefined ? replay : replay.variations.find(({ address }) => address === variation);
    if (line === undefined) return failure(['variations'], `the game has no variation "${variation}"`);
    const { plies, final } = line;
    const ply = Math.max(0, Math.min(wanted ?? plies.length, plies.length));
    const last = plies[ply - 1];
    const begin = variation === undefined ? start : (plies[0]?.before ?? final);
    const { board } = last?.after ?? begin;
    const played = last?.played;
    const move = played === undefined ? undefined : { ...played.move, captured: played.captures };
    const title = `Tafl after ply ${ply}${variation === undefined ? '' : ` of variation ${variation}`}`;
    const view = { title, size: rules.size, board, spaces: rules.spaces, last: move };
    return { ok: true, view };
  },
  /** Draws the board as an SVG document, with rank 1 at the top. */
  svg: renderSvg,
  /** Draws the board as text for a terminal, with rank 1 at the top. */
  text: renderText,
};
