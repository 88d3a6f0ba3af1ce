import { parse } from '../../../../generated/otn/parser.js';
import { leaf } from '../../../notation/codec/index.js';
import type { RoundTrip } from '../../../notation/round-trip.js';
import { lowerPositionRecord } from './lower.js';
import { type OtnPosition, positionText, writePosition } from './model.js';

/** The tagged JSON of a position: one leaf, with rank 1 first. */
export const positionCodec = leaf<OtnPosition>('position', {
  description: 'A positional record with its outer slashes, rank 1 first.',
  pattern: /^\/(?:[tcnkmgTCNKMG]|(?<!\d)[1-9]\d?(?!\d))+(?:\/(?:[tcnkmgTCNKMG]|(?<!\d)[1-9]\d?(?!\d))+)*\/$/,
  // A row that contains a slash must not look like two rows.
  print: (position) =>
    position.rows.some((row) => row.includes('/')) ? JSON.stringify(position.rows) : writePosition(position),
  parse: (written) => ({ rows: written.slice(1, -1).split('/') }),
});

/** Converts positions to JSON and text, and back. */
export const positionRoundTrip: RoundTrip<OtnPosition> = {
  codec: positionCodec,
  write: positionText,
  parse(text) {
    const tree = parse(text, { start: 'PositionRecord' });
    return { model: lowerPositionRecord(tree), isWellFormed: !tree.hasErrors };
  },
};
