import type { PrintOptions, PrintResult } from '../../../notation/format.js';
import { type RoundTrip, textOf, tryPrint } from '../../../notation/round-trip.js';
import { readSetupWithoutState } from '../setup/from-json.js';
import { setupJson } from '../setup/codec.js';
import type { XiangqiSetup } from '../setup/model.js';
import { parseAnnoFen } from './syntax.js';
import { writeAnnoFen, writeComments } from '../setup/print.js';

/** Setups as JSON and as annoFEN. */
export const annoFenRoundTrip: RoundTrip<XiangqiSetup> = {
  toJson: setupJson,
  readJson: (json) => readSetupWithoutState(json, 'annofen'),
  write: (setup) => writeComments(setup) + writeAnnoFen(setup),
  parse: (text) => parseAnnoFen(text, { level: 'syntax' }),
};

/**
 * A setup as annoFEN: its comments, a line each, then one line with the board. `compact` leaves the comments out.
 *
 * @throws ModelError for a setup that annoFEN can't express, such as one with an unknown annotation, or with a state
 */
export const printAnnoFen = (setup: XiangqiSetup, options: PrintOptions = {}): string =>
  textOf(tryPrintAnnoFen(setup, options));

/** The text that {@link printAnnoFen} makes of a setup, or the problem that it would throw. Never throws. */
export const tryPrintAnnoFen = (setup: XiangqiSetup, { style }: PrintOptions = {}): PrintResult =>
  tryPrint(annoFenRoundTrip, setup, ({ text }) => (style === 'compact' ? writeAnnoFen(setup) : text));
