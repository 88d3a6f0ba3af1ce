import { readOtnMove } from '../../../../generated/otn/lower.js';
import type { MoveRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import { moveRecordMove } from '../../../../generated/otn/readers.js';
import type { Formatted, Printed, PrintResult, Reading, RoundTrip } from '../../../notation/index.js';
import { formatReading } from '../../../notation/print/formatting.js';
import { printModel, tryPrintModel } from '../../../notation/print/round-trip.js';
import { checkedSpace } from '../space.js';
import { moveCodec, type OtnMove } from './model/shape.js';

/**
 * Writes a move as text, such as `Ke6-e8xe9`.
 *
 * @throws ModelError for a move that no text expresses, such as one to a space that does not exist, or an unreadable
 *   one
 */
export const printOtnMove = (move: OtnMove): string => printModel(moveRoundTrip, move);

/** Writes a move as text, or returns the problem that prevents it. Never throws. */
export const tryPrintOtnMove = (move: OtnMove): PrintResult => tryPrintModel(moveRoundTrip, move);

/** Writes a move record without syntax errors as canonical text: one line. */
export const formatOtnMove = (reading: Reading<OtnMove, MoveRecord>, options: object = {}): Formatted =>
  formatReading(reading, options, writeReading);

/** Writes the move of a reading without syntax errors on one line. */
export const writeReading = ({ model }: Pick<Reading<OtnMove, MoveRecord>, 'model'>): Printed => ({
  text: `${writeMove(model)}\n`,
  droppedComments: 0,
});

/** Writes a move as text without checking that the text has the same meaning. */
export function writeMove(move: OtnMove): string {
  switch (move.kind) {
    case 'skip':
      return '.....';
    case 'resignation':
      return '---';
    case 'unreadable':
      return move.text;
    case 'play': {
      const captures = move.captures.map(({ piece = '', space }) => piece + checkedSpace(space));
      const taken = captures.length === 0 ? '' : `x${captures.join('/')}`;
      return (
        (move.piece ?? '') + checkedSpace(move.from) + move.type + checkedSpace(move.to) + taken + (move.info ?? '')
      );
    }
  }
}

/** Converts moves to JSON and text, and back. */
export const moveRoundTrip: RoundTrip<OtnMove> = {
  codec: moveCodec,
  write: writeMove,
  parse(text) {
    const tree = parse(text, { start: 'MoveRecord' });
    return { model: readOtnMove(tree, moveRecordMove(tree, tree.root.index)), isWellFormed: !tree.hasErrors };
  },
};
