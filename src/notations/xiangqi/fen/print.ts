import { readFen } from '../../../../generated/xiangqi/lower.js';
import type { Fen } from '../../../../generated/xiangqi/nodes.js';
import { fenRows } from '../../../../generated/xiangqi/readers.js';
import type { Formatted, Printed, PrintOptions, PrintResult, Reading, RoundTrip } from '../../../notation/index.js';
import { formatReading } from '../../../notation/print/formatting.js';
import { printModel, tryPrintModel } from '../../../notation/print/round-trip.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import { fenPlacement, parseFenTree } from '../setup/model/lower.js';
import { formatLine, writeWithComments, writeXiangqiFen } from '../setup/print.js';
import { xiangqiFenCodec } from './model/codec.js';

/**
 * Writes a setup as plain FEN: one line per comment, then one line with the pieces and the state of the game, if there
 * is one. `compact` leaves out the comments. To write only the part that plain FEN can express, and report the rest,
 * convert a reading instead.
 *
 * @throws ModelError for a setup that plain FEN can't express, such as one with annotations, or with two pieces on a
 *   field
 */
export const printXiangqiFen = (setup: XiangqiSetup, options?: PrintOptions): string =>
  printModel(fenRoundTrip, setup, options);

/**
 * Writes a setup as plain FEN, or returns the problem that prevents it. Never throws. Takes the options of
 * {@link printXiangqiFen}.
 */
export const tryPrintXiangqiFen = (setup: XiangqiSetup, options?: PrintOptions): PrintResult =>
  tryPrintModel(fenRoundTrip, setup, options);

/**
 * Writes a reading without syntax errors as canonical text; `readable` keeps the comments before and after the
 * position. Reports `text/lost-in-formatting` instead if canonical text would hide an error, such as an eleventh row.
 */
export const formatXiangqiFen = (reading: Reading<XiangqiSetup, Fen>, options: PrintOptions = {}): Formatted =>
  formatReading(reading, options, writeReading);

/** Writes a reading without syntax errors, even if that hides errors. */
export const writeReading = (
  { tree, model }: Pick<Reading<XiangqiSetup, Fen>, 'tree' | 'model'>,
  options: PrintOptions = {},
): Printed => formatLine(tree, fenRows.first(tree, tree.root.index), writeXiangqiFen(model), options);

/** Converts setups to JSON and plain FEN, and back. */
export const fenRoundTrip: RoundTrip<XiangqiSetup> = {
  codec: xiangqiFenCodec,
  write: writeWithComments(writeXiangqiFen),
  parse(text) {
    const tree = parseFenTree(text);
    return { model: readFen(tree, tree.root.index, fenPlacement(tree)), isWellFormed: !tree.hasErrors };
  },
};
