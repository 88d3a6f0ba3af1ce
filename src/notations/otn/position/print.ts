import type { PositionRecord } from '../../../../generated/otn/nodes.js';
import type { Reading } from '../../../notation/index.js';
import type { PrintOptions } from '../../../notation/options.js';
import type { Printed, PrintResult } from '../../../notation/result.js';
import { printModel, tryPrintModel } from '../../../notation/round-trip.js';
import { positionRoundTrip } from './codec.js';
import { type OtnPosition, positionText } from './model.js';

/**
 * A position as text, such as `/3t3/…/`. With `inverted` the last rank is written first, as `starti` has it.
 *
 * @throws ModelError for a position that no text expresses, such as one without rows
 */
export const printOtnPosition = (position: OtnPosition, options?: PrintOptions): string =>
  printModel(positionRoundTrip, position, options);

/** The text that {@link printOtnPosition} makes of a position, or the problem that it would throw. Never throws. */
export const tryPrintOtnPosition = (position: OtnPosition, options?: PrintOptions): PrintResult =>
  tryPrintModel(positionRoundTrip, position, options);

/** A positional record without errors as canonical text: one line. */
export const formatOtnPosition = (
  { model }: Pick<Reading<OtnPosition, PositionRecord>, 'model'>,
  options: PrintOptions = {},
): Printed => ({
  text: `${positionText(model, options)}\n`,
  droppedComments: 0,
});
