import type { RenderOptions } from '../../../../notation/options.js';
import type { Result } from '../../../../notation/result.js';
import type { BoardView } from '../../position/view/index.js';
import { renderSvg } from '../../position/view/svg.js';
import { renderText } from '../../position/view/text.js';
import type { OtnGame } from '../model.js';
import { replayOtn } from '../play.js';

/** Pictures of the board after a ply of a game. */
export const otnView = {
  /** The board after a ply of the main line, or why there is none. A ply past the end shows the end. */
  at(game: OtnGame, options: RenderOptions = {}): Result<{ readonly view: BoardView }> {
    const replay = replayOtn(game);
    if (!replay.ok) return replay;
    const { plies, rules, start } = replay;
    const ply = Math.max(0, Math.min(options.ply ?? plies.length, plies.length));
    const last = plies[ply - 1];
    const { board } = last?.after ?? start;
    const played = last?.played;
    const move = played === undefined ? undefined : { ...played.move, captured: played.captures };
    const view = { title: `Tafl after ply ${ply}`, size: rules.size, board, spaces: rules.spaces, last: move };
    return { ok: true, view };
  },
  /** The picture as an SVG document, rank 1 on top. */
  svg: renderSvg,
  /** The picture as text for a terminal, rank 1 on top. */
  text: renderText,
};
