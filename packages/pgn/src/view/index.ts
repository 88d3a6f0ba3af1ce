import { failure, type RenderOptions, type Result, type View, withCheckedModels } from 'ludogram';
import type { ChessMove } from '../chess/engine.js';
import { numberBefore } from '../chess/number-before.js';
import { replayStartOf } from '../chess/start.js';
import { isChess960 } from '../chess/variants.js';
import { type PgnGame, type PgnGames, tagOf } from '../model/model.js';
import { pgnCodec } from '../model/shape.js';
import { type PgnPly, type PlayedPgnLine, playLinesOf } from '../replay/play.js';
import { pgnSquares } from './squares.js';
import { renderSvg } from './svg.js';
import { boardText } from './text.js';

/** A board as it is drawn. */
export interface PgnBoardView {
  readonly title: string;
  /** The position as FEN. */
  readonly fen: string;
  /** The move that led to it; `undefined` at the start. */
  readonly last: PgnPly | undefined;
  /** Whether the game is one of Chess960, where the king castles by going to its rook. */
  readonly isChess960: boolean;
}

/**
 * Boards of a game of a file, the first one if none is chosen, with the squares and arrows that the comments of the
 * last move draw. A value that isn't a model has none.
 */
export const pgnView: View<PgnGames, PgnBoardView, RenderOptions, ChessMove> = /* @__PURE__ */ withCheckedModels<
  PgnGames,
  View<PgnGames, PgnBoardView, RenderOptions, ChessMove>
>(pgnCodec, {
  at(model, { game: index = 0, ply, variation = '' } = {}) {
    const played = linesOf(model, index);
    if (!played.ok) return played;
    const line = played.lines.find(({ at }) => at.address === variation);
    if (line === undefined) return failure(['games', index], `the game has no variation "${variation}"`);
    return { ok: true, view: viewAfter(played.game, line, ply) };
  },
  eachPly(model, { game: index = 0 }, draw) {
    const played = linesOf(model, index);
    if (!played.ok) return played;
    const [main] = played.lines;
    for (let ply = 0; ply <= main.plies.length; ply++) draw(viewAfter(played.game, main, ply));
    return { ok: true };
  },
  svg: renderSvg,
  text: ({ title, fen }) => `${title}\n${boardText(fen)}\n`,
  squares: pgnSquares,
});

/** A game whose lines were played. */
interface PlayedLines {
  readonly game: PgnGame;
  readonly lines: ReturnType<typeof playLinesOf>;
}

/** Plays the lines of a game of a file. */
function linesOf({ games }: PgnGames, index: number): Result<PlayedLines> {
  const game = games[index];
  if (game === undefined) return failure(['games', index], 'the file has no such game');
  const start = replayStartOf(game);
  return start.ok
    ? { ok: true, game, lines: playLinesOf(game, start.position) }
    : failure(['games', index, ...start.problem.path], start.problem.message);
}

/** Returns the board after a number of plies of a line; a greater number is the last one. */
function viewAfter(game: PgnGame, { start, plies }: PlayedPgnLine, ply = plies.length): PgnBoardView {
  const last = plies[Math.min(ply, plies.length) - 1];
  const title = last === undefined ? 'The start' : `${numberBefore(last.number, last.mover)} ${last.move.san}`;
  return { title, fen: last?.after ?? start, last, isChess960: isChess960(tagOf(game, 'Variant')) };
}
