import type { Fen } from '../../../../generated/xiangqi/nodes.js';
import { fenRows } from '../../../../generated/xiangqi/readers.js';
import type { Reading } from '../../../notation/index.js';
import type { PrintOptions } from '../../../notation/options.js';
import type { Printed, PrintResult } from '../../../notation/result.js';
import { printModel, type RoundTrip, tryPrintModel } from '../../../notation/round-trip.js';
import { xiangqiFenCodec } from '../setup/codec.js';
import type { XiangqiSetup } from '../setup/model.js';
import { formatLine, writeWithComments, writeXiangqiFen } from '../setup/print.js';
import { lowerFen, parseFenTree } from './lower.js';

/** Setups as JSON and as plain FEN. */
export const fenRoundTrip: RoundTrip<XiangqiSetup> = {
  toJson: xiangqiFenCodec.encode,
  readJson: xiangqiFenCodec.decode,
  write: writeWithComments(writeXiangqiFen),
  parse(text) {
    const tree = parseFenTree(text);
    return { model: lowerFen(tree), isWellFormed: !tree.hasErrors };
  },
};

/**
 * A setup as plain FEN: its comments, a line each, then one line with the pieces and the state of the game, if there is
 * one. `compact` leaves the comments out. To write what plain FEN can express and report the rest, convert a reading.
 *
 * @throws ModelError for a setup that plain FEN can't express, such as one with annotations, or with two pieces on a field
 */
export const printXiangqiFen = (setup: XiangqiSetup, options?: PrintOptions): string =>
  printModel(fenRoundTrip, setup, options);

/** The text that {@link printXiangqiFen} makes of a setup, or the problem that it would throw. Never throws. */
export const tryPrintXiangqiFen = (setup: XiangqiSetup, options?: PrintOptions): PrintResult =>
  tryPrintModel(fenRoundTrip, setup, options);

/** A reading without syntax errors as canonical text; `readable` keeps its comments, before and after the position. */
export const formatXiangqiFen = (
  { tree, model }: Pick<Reading<XiangqiSetup, Fen>, 'tree' | 'model'>,
  options: PrintOptions = {},
): Printed => formatLine(tree, fenRows.first(tree, tree.root.index), writeXiangqiFen(model), options);
