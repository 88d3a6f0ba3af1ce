import type { Codec } from '../../notation/codec/index.js';
import { checkedDialect } from '../../notation/options.js';
import type { PrintResult } from '../../notation/result.js';
import { printModel, type RoundTrip, textOf, tryPrintModel } from '../../notation/round-trip.js';
import { boardCodec, fiveDCodec, moveCodec } from './codec.js';
import type { Board, FiveDGame, Move } from './model.js';
import { type Dialect, DIALECTS, type FiveDPrintOptions } from './options.js';
import { parse5dfenStructure } from './read.js';
import { writeBoard, writeGame, writeMove } from './write.js';

/**
 * A model as canonical text: headers, boards and turns, each on a line of its own, with an empty line between these
 * sections. Remarks come first, other comments are in their places. `compact` drops comments and empty lines, and has all
 * moves on one line.
 *
 * @throws ModelError for a model that no text expresses, such as a comment with `}` or a layer that its spelling contradicts
 */
export const print5dfen = (game: FiveDGame, options?: FiveDPrintOptions): string =>
  textOf(tryPrint5dfen(game, options));

/** The text that {@link print5dfen} makes of a model, or the problem that it would throw. Throws for an unknown dialect only. */
export function tryPrint5dfen(game: FiveDGame, options?: FiveDPrintOptions): PrintResult {
  checkedDialect('5dfen', DIALECTS, options?.dialect);
  return tryPrintModel(fiveDRoundTrip, game, options);
}

/**
 * A board as canonical text, in its brackets.
 *
 * @throws ModelError for a board that no text expresses, such as one without rows
 */
export const printBoard = (board: Board, dialect?: Dialect): string => textOf(tryPrintBoard(board, dialect));

/** The text that {@link printBoard} makes of a board, or the problem that it would throw. Throws for an unknown dialect only. */
export function tryPrintBoard(board: Board, dialect?: Dialect): PrintResult {
  checkedDialect('5dfen', DIALECTS, dialect);
  return tryPrintModel(boardRoundTrip, board, dialect === undefined ? undefined : { dialect });
}

/**
 * A move as canonical text: board, piece, origin, `>` or `>>`, `x`, board and square, `=`, signs, then its marks.
 *
 * @throws ModelError for a move that no text expresses, such as one to a rank past 99
 */
export const printMove = (move: Move): string => printModel(moveRoundTrip, move);

/** The text that {@link printMove} makes of a move, or the problem that it would throw. Never throws. */
export const tryPrintMove = (move: Move): PrintResult => tryPrintModel(moveRoundTrip, move);

const read = (text: string) => parse5dfenStructure(text, { level: 'syntax' });

const roundTrip = <Model>(
  codec: Codec<Model>,
  write: (model: Model, options?: FiveDPrintOptions) => string,
  parse: RoundTrip<Model>['parse'],
): RoundTrip<Model, FiveDPrintOptions> => ({ toJson: codec.encode, readJson: codec.decode, write, parse });

/** How records become JSON and text, and come back. */
export const fiveDRoundTrip: RoundTrip<FiveDGame, FiveDPrintOptions> = /* @__PURE__ */ roundTrip(
  fiveDCodec,
  writeGame,
  read,
);

/** How boards become JSON and text, and come back. */
const boardRoundTrip: RoundTrip<Board, FiveDPrintOptions> = /* @__PURE__ */ roundTrip(
  boardCodec,
  (board, options) => writeBoard(board, options?.dialect),
  (text) => {
    const { model, isWellFormed } = read(text);
    return { model: model.boards[0], isWellFormed: isWellFormed && model.turns.length === 0 };
  },
);

/** How moves become JSON and text, and come back. */
const moveRoundTrip: RoundTrip<Move> = /* @__PURE__ */ roundTrip(moveCodec, writeMove, (text) => {
  const { model, isWellFormed } = read(`1. ${text}`);
  const [move, ...rest] = model.turns[0]?.white ?? [];
  return { model: move?.type === 'move' ? move : undefined, isWellFormed: isWellFormed && rest.length === 0 };
});
