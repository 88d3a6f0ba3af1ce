import { locateOtnMove } from '../../../../generated/otn/locate.js';
import { readOtnMove as lowerMove } from '../../../../generated/otn/lower.js';
import type { Kind, MoveRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import { moveRecordMove } from '../../../../generated/otn/readers.js';
import type { Reader } from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import { areOneFault } from '../faults/one-fault.js';
import { otnMoveInfo } from '../info.js';
import type { BoardFacts, OtnOptions } from '../options.js';
import { OTN_SYNTAX } from '../syntax.js';
import { MOVE_CHECKS } from './checks.js';
import { moveDiagnostics } from './codes.js';
import type { OtnMove } from './model/shape.js';

/**
 * Reads like `parseOtnMove`, except that its readings can't be edited, which makes a program that only reads smaller.
 */
export const readOtnMove: Reader<OtnMove, MoveRecord, OtnOptions> = /* @__PURE__ */ defineReader<
  OtnMove,
  MoveRecord,
  typeof Kind,
  OtnOptions,
  BoardFacts
>({
  info: otnMoveInfo,
  parse: (text) => parse(text, { start: 'MoveRecord' }),
  diagnostics: [moveDiagnostics],
  syntax: OTN_SYNTAX,
  areOneFault,
  checks: MOVE_CHECKS,
  facts: () => ({ size: undefined, kingCountSeverity: 'warning' }),
  lower: (tree) => lowerMove(tree, moveRecordMove(tree, tree.root.index)),
  locate: (tree) => locateOtnMove(tree, moveRecordMove(tree, tree.root.index)),
});
