import type { Kind, MoveRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import type { Tree } from '../../../cst/index.js';
import { modelFromJson } from '../../../notation/round-trip.js';
import type { Format, Json } from '../../../notation/format.js';
import { converting } from '../../../notation/targets.js';
import { defineReader, type Reading } from '../../../notation/index.js';
import { inDialect } from '../convert.js';
import { DIALECTS } from '../dialect.js';
import type { BoardFacts, OtnOptions } from '../options.js';
import { OTN_SYNTAX } from '../syntax.js';
import { MOVE_CHECKS } from './checks.js';
import { moveCodec } from './codec.js';
import { explainedMove, moveDiagnostics } from './codes.js';
import { lowerMoveRecord } from './lower.js';
import type { OtnMove } from './model.js';
import { formatOtnMove, moveRoundTrip, writeMove } from './print.js';

/** A move record that was read. */
export type OtnMoveReading = Reading<OtnMove, MoveRecord>;

/** Reads a move record (section 2) and checks it; never throws. A text without a move is one that can't be read. */
export const parseOtnMove: (text: string, options?: OtnOptions) => OtnMoveReading = /* @__PURE__ */ defineReader<
  OtnMove,
  MoveRecord,
  typeof Kind,
  OtnOptions,
  BoardFacts
>({
  id: 'otn-move',
  dialects: DIALECTS,
  parse: (text) => parse(text, { start: 'MoveRecord' }),
  diagnostics: [moveDiagnostics],
  syntax: OTN_SYNTAX,
  checks: MOVE_CHECKS,
  facts: () => ({ size: undefined, kings: 'warning' }),
  lower: lowerMoveRecord,
});

/** The tagged JSON of a move, the inverse of {@link otnMoveFromJson}. A malformed model gives JSON that can't be read. */
export const otnMoveToJson = (move: OtnMove): Json => moveCodec.encode(move);

/** A move from tagged JSON; or the first problem in it, with its path. Never throws, whatever the value. */
export const otnMoveFromJson = (json: Json) => modelFromJson(moveRoundTrip, json);

/** Move records as the command line and the conformance runner see them. */
export const otnMoveNotation: Format<OtnMove> = {
  id: 'otn-move',
  catalogue: explainedMove,
  read: parseOtnMove,
  toJson: otnMoveToJson,
  print: ({ tree }) => formatOtnMove(tree as Tree<MoveRecord>),
  ...converting('otn-move', ['otn-move@current', 'otn-move@2016'], ({ tree, model }, target) =>
    inDialect(target, tree, parseOtnMove, () => `${writeMove(model!)}\n`),
  ),
  fromJson(json) {
    const read = otnMoveFromJson(json);
    return 'problem' in read ? read : { text: `${writeMove(read.made)}\n` };
  },
};
