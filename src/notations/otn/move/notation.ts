import type { Kind, MoveRecord } from '../../../../generated/otn/nodes.js';
import { isMissingMoveError, moveRecordMove } from '../../../../generated/otn/readers.js';
import { parse } from '../../../../generated/otn/parser.js';
import { defineReader, type Reading } from '../../../notation/index.js';
import { DIALECTS } from '../dialect.js';
import type { BoardFacts, OtnOptions } from '../options.js';
import { OTN_SYNTAX } from '../syntax.js';
import { MOVE_CHECKS } from './checks.js';
import { moveDiagnostics } from './codes.js';
import { lowerMove } from './lower.js';
import type { OtnMove } from './model.js';

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
  lower(tree) {
    const move = moveRecordMove(tree, tree.root.index);
    return isMissingMoveError(tree, move) ? { kind: 'unreadable', text: '' } : lowerMove(tree, move);
  },
});
