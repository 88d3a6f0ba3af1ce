import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import type { Codec, Formatted, Printed, PrintResult, Reading, RoundTrip } from '../../notation/index.js';
import { checkedDialect } from '../../notation/options.js';
import { formatReading } from '../../notation/print/formatting.js';
import { printModel, textOrThrow, tryPrintModel } from '../../notation/print/round-trip.js';
import { boardCodec, fiveDCodec, moveCodec } from './model/codec.js';
import type { Board, FiveDGame, Move } from './model/model.js';
import { type Dialect, DIALECTS, type FiveDPrintOptions } from './options.js';
import { read5dfenStructure } from './read.js';
import { writeBoard, writeGame, writeMove } from './turns/print.js';

/**
 * Writes a model as canonical text: headers, boards and turns, each on its own line, with an empty line between these
 * sections. Remarks come first; other comments keep their positions. `compact` drops comments and empty lines, and
 * writes all moves on one line.
 *
 * @throws ModelError for a model that no text expresses, such as a comment with `}` or a layer that its spelling
 *   contradicts
 */
export const print5dfen = (game: FiveDGame, options?: FiveDPrintOptions): string =>
  textOrThrow(tryPrint5dfen(game, options));

/**
 * Writes a model as text, or returns the problem that prevents it. Throws only for an unknown dialect. Takes the
 * options of {@link print5dfen}.
 */
export function tryPrint5dfen(game: FiveDGame, options?: FiveDPrintOptions): PrintResult {
  checkedDialect('5dfen', DIALECTS, options?.dialect);
  return tryPrintModel(fiveDRoundTrip, game, options);
}

/**
 * Writes a reading without syntax errors as canonical text, in the dialect of the record and with its comments.
 * `droppedComments` is the number of comments that `compact` leaves out. Formatting the result again does not change
 * it. Reports `text/lost-in-formatting` instead if canonical text would hide an error, such as the first of two
 * results.
 */
export const format5dfen = (
  reading: Reading<FiveDGame, GameRecord | undefined>,
  options: FiveDPrintOptions = {},
): Formatted => formatReading(reading, options, writeReading);

/** Writes a reading without syntax errors, even if that hides errors. */
export function writeReading(
  { model, tree, dialect }: Reading<FiveDGame, GameRecord | undefined>,
  options: FiveDPrintOptions = {},
): Printed {
  const droppedComments = options.style === 'compact' ? tree.comments().length : 0;
  return { text: writeGame(model, { ...options, dialect: dialect as Dialect }), droppedComments };
}

/**
 * Writes a board as canonical text, with its brackets.
 *
 * @throws ModelError for a board that no text expresses, such as one without rows
 */
export const printBoard = (board: Board, dialect?: Dialect): string => textOrThrow(tryPrintBoard(board, dialect));

/** Writes a board as text, or returns the problem that prevents it. Throws only for an unknown dialect. */
export function tryPrintBoard(board: Board, dialect?: Dialect): PrintResult {
  checkedDialect('5dfen', DIALECTS, dialect);
  return tryPrintModel(boardRoundTrip, board, dialect === undefined ? undefined : { dialect });
}

/**
 * Writes a move as canonical text: board, piece, origin, `>` or `>>`, `x`, board and square, `=`, signs, then its
 * marks.
 *
 * @throws ModelError for a move that no text expresses, such as one to a rank above 99
 */
export const printMove = (move: Move): string => printModel(moveRoundTrip, move);

/** Writes a move as text, or returns the problem that prevents it. Never throws. */
export const tryPrintMove = (move: Move): PrintResult => tryPrintModel(moveRoundTrip, move);

const read = (text: string) => read5dfenStructure(text, { level: 'syntax' });

const roundTrip = <Model>(
  codec: Codec<Model>,
  write: (model: Model, options?: FiveDPrintOptions) => string,
  parse: RoundTrip<Model>['parse'],
): RoundTrip<Model, FiveDPrintOptions> => ({ codec, write, parse });

/** Converts records to JSON and text, and back. */
export const fiveDRoundTrip: RoundTrip<FiveDGame, FiveDPrintOptions> = /* @__PURE__ */ roundTrip(
  fiveDCodec,
  writeGame,
  read,
);

/** Converts boards to JSON and text, and back. */
const boardRoundTrip: RoundTrip<Board, FiveDPrintOptions> = /* @__PURE__ */ roundTrip(
  boardCodec,
  (board, options) => writeBoard(board, options?.dialect),
  (text) => {
    const { model, isWellFormed } = read(text);
    return { model: model.boards[0], isWellFormed: isWellFormed && model.turns.length === 0 };
  },
);

/** Converts moves to JSON and text, and back. */
const moveRoundTrip: RoundTrip<Move> = /* @__PURE__ */ roundTrip(moveCodec, writeMove, (text) => {
  const { model, isWellFormed } = read(`1. ${text}`);
  const [move, ...rest] = model.turns[0]?.white ?? [];
  return { model: move?.type === 'move' ? move : undefined, isWellFormed: isWellFormed && rest.length === 0 };
});
