import type { Kind, PositionRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import type { Reader } from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import { areOneFault } from '../faults/one-fault.js';
import { otnPositionInfo } from '../info.js';
import type { BoardFacts, OtnOptions } from '../options.js';
import { OTN_SYNTAX } from '../syntax.js';
import { POSITION_CHECKS } from './checks.js';
import { positionDiagnostics } from './codes.js';
import { locatePositionRecord, lowerPositionRecord } from './model/lower.js';
import type { OtnPosition } from './model/shape.js';

/**
 * Reads like `parseOtnPosition`, except that its readings can't be edited, which makes a program that only reads
 * smaller.
 */
export const readOtnPosition: Reader<OtnPosition, PositionRecord, OtnOptions> = /* @__PURE__ */ defineReader<
  OtnPosition,
  PositionRecord,
  typeof Kind,
  OtnOptions,
  BoardFacts
>({
  info: otnPositionInfo,
  parse: (text) => parse(text, { start: 'PositionRecord' }),
  diagnostics: [positionDiagnostics],
  syntax: OTN_SYNTAX,
  areOneFault,
  checks: POSITION_CHECKS,
  facts: () => ({ size: undefined, kingCountSeverity: 'warning' }),
  lower: lowerPositionRecord,
  locate: locatePositionRecord,
});
