import { readAnnoFen } from '../../../../generated/xiangqi/lower.js';
import type { AnnoFen } from '../../../../generated/xiangqi/nodes.js';
import { annoFenVersion } from '../../../../generated/xiangqi/readers.js';
import type { Formatted, Printed, PrintOptions, PrintResult, Reading, RoundTrip } from '../../../notation/index.js';
import { formatReading } from '../../../notation/print/formatting.js';
import { printModel, tryPrintModel } from '../../../notation/print/round-trip.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import { annoFenPlacement, parseAnnoFenTree } from '../setup/model/lower.js';
import { formatLine, hasKnownCodes, writeAnnoFen, writeWithComments } from '../setup/print.js';
import { annoFenCodec } from './model/codec.js';

/**
 * Writes a setup as annoFEN: one line per comment, then one line with the board. `compact` leaves out the comments.
 *
 * @throws ModelError for a setup that annoFEN can't express, such as one with an unknown annotation, or with a state
 */
export const printAnnoFen = (setup: XiangqiSetup, options?: PrintOptions): string =>
  printModel(annoFenRoundTrip, setup, options);

/**
 * Writes a setup as annoFEN, or returns the problem that prevents it. Never throws. Takes the options of
 * {@link printAnnoFen}.
 */
export const tryPrintAnnoFen = (setup: XiangqiSetup, options?: PrintOptions): PrintResult =>
  tryPrintModel(annoFenRoundTrip, setup, options);

/**
 * Writes a reading without syntax errors as canonical text; `readable` keeps the comments before and after the
 * position. Reports `text/lost-in-formatting` instead if canonical text would hide an error, such as an eleventh row.
 */
export const formatAnnoFen = (reading: Reading<XiangqiSetup, AnnoFen>, options: PrintOptions = {}): Formatted =>
  formatReading(reading, options, writeReading);

/** Writes a reading without syntax errors, even if that hides errors. */
export const writeReading = (
  { tree, model }: Pick<Reading<XiangqiSetup, AnnoFen>, 'tree' | 'model'>,
  options: PrintOptions = {},
): Printed => formatLine(tree, annoFenVersion(tree, tree.root.index), writeAnnoFen(model), options);

/** Converts setups to JSON and annoFEN, and back. */
export const annoFenRoundTrip: RoundTrip<XiangqiSetup> = {
  codec: annoFenCodec,
  write: writeWithComments(writeAnnoFen),
  parse(text) {
    const tree = parseAnnoFenTree(text);
    return { model: readAnnoFen(tree, tree.root.index, annoFenPlacement(tree)), isWellFormed: !tree.hasErrors };
  },
  accepts: hasKnownCodes,
};
