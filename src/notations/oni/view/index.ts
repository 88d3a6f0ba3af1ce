import type { Move, Position } from '../../../games/onitama/index.js';
import { type RenderOptions, type View, withCheckedModels } from '../../../notation/index.js';
import { drawEveryPly } from '../../../notation/view/every-ply.js';
import { oniCodec, type OniGame } from '../model/shape.js';
import { type OniPlayOptions, type OniPly, type OniReplay, replayModel } from '../replay/play.js';
import { oniSquares } from './squares.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

/** A position of an Onitama game, ready to draw. */
export interface BoardView {
  /** The number of moves made. */
  readonly ply: number;
  readonly position: Position;
  /** The last move made; `undefined` at the start. */
  readonly last: OniPly | undefined;
}

/** Options: which position to draw, and the cards that exist. */
export interface OniViewOptions extends RenderOptions, OniPlayOptions {}

/** Draws the board and the cards like {@link oniView}, but not as text, and throws for a value that isn't a model. */
export const oniViewWithoutText: Omit<View<OniGame, BoardView, OniViewOptions, Move>, 'text'> = {
  at(game, options = {}) {
    const replay = replayModel(game, options);
    if (!replay.ok) return replay;
    const { length } = replay.plies;
    return { ok: true, view: viewAfter(replay, Math.max(0, Math.min(options.ply ?? length, length))) };
  },
  eachPly: (game, options, draw) => drawEveryPly(replayModel(game, options), viewAfter, draw),
  svg: renderSvg,
  squares: oniSquares,
};

/** Draws the board and the cards like {@link oniView}, but throws for a value that isn't a model. */
export const oniUncheckedView: View<OniGame, BoardView, OniViewOptions, Move> = /* @__PURE__ */ (() => ({
  ...oniViewWithoutText,
  text: renderText,
}))();

/**
 * Draws the board and the cards of both sides. A ply after the last one shows the final position. A game that can't be
 * replayed, for example without five known cards, has no picture. A value that isn't a model has none either.
 */
export const oniView: View<OniGame, BoardView, OniViewOptions, Move> = /* @__PURE__ */ withCheckedModels(
  oniCodec,
  oniUncheckedView,
);

/** Returns the position after a number of plies that the replay has. */
function viewAfter({ start, plies }: OniReplay, ply: number): BoardView {
  const last = plies[ply - 1];
  return { ply, last, position: last?.after ?? start };
}
