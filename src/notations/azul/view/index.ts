import { defined } from '../../../defined.js';
import type { Draws, Move, Table } from '../../../games/azul/index.js';
import { type RenderOptions, type View, withCheckedModels } from '../../../notation/index.js';
import { nameOf, playerLetter } from '../model/model.js';
import { azulCodec, type AzulGame } from '../model/shape.js';
import { replayAzul } from '../replay/play.js';
import { azulSquares } from './squares.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

/** A table to draw. */
export interface BoardView {
  readonly table: Table;
  /** The name of each player, in the order of play; `undefined` if the record has none. */
  readonly names: readonly (string | undefined)[];
}

/**
 * Draws the table. A ply after the last one shows the final table. A game that can't be replayed has no picture. A
 * value that isn't a model has none either.
 */
export const azulView: View<AzulGame, BoardView, RenderOptions, Move | Draws> = /* @__PURE__ */ withCheckedModels<
  AzulGame,
  View<AzulGame, BoardView, RenderOptions, Move | Draws>
>(azulCodec, {
  at(game, { ply } = {}) {
    const replay = replayAzul(game, defined({ plies: ply }));
    if (!replay.ok) return replay;
    return { ok: true, view: viewOf(game, replay.table) };
  },
  eachPly(game, _, draw) {
    const start = replayAzul(game, { plies: 0 });
    if (!start.ok) return start;
    draw(viewOf(game, start.table));
    return replayAzul(game, {}, (_move, table) => draw(viewOf(game, table)));
  },
  svg: renderSvg,
  text: renderText,
  squares: azulSquares,
});

function viewOf(game: AzulGame, table: Table): BoardView {
  return { table, names: table.players.map((_, i) => nameOf(game, playerLetter(i))) };
}
