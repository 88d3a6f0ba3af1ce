import { leaf } from '../../../notation/codec/index.js';
import type { OtnPosition } from '../model.js';
import { writePosition } from './model.js';

/** The tagged JSON of a position: one leaf, rank 1 first. */
export const positionCodec = leaf<OtnPosition>('position', {
  description: 'A positional record with its outer slashes, rank 1 first.',
  pattern: /^\/(?:[tcnkmgTCNKMG]|(?<!\d)[1-9]\d?(?!\d))+(?:\/(?:[tcnkmgTCNKMG]|(?<!\d)[1-9]\d?(?!\d))+)*\/$/,
  // Rows that hold slashes must not look like several.
  print: (position) =>
    position.rows.some((row) => row.includes('/')) ? JSON.stringify(position.rows) : writePosition(position),
  parse: (written) => ({ rows: written.slice(1, -1).split('/') }),
});
