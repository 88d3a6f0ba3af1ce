import type { PrintOptions, PrintResult } from '../../../notation/format.js';
import { type RoundTrip, textOf, tryPrint } from '../../../notation/round-trip.js';
import { readPlainSetup } from '../setup/from-json.js';
import { setupJson } from '../setup/codec.js';
import type { XiangqiSetup } from '../setup/model.js';
import { parseXiangqiFen } from './syntax.js';
import { writeComments, writeXiangqiFen } from '../setup/print.js';

/** Setups as JSON and as plain FEN. */
export const fenRoundTrip: RoundTrip<XiangqiSetup> = {
  toJson: setupJson,
  readJson: readPlainSetup,
  write: (setup) => writeComments(setup) + writeXiangqiFen(setup),
  parse: (text) => parseXiangqiFen(text, { level: 'syntax' }),
};

/**
 * A setup as plain FEN: its comments, a line each, then one line with the pieces and the state of the game, if there is
 * one. `compact` leaves the comments out. The `convert` of a format writes what plain FEN can express, and reports the rest.
 *
 * @throws ModelError for a setup that plain FEN can't express, such as one with annotations, or with two pieces on a field
 */
export const printXiangqiFen = (setup: XiangqiSetup, options: PrintOptions = {}): string =>
  textOf(tryPrintXiangqiFen(setup, options));

/** The text that {@link printXiangqiFen} makes of a setup, or the problem that it would throw. Never throws. */
export const tryPrintXiangqiFen = (setup: XiangqiSetup, { style }: PrintOptions = {}): PrintResult =>
  tryPrint(fenRoundTrip, setup, ({ text }) => (style === 'compact' ? writeXiangqiFen(setup) : text));
