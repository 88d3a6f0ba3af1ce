import * as readers from '../../../../../generated/otn/readers.js';
import { checkTexts } from '../../../../notation/codec/json-reader.js';
import { type Codec, leaf as leafCodec } from '../../../../notation/index.js';
import { codecOf, leaf, list, type Model, record, withJson } from '../../../../notation/shape/index.js';
import { writePosition } from './model.js';

const position = record(
  readers.isPosition,
  {
    /** Each row as written; a missing row is empty. */
    rows: list(readers.positionRows, leaf('row'), { whole: 'node' }),
  },
  { layout: [readers.positionFirst, readers.positionLast] },
);

/** A positional record: the rows as written between the slashes, with rank 1 first. */
export interface OtnPosition extends Model<typeof position> {}

/** The shape of a position. */
export const otnPosition = withJson(position, () =>
  leafCodec<OtnPosition>('position', {
    description: 'A positional record with its outer slashes, rank 1 first.',
    pattern: /^\/(?:[tcnkmgTCNKMG]|(?<!\d)[1-9]\d?(?!\d))+(?:\/(?:[tcnkmgTCNKMG]|(?<!\d)[1-9]\d?(?!\d))+)*\/$/,
    // A row that contains a slash must not look like two rows.
    print({ rows }) {
      checkTexts(rows, 'a row', ['rows']);
      return rows.some((row) => row.includes('/')) ? JSON.stringify(rows) : writePosition({ rows });
    },
    parse: (written) => ({ rows: written.slice(1, -1).split('/') }),
  }),
);

/** The tagged JSON of a position: one leaf, with rank 1 first. */
export const positionCodec: Codec<OtnPosition> = codecOf(otnPosition);
