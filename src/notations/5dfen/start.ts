import { type Board as GameBoard, codeOf, halfTurn, Multiverse, startBoards } from '../../games/5dchess/index.js';
import { type Board, type FiveDGame, headerValue, type Layer, layerOf, widthOf } from './model.js';
import { rowOf } from './rows.js';

/** Why a game can't be played through. */
export type NoStart =
  | 'no-boards'
  /** Its variant is known by name only. */
  | 'variant-not-built-in'
  /** Boards of different sizes, rows of different widths, or the same board twice. */
  | 'bad-boards'
  | { readonly gapIn: Layer; readonly before: Board };

/** The multiverse in which a game begins: its own boards or, without any, those of its variant. */
export function startOf(game: FiveDGame): Multiverse | NoStart {
  const boards = boardsOf(game);
  if (boards === undefined) return 'no-boards';
  const [first] = boards;
  if (first === undefined) return 'variant-not-built-in';
  const width = widthOf(first);
  const height = first.rows.length;
  const isRegular = boards.every(({ rows }) => rows.length === height && rows.every((row) => row.length === width));
  if (!isRegular) return 'bad-boards';
  const hasHalves = boards.some(({ layer }) => Object.is(layer.value, -0));
  const placed = boards
    .map((board) => ({ board, own: gameBoard(board, hasHalves) }))
    .sort((a, b) => a.own.line - b.own.line || a.own.half - b.own.half);
  for (const [i, { board, own }] of placed.entries()) {
    const before = placed[i - 1]?.own;
    if (before?.line !== own.line || before.half + 1 === own.half) continue;
    return before.half === own.half ? 'bad-boards' : { gapIn: board.layer, before: board };
  }
  return new Multiverse(
    width,
    height,
    placed.map(({ own }) => own),
    hasHalves,
  );
}

/** The boards of a record or of its variant; none where only the name of the variant is known. */
export function boardsOf(game: FiveDGame): readonly Board[] | undefined {
  if (game.boards.length > 0) return game.boards;
  const variant = headerValue(game, 'board');
  const start = variant === undefined ? undefined : startBoards(variant);
  return start?.map(({ rows, layer, time, toMove }) => ({
    rows: rows.split('/').map(rowOf),
    layer: layerOf(layer),
    time,
    toMove,
  }));
}

function gameBoard({ rows, layer, time, toMove }: Board, hasHalves: boolean): GameBoard {
  const squares = rows.toReversed().flatMap((row) => row.map((piece) => (piece === undefined ? 0 : codeOf(piece))));
  return { line: lineOf(layer, hasHalves), half: halfTurn(time, toMove), squares: Uint8Array.from(squares) };
}

/** Number of a timeline in a multiverse. */
export function lineOf({ value }: Layer, hasHalves: boolean): number {
  return hasHalves && (value < 0 || Object.is(value, -0)) ? value - 1 : value;
}

/** Spelling of a timeline's number. */
export function layerText(line: number, hasHalves: boolean): string {
  if (!hasHalves) return String(line);
  if (line === 0) return '+0';
  return line === -1 ? '-0' : String(line < 0 ? line + 1 : line);
}
