import {
  type Board as GameBoard,
  codeOf,
  halfTurn,
  layerOfLine,
  lineOfLayer,
  type Multiverse,
  pieceOf,
  startBoards,
  startMultiverse,
  timeOf,
  toMoveAt,
  type VariantBoard,
} from '../../../games/5dchess/index.js';
import type { Path } from '../../../notation/index.js';
import { type Board, type FiveDGame, headerIndex, layerOf, widthOf } from '../model/model.js';
import { rowOf } from './pieces.js';

/** The reason why a game can't be replayed, and its path in the model. */
export interface StartProblem {
  /**
   * `no-boards`: the record has no boards and names no variant; `variant-not-built-in`: only the name of the variant is
   * known; `bad-boards`: boards of different sizes, rows of different widths, or a repeated board; `gap`: a timeline
   * lacks the board right before this one.
   */
  readonly reason: 'no-boards' | 'variant-not-built-in' | 'bad-boards' | 'gap';
  readonly path: Path;
}

/** Returns the multiverse in which a game begins: its own boards or, if it has none, those of its variant. */
export function fiveDStart(game: FiveDGame): Multiverse | StartProblem {
  const variant = headerIndex(game, 'board');
  const boards = boardsOf(game, variant);
  const first = boards?.[0];
  if (boards === undefined || first === undefined) {
    const path = variant === -1 ? ['boards'] : ['headers', variant];
    return { reason: boards === undefined ? 'no-boards' : 'variant-not-built-in', path };
  }
  const width = widthOf(first);
  const height = first.rows.length;
  const odd = boards.findIndex(({ rows }) => rows.length !== height || rows.some((row) => row.length !== width));
  if (odd !== -1) return { reason: 'bad-boards', path: ['boards', odd] };
  const hasHalves = boards.some(({ layer }) => Object.is(layer.value, -0));
  const own = boards.map((board) => gameBoard(board, hasHalves));
  const start = startMultiverse(width, height, own, hasHalves);
  if (!('problem' in start)) return start;
  return { reason: start.problem === 'gap' ? 'gap' : 'bad-boards', path: ['boards', start.board] };
}

/** Returns the boards of a record or of its variant; `undefined` if only the name of the variant is known. */
function boardsOf(game: FiveDGame, variant: number): readonly Board[] | undefined {
  if (game.boards.length > 0) return game.boards;
  const name = game.headers[variant]?.value;
  const start = name === undefined ? undefined : startBoards(name);
  return start && modelBoards(start);
}

/** The boards of variants that were read. Most games of an archive have the same start. */
const boardsByVariant = new WeakMap<readonly VariantBoard[], readonly Board[]>();

function modelBoards(start: readonly VariantBoard[]): readonly Board[] {
  const found = boardsByVariant.get(start);
  if (found !== undefined) return found;
  const boards = start.map(({ rows, layer, time, toMove }) => ({
    rows: rows.split('/').map(rowOf),
    layer: layerOf(layer),
    time,
    toMove,
  }));
  boardsByVariant.set(start, boards);
  return boards;
}

function gameBoard({ rows, layer, time, toMove }: Board, hasHalves: boolean): GameBoard {
  const squares = new Uint8Array(rows.length * (rows[0]?.length ?? 0));
  let square = 0;
  for (const row of rows.toReversed()) {
    for (const piece of row) squares[square++] = piece === undefined ? 0 : codeOf(piece);
  }
  return { line: lineOfLayer(layer.value, hasHalves), half: halfTurn(time, toMove), squares };
}

/** Converts a board of a multiverse to the model. */
export function modelBoard({ line, half, squares }: GameBoard, { width, height, hasHalves }: Multiverse): Board {
  const rows = Array.from({ length: height }, (_, i) => {
    const from = (height - 1 - i) * width;
    return Array.from(squares.subarray(from, from + width), (code) => pieceOf(code));
  });
  return { rows, layer: layerOf(layerOfLine(line, hasHalves)), time: timeOf(half), toMove: toMoveAt(half) };
}
