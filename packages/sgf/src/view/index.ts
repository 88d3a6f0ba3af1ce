import { failure, type RenderOptions, type Result, type View, withCheckedModels } from 'ludogram';
import { COLUMN_LETTERS, type GoMove } from '../go/rules.js';
import type { SgfCollection } from '../model/model.js';
import { sgfCodec } from '../model/shape.js';
import { gamesOfGo, type PlayedSgfGame, playGame, type SgfPly } from '../replay/play.js';
import { sgfSquares } from './squares.js';
import { renderSvg } from './svg.js';

/** A board as it is drawn. */
export interface SgfBoardView {
  readonly title: string;
  /** Rows of `X` (black), `O` (white) and `.`. */
  readonly board: readonly string[];
  /** The move that led to it; `undefined` at the start. */
  readonly last: SgfPly | undefined;
}

/** Boards of a game of a file, the first one if none is chosen. A value that isn't a model has none. */
export const sgfView: View<SgfCollection, SgfBoardView, RenderOptions, GoMove> = /* @__PURE__ */ withCheckedModels<
  SgfCollection,
  View<SgfCollection, SgfBoardView, RenderOptions, GoMove>
>(sgfCodec, {
  at(model, { game: index = 0, ply, variation = '' } = {}) {
    const played = playedGame(model, index);
    if (!played.ok) return played;
    const line = variation === '' ? played : played.variations.find(({ address }) => address === variation);
    return line === undefined
      ? failure(['trees', index], `the game has no variation "${variation}"`)
      : { ok: true, view: viewAfter(line, ply) };
  },
  eachPly(model, { game: index = 0 }, draw) {
    const played = playedGame(model, index);
    if (played.ok) for (let ply = 0; ply <= played.plies.length; ply++) draw(viewAfter(played, ply));
    return played;
  },
  svg: renderSvg,
  text({ title, board }) {
    const rows = board.map((row, y) => `${String(board.length - y).padStart(2)} ${[...row].join(' ')}`);
    const letters = [...(board[0] ?? '')].map((_, x) => COLUMN_LETTERS[x] ?? '?').join(' ');
    return [title, ...rows, `   ${letters}`, ''].join('\n');
  },
  squares: sgfSquares,
});

/** Plays a game of a file with its variations. */
function playedGame(model: SgfCollection, index: number): Result<PlayedSgfGame> {
  const checked = gamesOfGo(model);
  if (!checked.ok) return checked;
  const chosen = checked.trees[index];
  return chosen === undefined
    ? failure(['trees', index], 'the file has no such game')
    : { ok: true, ...playGame(chosen) };
}

/** Returns the board after a number of plies of a line; a greater number is the last one. */
function viewAfter({ start, plies }: Pick<PlayedSgfGame, 'start' | 'plies'>, ply: number = plies.length): SgfBoardView {
  const count = Math.min(ply, plies.length);
  const last = plies[count - 1];
  const title = last === undefined ? 'The start' : `${count}. ${last.mover} ${last.point ?? 'passes'}`;
  return { title, board: last?.after ?? start, last };
}
