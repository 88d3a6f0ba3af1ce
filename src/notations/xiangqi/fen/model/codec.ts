import { type Codec, list } from '../../../../notation/index.js';
import { annotatedField, piece, setupCodecWith, type XiangqiSetup } from '../../setup/model/codec.js';
import type { Atom } from '../../setup/model/model.js';

/** The JSON of a field of plain FEN. Annotations and further pieces are written, but rejected when the JSON is read. */
const plainField: Codec<readonly Atom[]> = {
  ...annotatedField,
  decode: (json) =>
    json.list().map((atom, i) => {
      if (atom.is('annotation')) atom.fail('plain FEN has no annotations');
      return i === 0 ? piece.decode(atom) : atom.fail('plain FEN has one piece a field');
    }),
  schema: list(piece, { least: 0, length: 1 }).schema,
};

/** The tagged JSON of a setup in plain FEN: at most one piece on each field, and no annotations. */
export const xiangqiFenCodec: Codec<XiangqiSetup> = setupCodecWith(plainField);
