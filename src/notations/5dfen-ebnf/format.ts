import type { Format, Json } from '../../notation/format.js';
import { tagged } from '../../notation/codec/json-reader.js';
import { explainedPort } from './codes.js';
import type { PortRecord } from './model.js';
import { parse5dfenEbnf } from './parse.js';

/** The faithful port of 5DFEN's EBNF as the command line sees it. Its canonical text is the text as it stands. */
export const portFormat: Format<PortRecord> = {
  id: '5dfen-ebnf',
  catalogue: explainedPort,
  read: parse5dfenEbnf,
  toJson: portJson,
  print: ({ tree }) => ({ text: tree.source(), droppedComments: 0 }),
};

/** A record as the tagged JSON of the conformance suite; types are the names of productions. */
export function portJson({ headers, boards, moves }: PortRecord): Json {
  return {
    headers: headers.map(({ key, value }) => ({ key: tagged('key', key), value: tagged('value', value) })),
    boards: boards.map(({ pieces, layer, time, colour }) => ({
      pieces: tagged('fen_pieces', pieces),
      layer: tagged('board_layer', layer),
      time: tagged('board_time', time),
      colour: tagged('board_color', colour),
    })),
    moves: moves.map((move) => tagged('MOVE', move)),
  };
}
