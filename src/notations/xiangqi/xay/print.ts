import type { PrintOptions, PrintResult } from '../../../notation/format.js';
import { checkModel, type RoundTrip, textOf, tryPrint } from '../../../notation/round-trip.js';
import { readSetupWithoutState } from '../setup/from-json.js';
import { setupJson } from '../setup/codec.js';
import type { XiangqiSetup } from '../setup/model.js';
import { parseXay } from './yaml.js';
import { annoFenRoundTrip } from '../annofen/print.js';
import { writeComments, writeXay } from '../setup/print.js';

/** Setups as JSON and as XAY. */
export const xayRoundTrip: RoundTrip<XiangqiSetup> = {
  toJson: setupJson,
  readJson: (json) => readSetupWithoutState(json, 'xay'),
  write: (setup) => writeComments(setup) + writeXay(setup),
  parse: (text) => parseXay(text, { level: 'syntax' }),
};

/**
 * A setup as XAY: its comments, a line each, then the YAML. `compact` leaves the comments out.
 *
 * @throws ModelError for a setup that XAY can't express, such as one with an unknown annotation, or with a state
 */
export const printXay = (setup: XiangqiSetup, options: PrintOptions = {}): string =>
  textOf(tryPrintXay(setup, options));

/** The text that {@link printXay} makes of a setup, or the problem that it would throw. Never throws. */
export function tryPrintXay(setup: XiangqiSetup, { style }: PrintOptions = {}): PrintResult {
  const write = style === 'compact' ? writeXay : xayRoundTrip.write;
  if (isSayable(setup)) return { ok: true, text: write(setup) };
  return tryPrint(xayRoundTrip, setup, () => write(setup));
}

/** Letters, digits and blanks: a comment that YAML reads as it stands. */
const PLAIN = /^[\p{L}\p{N} ,.]*$/u;

/** Whether annoFEN can say the same: XAY can, too, and the YAML reader, which takes a hundred times as long, is not needed. */
const isSayable = (setup: XiangqiSetup): boolean =>
  'text' in checkModel(annoFenRoundTrip, setup) && setup.comments.every((comment) => PLAIN.test(comment));
