import type { ModelProblem } from '../../../diagnostics/index.js';
import type { Table } from '../../../games/azul/index.js';
import { type AzulGame, nameOf, PLAYER_LETTERS } from '../model.js';
import { replayAzul } from '../play.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

/** What a picture of a game shows. */
export interface BoardView {
  readonly table: Table;
  /** The name of each player, in the order of play; `undefined` where the record gives none. */
  readonly names: readonly (string | undefined)[];
}

/** Pictures of an Azul game. */
export const azulView = {
  /** The table after `ply` moves, or after the last one. A problem where the game can't be played. */
  at(
    game: AzulGame,
    { ply }: { readonly ply?: number } = {},
  ): { readonly ok: true; readonly view: BoardView } | { readonly ok: false; readonly problem: ModelProblem } {
    const replay = replayAzul(game, ply === undefined ? {} : { plies: ply });
    if (!replay.ok) return replay;
    const names = replay.table.players.map((_, i) => nameOf(game, PLAYER_LETTERS[i]!));
    return { ok: true, view: { table: replay.table, names } };
  },
  /** The picture as an SVG document. */
  svg: renderSvg,
  /** The picture as text for a terminal. */
  text: renderText,
};
