import { failure, type RenderOptions, type Result, withCheckedModels } from '../../../../notation/index.js';
import { drawEveryPly } from '../../../../notation/view/every-ply.js';
import type { BoardView } from '../../position/view/index.js';
import { otnSquares } from '../../position/view/squares.js';
import { renderSvg } from '../../position/view/svg.js';
import { renderText } from '../../position/view/text.js';
import { otnCodec } from '../model/codec.js';
import type { OtnGame } from '../model/model.js';
import { type OtnLineReplay, type OtnReplay, replayOtn } from '../replay/play.js';

/** Draws the board after a ply of a game. A value that isn't a model has no picture. */
export const otnView = /* @__PURE__ */ withCheckedModels(otnCodec, {
  /**
   * Returns the board after a ply of the main line or of a variation, or the reason why there is none. A ply after the
   * last one shows the final position.
   */
  at(game: OtnGame, { ply, variation = '' }: RenderOptions = {}): Result<{ readonly view: BoardView }> {
    const replay = replayOtn(game);
    if (!replay.ok) return replay;
    const line = variation === '' ? replay : replay.variations.find(({ address }) => address === variation);
    if (line === undefined) return failure(['variations'], `the game has no variation "${variation}"`);
    const { length } = line.plies;
    return { ok: true, view: viewAfter(replay, line, Math.max(0, Math.min(ply ?? length, length))) };
  },
  /** Calls `draw` with the board at the start and after each ply of the main line, or returns why there is none. */
  eachPly: (game: OtnGame, _: RenderOptions, draw: (view: BoardView) => void): Result<object> =>
    drawEveryPly(replayOtn(game), (replay, ply) => viewAfter(replay, replay, ply), draw),
  /** Draws the board as an SVG document, with rank 1 at the top. */
  svg: renderSvg,
  /** Draws the board as text for a terminal, with rank 1 at the top. */
  text: renderText,
  /** How moves are entered on the board. */
  squares: otnSquares,
});

/** Returns the board after a number of plies that a line of a replay has. */
function viewAfter({ start }: OtnReplay, { address, plies, final }: OtnLineReplay, ply: number): BoardView {
  const last = plies[ply - 1];
  const begin = address === '' ? start : (plies[0]?.before ?? final);
  const { board, rules } = last?.after ?? begin;
  const played = last?.played;
  const move = played === undefined ? undefined : { ...played.move, captured: played.captures };
  const title = `Tafl after ply ${ply}${address === '' ? '' : ` of variation ${address}`}`;
  return { title, size: rules.size, board, spaces: rules.spaces, last: move };
}
