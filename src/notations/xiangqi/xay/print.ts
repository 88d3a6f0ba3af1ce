import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import type { Formatted, Printed, PrintOptions, PrintResult, Reading, RoundTrip } from '../../../notation/index.js';
import { formatReading } from '../../../notation/print/formatting.js';
import { checkModel, textOrThrow, tryPrintModel } from '../../../notation/print/round-trip.js';
import { annoFenRoundTrip } from '../annofen/print.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import { hasKnownCodes, writeWithComments, writeXay, xayRows } from '../setup/print.js';
import { xayCodec } from './model/codec.js';
import { contentOf, lowerXay, parseXayTree } from './model/lower.js';

/**
 * Writes a setup as XAY: one line per comment, then the YAML. `compact` leaves out the comments.
 *
 * @throws ModelError for a setup that XAY can't express, such as one with an unknown annotation, or with a state
 */
export const printXay = (setup: XiangqiSetup, options: PrintOptions = {}): string =>
  textOrThrow(tryPrintXay(setup, options));

/**
 * Writes a setup as XAY, or returns the problem that prevents it. Never throws. Takes the options of {@link printXay}.
 */
export function tryPrintXay(setup: XiangqiSetup, options: PrintOptions = {}): PrintResult {
  return isInAnnoFen(setup)
    ? { ok: true, text: xayRoundTrip.write(setup, options) }
    : tryPrintModel(xayRoundTrip, setup, options);
}

/** Matches comments of letters, digits and spaces, which YAML reads unchanged. */
const PLAIN = /^[\p{L}\p{N} ,.]*$/u;

/**
 * Whether annoFEN can express a setup. If so, XAY can too, and the YAML reader, which takes a hundred times as long,
 * isn't needed.
 */
const isInAnnoFen = (setup: XiangqiSetup): boolean =>
  checkModel(annoFenRoundTrip, setup).ok && setup.comments.every((comment) => PLAIN.test(comment));

/**
 * Writes a reading without syntax errors as canonical text, one row per line. `readable` keeps comments; each goes
 * before the row that it was before or in. Reports `text/lost-in-formatting` instead if canonical text would hide an
 * error, such as an eleventh row.
 */
export const formatXay = (reading: Reading<XiangqiSetup, XayText>, options: PrintOptions = {}): Formatted =>
  formatReading(reading, options, writeReading);

/** Writes a reading without syntax errors, even if that hides errors. */
export function writeReading(
  { tree, model: setup }: Pick<Reading<XiangqiSetup, XayText>, 'tree' | 'model'>,
  { style = 'readable' }: PrintOptions = {},
): Printed {
  const comments = tree.comments();
  if (style === 'compact') return { text: writeXay(setup), droppedComments: comments.length };
  const { keys, rows, setup: list } = contentOf(tree);
  /** Takes out the comments before an offset. */
  const upTo = (offset: number, indent: string): string[] => {
    const count = comments.findIndex(({ start }) => start >= offset);
    return comments.splice(0, count === -1 ? comments.length : count).map(({ text }) => indent + text.trimEnd());
  };
  const lines = [...upTo(Math.min(keys.version, keys.setup), ''), "version: '1'", ...upTo(keys.setup, ''), 'setup: ['];
  for (const [i, row] of xayRows(setup).entries()) {
    for (const comment of upTo(rows[i]?.span.start ?? 0, '  ')) lines.push(comment);
    lines.push(row);
  }
  const inside = upTo(list?.end ?? 0, '  ');
  return { text: [...lines, ...inside, ']', ...upTo(Number.POSITIVE_INFINITY, ''), ''].join('\n'), droppedComments: 0 };
}

/** Converts setups to JSON and XAY, and back. */
export const xayRoundTrip: RoundTrip<XiangqiSetup> = {
  codec: xayCodec,
  write: writeWithComments(writeXay),
  parse(text) {
    const tree = parseXayTree(text);
    return { model: lowerXay(tree), isWellFormed: contentOf(tree).faults.length === 0 };
  },
  accepts: hasKnownCodes,
};
