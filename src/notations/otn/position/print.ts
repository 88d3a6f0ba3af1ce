import type { PositionRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import type { Tree } from '../../../cst/index.js';
import type { PrintOptions } from '../../../notation/options.js';
import type { Printed, PrintResult } from '../../../notation/result.js';
import { printModel, type RoundTrip, tryPrintModel } from '../../../notation/round-trip.js';
import { positionCodec } from './codec.js';
import { lowerPositionRecord } from './lower.js';
import { invertPosition, type OtnPosition, writePosition } from './model.js';

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
export const formatOtnPosition = (tree: Tree<PositionRecord>, options: PrintOptions = {}): Printed => ({
  text: `${positionText(lowerPositionRecord(tree), options)}\n`,
  droppedComments: 0,
});

/** A position as text, whether that text says the same or not. Options are those of {@link printOtnPosition}. */
export const positionText = (position: OtnPosition, { inverted = false }: PrintOptions = {}): string =>
  writePosition(inverted ? invertPosition(position) : position);

/** How positions become JSON and text, and come back. */
export const positionRoundTrip: RoundTrip<OtnPosition> = {
  toJson: positionCodec.encode,
  readJson: positionCodec.decode,
  write: positionText,
  parse(text) {
    const tree = parse(text, { start: 'PositionRecord' });
    return { model: lowerPositionRecord(tree), isWellFormed: !tree.hasErrors };
  },
};
