import type { Board as GameBoard, Multiverse, Target, TurnMove } from '../../../games/5dchess/index.js';
import { failure, modelProblem, type Result, type View } from '../../../notation/index.js';
import { squareName } from '../boards/names.js';
import { modelBoard } from '../boards/start.js';
import { fiveDCodec } from '../model/codec.js';
import { type Board, type FiveDGame, headerValue } from '../model/model.js';
import type { FiveDRenderOptions } from '../options.js';
import { type FiveDReplay, playGame } from '../replay/play.js';
import type { FiveDPly } from '../replay/play-lines.js';
import { shownBoards } from './range.js';
import { fiveDSquares } from './squares.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';
import type { Travel } from './travels.js';

/** Boards to draw. */
export interface BoardView {
  readonly title: string;
  /** The boards, at least one. */
  readonly boards: readonly Board[];
  /** The squares that the last move touched, such as `e4`, by board. */
  readonly touched: ReadonlyMap<Board, ReadonlySet<string>>;
  /** The moves from board to board, in their order. */
  readonly travels: readonly (Travel & { readonly isLast: boolean })[];
  /** Whether all pieces are letters; otherwise, pieces of chess are figurines. */
  readonly latin: boolean;
}

/** Draws the boards of a game on a grid: one row per timeline, one column per half turn. */
export const fiveDView: View<FiveDGame, BoardView, FiveDRenderOptions, TurnMove> = {
  /**
   * Returns the boards after `ply` moves of the main line or of a variation, or after the last move; only those that
   * `timeline` and `turn` select, if they are given. If the game can't be replayed, returns the boards of the record.
   * Returns a problem for a model that no text expresses, for one without boards, for an unknown address of a
   * variation, and for ranges that can't be read or select no board.
   */
  at(game, options = {}) {
    const { ply, variation = '' } = options;
    const problem = modelProblem(fiveDCodec, game);
    if (problem !== undefined) return { ok: false, problem };
    const replay = playGame(game);
    if ('reason' in replay) {
      if (game.boards.length === 0) return failure(replay.path, 'the game has no boards to draw');
      return selected({ boards: game.boards, touched: new Map(), travels: [] }, game, options);
    }
    const line = variation === '' ? { before: [], plies: replay.plies } : lineTo(replay, variation);
    if (line === undefined) return failure(['turns'], `the game has no variation "${variation}"`);
    const shown = new ShownBoards(replay);
    for (const one of [...line.before, ...line.plies.slice(0, ply ?? line.plies.length)]) shown.add(one);
    return selected(shown.view(), game, options);
  },
  /**
   * Calls `draw` with the boards at the start and after each move of the main line, without those at which a selected
   * timeline or turn has no board yet. If the game can't be replayed, draws the boards of the record, or returns the
   * problem that {@link fiveDView.at} returns.
   */
  eachPly(game, options, draw) {
    const replay = modelProblem(fiveDCodec, game) === undefined ? playGame(game) : undefined;
    if (replay === undefined || 'reason' in replay) {
      const drawn = fiveDView.at(game, options);
      if (drawn.ok) draw(drawn.view);
      return drawn;
    }
    const shown = new ShownBoards(replay);
    let last = selected(shown.view(), game, options);
    if (last.ok) draw(last.view);
    for (const ply of replay.plies) {
      shown.add(ply);
      last = selected(shown.view(), game, options);
      if (last.ok) draw(last.view);
    }
    return last;
  },
  /** Draws the boards as an SVG document. */
  svg: renderSvg,
  /** Draws the boards as text for a terminal. */
  text: renderText,
  squares: fiveDSquares,
};

/** Returns the boards that the options select, or a problem if they select none. */
function selected(
  { boards, touched, travels }: Pick<BoardView, 'boards' | 'touched' | 'travels'>,
  game: FiveDGame,
  options: FiveDRenderOptions,
): Result<{ readonly view: BoardView }> {
  const range = shownBoards(options);
  if (!range.ok) return range;
  const shown = boards.filter(range.isShown);
  if (shown.length === 0) return failure([], 'these timelines and turns have no board');
  return { ok: true, view: { title: titleOf(game), boards: shown, touched, travels, latin: options.latin ?? false } };
}

/** The boards of a replay up to a ply, in the order in which they were made. */
class ShownBoards {
  readonly #multiverse: Multiverse;
  readonly #boards: Board[];
  readonly #shown = new Map<GameBoard, Board>();
  readonly #travels: Travel[] = [];
  #lastTravel: Travel | undefined;
  #touched = new Map<Board, ReadonlySet<string>>();

  constructor({ start, multiverse }: FiveDReplay) {
    this.#multiverse = multiverse;
    this.#boards = start.map((board) => this.#modelOf(board));
  }

  /** Adds the boards that a ply made; only the squares of this ply are touched. */
  add(ply: FiveDPly): void {
    this.#touched = new Map();
    for (const board of ply.made) {
      const shown = this.#modelOf(board);
      this.#boards.push(shown);
      this.#touched.set(shown, touchedSquares(ply, board));
    }
    this.#lastTravel = this.#travelOf(ply);
    if (this.#lastTravel !== undefined) this.#travels.push(this.#lastTravel);
  }

  view(): Pick<BoardView, 'boards' | 'touched' | 'travels'> {
    const travels = this.#travels.map((travel) => ({ ...travel, isLast: travel === this.#lastTravel }));
    return { boards: this.#boards, touched: this.#touched, travels };
  }

  #travelOf({ from, to, made: [, entered], newLine }: FiveDPly): Travel | undefined {
    if (from === undefined || to === undefined || entered === undefined) return undefined;
    const square = ({ board, x, y }: Target) => ({ board: this.#modelOf(board), x, y });
    return { from: square(from), to: square(to), ...(newLine === undefined ? {} : { made: this.#modelOf(entered) }) };
  }

  #modelOf(board: GameBoard): Board {
    const shown = this.#shown.get(board) ?? modelBoard(board, this.#multiverse);
    this.#shown.set(board, shown);
    return shown;
  }
}

/** Returns the plies of a variation and those before it; `undefined` for an unknown address. */
function lineTo(
  { plies, variations }: Pick<FiveDReplay, 'plies' | 'variations'>,
  address: string,
): PlayedLine | undefined {
  const before: FiveDPly[] = [];
  let line = plies;
  // The address of a nested variation is the address of the outer one, a turn and a number: `1b.1.2w.1`.
  const keys = address.split('.');
  for (let length = 2; length < keys.length + 2; length += 2) {
    const outer = keys.slice(0, length).join('.');
    const variation = variations.find((candidate) => candidate.address === outer);
    if (variation === undefined) return undefined;
    for (const ply of line.slice(0, variation.begin)) before.push(ply);
    line = variation.plies;
  }
  return { before, plies: line };
}

interface PlayedLine {
  readonly before: readonly FiveDPly[];
  readonly plies: readonly FiveDPly[];
}

function titleOf(game: FiveDGame): string {
  const players = [headerValue(game, 'white'), headerValue(game, 'black')].filter((name) => name !== undefined);
  return players.length === 2 ? players.join(' – ') : '5D chess';
}

/** Returns the squares of a new board that the piece of a ply left or reached. */
function touchedSquares({ from, to, made: [first, second] }: FiveDPly, board: GameBoard): ReadonlySet<string> {
  const squares = new Set<string>();
  if (from !== undefined && board === first) squares.add(squareName(from));
  if (to !== undefined && board === (second ?? first)) squares.add(squareName(to));
  return squares;
}
