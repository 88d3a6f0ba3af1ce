import { readROOT } from '../../../generated/5dfen-ebnf/lower.js';
import type { ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import { parse } from '../../../generated/5dfen-ebnf/parser.js';
import type { Formatted, Printed, PrintResult, Reading, RoundTrip } from '../../notation/index.js';
import { formatReading } from '../../notation/print/formatting.js';
import { printModel, tryPrintModel } from '../../notation/print/round-trip.js';
import { type FiveDEbnfBoard, fiveDEbnfCodec, type FiveDEbnfHeader, type FiveDEbnfRecord } from './model/shape.js';

/**
 * Writes a model as text, with one header, board or `MOVE` per line.
 *
 * @throws ModelError for a model that isn't in the language, such as a board whose second row counts blank squares
 */
export const print5dfenEbnf = (record: FiveDEbnfRecord): string => printModel(fiveDEbnfRoundTrip, record);

/** Writes a model as text, or returns the problem that prevents it. Never throws. */
export const tryPrint5dfenEbnf = (record: FiveDEbnfRecord): PrintResult => tryPrintModel(fiveDEbnfRoundTrip, record);

/** Returns the text of a reading without syntax errors unchanged, which is its canonical text. */
export const format5dfenEbnf = (reading: Reading<FiveDEbnfRecord, ROOT>, options: object = {}): Formatted =>
  formatReading(reading, options, writeReading);

/** Returns the text of a reading. */
export const writeReading = ({ tree }: Pick<Reading<FiveDEbnfRecord, ROOT>, 'tree'>): Printed => ({
  text: tree.source(),
  droppedComments: 0,
});

/** Writes a header as text. */
const writeHeader = ({ key, value }: FiveDEbnfHeader): string => `[${key} "${value}"]`;

/** Writes a board as text. */
const writeBoard = ({ pieces, layer, time, colour }: FiveDEbnfBoard): string =>
  `[${[pieces, layer, time, colour].join(';')}]`;

/** Converts models to JSON and text, and back. */
export const fiveDEbnfRoundTrip: RoundTrip<FiveDEbnfRecord> = {
  codec: fiveDEbnfCodec,
  write({ headers, boards, moves }) {
    const lines = [...headers.map(writeHeader), ...boards.map(writeBoard), ...moves];
    return lines.map((line) => `${line}\n`).join('');
  },
  parse(text) {
    const tree = parse(text);
    return { model: readROOT(tree, tree.root.index), isWellFormed: !tree.hasErrors };
  },
};
