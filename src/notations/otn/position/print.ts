import type { PositionRecord } from '../../../../generated/otn/nodes.js';
import type { Formatted, Printed, PrintOptions, PrintResult, Reading, RoundTrip } from '../../../notation/index.js';
import { formatReading } from '../../../notation/print/formatting.js';
import { printModel, tryPrintModel } from '../../../notation/print/round-trip.js';
import { parsePositionRecord } from './model/lower.js';
import { writePosition } from './model/model.js';
import { type OtnPosition, positionCodec } from './model/shape.js';

/**
 * Writes a position as text, such as `/3t3/…/`. The first row is rank 1.
 *
 * @throws ModelError for a position that no text expresses, such as one without rows
 */
export const printOtnPosition = (position: OtnPosition, options?: PrintOptions): string =>
  printModel(positionRoundTrip, position, options);

/**
 * Writes a position as text, or returns the problem that prevents it. Never throws. Takes the options of
 * {@link printOtnPosition}.
 */
export const tryPrintOtnPosition = (position: OtnPosition, options?: PrintOptions): PrintResult =>
  tryPrintModel(positionRoundTrip, position, options);

/**
 * Writes a positional record without syntax errors as canonical text: one line. Reports `text/lost-in-formatting`
 * instead if canonical text would hide an error.
 */
export const formatOtnPosition = (
  reading: Reading<OtnPosition, PositionRecord>,
  options: PrintOptions = {},
): Formatted => formatReading(reading, options, writeReading);

/** Writes a reading without syntax errors, even if that hides errors. */
export const writeReading = ({ model }: Pick<Reading<OtnPosition, PositionRecord>, 'model'>): Printed => ({
  text: `${writePosition(model)}\n`,
  droppedComments: 0,
});

/** Converts positions to JSON and text, and back. */
export const positionRoundTrip: RoundTrip<OtnPosition, PrintOptions> = {
  codec: positionCodec,
  write: writePosition,
  parse: parsePositionRecord,
};
