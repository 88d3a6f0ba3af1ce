import type { Position } from '../../../games/onitama/index.js';
import type { RenderOptions, View } from '../../../notation/index.js';
import type { OniGame } from '../model.js';
import { type OniPlayOptions, type OniPly, replayOni } from '../play.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

/** The content of a picture of an Onitama game. */
export interface BoardView {
  /** Number of moves that were made. */
  readonly ply: number;
  readonly position: Position;
  /** The last of these moves; `undefined` at the start. */
  readonly last: OniPly | undefined;
}

/** Which position is drawn, and with which cards it is played. */
export interface OniViewOptions extends RenderOptions, OniPlayOptions {}

/**
 * Pictures of the table: the board and the cards of both sides. A ply past the end shows the end. There is none where the
 * game can't be played: where five cards are not known, for example.
 */
export const oniView: View<OniGame, BoardView, OniViewOptions> = {
  at(game, options = {}) {
    const replay = replayOni(game, options);
    if (!replay.ok) return replay;
    const { start, plies } = replay;
    const ply = Math.max(0, Math.min(options.ply ?? plies.length, plies.length));
    const last = plies[ply - 1];
    return { ok: true, view: { ply, last, position: last?.after ?? start } };
  },
  svg: renderSvg,
  text: renderText,
};
