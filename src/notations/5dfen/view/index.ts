import type { Board as GameBoard, Multiverse } from '../../../games/5dchess/index.js';
import { modelProblem } from '../../../notation/codec/index.js';
import { failure, type View } from '../../../notation/index.js';
import type { LatinOptions } from '../../built-in.js';
import { fiveDCodec } from '../codec.js';
import { type Board, type FiveDGame, headerValue } from '../model.js';
import { type FiveDPly, type FiveDReplay, playGame } from '../replay/play.js';
import { modelBoard, squareName } from '../boards/start.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

/** Boards to draw. */
export interface BoardView {
  readonly title: string;
  /** The boards, at least one. */
  readonly boards: readonly Board[];
  /** The squares that the last move touched, such as `e4`, by board. */
  readonly touched: ReadonlyMap<Board, ReadonlySet<string>>;
  /** Whether all pieces are letters; otherwise, pieces of chess are figurines. */
  readonly latin: boolean;
}

/** Draws the boards of a game on a grid: one row per timeline, one column per half turn. */
export const fiveDView: View<FiveDGame, BoardView, LatinOptions> = {
  /**
   * Returns the boards after `ply` moves of the main line or of a variation, or after the last move. If the game can't
   * be replayed, returns the boards of the record. Returns a problem for a model that no text expresses, for one
   * without boards, and for an unknown address of a variation.
   */
  at(game, { latin = false, ply, variation } = {}) {
    const problem = modelProblem(fiveDCodec, game);
    if (problem !== undefined) return { ok: false, problem };
    const title = titleOf(game);
    const replay = playGame(game);
    if ('reason' in replay) {
      if (game.boards.length > 0) return { ok: true, view: { title, boards: game.boards, touched: new Map(), latin } };
      return failure(replay.path, 'the game has no boards to draw');
    }
    const line = variation === undefined ? { before: [], plies: replay.plies } : lineTo(replay, variation);
    if (line === undefined) return failure(['turns'], `the game has no variation "${variation}"`);
    const plies = [...line.before, ...line.plies.slice(0, ply ?? line.plies.length)];
    const shown = new ShownBoards(replay);
    for (const one of plies) shown.add(one);
    return { ok: true, view: { title, ...shown.view(), latin } };
  },
  /**
   * Calls `draw` with the boards at the start and after each move of the main line. If the game can't be replayed, draws
   * the boards of the record, or returns the problem that {@link fiveDView.at} returns.
   */
  eachPly(game, options, draw) {
    const replay = modelProblem(fiveDCodec, game) === undefined ? playGame(game) : undefined;
    if (replay === undefined || 'reason' in replay) {
      const drawn = fiveDView.at(game, options);
      if (drawn.ok) draw(drawn.view);
      return drawn;
    }
    const shown = new ShownBoards(replay);
    const drawShown = () => draw({ title: titleOf(game), ...shown.view(), latin: options.latin ?? false });
    drawShown();
    for (const ply of replay.plies) {
      shown.add(ply);
      drawShown();
    }
    return { ok: true };
  },
  /** Draws the boards as an SVG document. */
  svg: renderSvg,
  /** Draws the boards as text for a terminal. */
  text: renderText,
};

/** The boards of a replay up to a ply, in the order in which they were made. */
class ShownBoards {
  readonly #multiverse: Multiverse;
  readonly #boards: Board[];
  #touched = new Map<Board, ReadonlySet<string>>();

  constructor({ start, multiverse }: FiveDReplay) {
    this.#multiverse = multiverse;
    this.#boards = start.map((board) => modelBoard(board, multiverse));
  }

  /** Adds the boards that a ply made; only the squares of this ply are touched. */
  add(ply: FiveDPly): void {
    this.#touched = new Map();
    for (const board of ply.made) {
      const shown = modelBoard(board, this.#multiverse);
      this.#boards.push(shown);
      this.#touched.set(shown, touchedSquares(ply, board));
    }
  }

  view(): Pick<BoardView, 'boards' | 'touched'> {
    return { boards: this.#boards, touched: this.#touched };
  }
}

/** Returns the plies of a variation and those before it; `undefined` for an unknown address. */
function lineTo(
  { plies, variations }: Pick<FiveDReplay, 'plies' | 'variations'>,
  address: string,
): PlayedLine | undefined {
  const variation = variations.find((candidate) => candidate.address === address);
  if (variation === undefined) return undefined;
  // The address of a nested variation is that of the outer one, a turn and a number: `1b.1.2w.1`.
  const outer = address.split('.').slice(0, -2).join('.');
  const line = outer === '' ? { before: [], plies } : lineTo({ plies, variations }, outer);
  return line && { before: [...line.before, ...line.plies.slice(0, variation.begin)], plies: variation.plies };
}

interface PlayedLine {
  readonly before: readonly FiveDPly[];
  readonly plies: readonly FiveDPly[];
}

function titleOf(game: FiveDGame): string {
  const players = [headerValue(game, 'white'), headerValue(game, 'black')].filter((name) => name !== undefined);
  return players.length === 2 ? players.join(' – ') : '5D chess';
}

/** Returns the squares of a new board that a ply touched: those that its piece left or reached. */
function touchedSquares({ from, to, made: [first, second] }: FiveDPly, board: GameBoard): ReadonlySet<string> {
  const squares = new Set<string>();
  if (from !== undefined && board === first) squares.add(squareName(from));
  if (to !== undefined && board === (second ?? first)) squares.add(squareName(to));
  return squares;
}
