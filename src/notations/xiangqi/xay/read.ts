import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import type { Reader, ReadOptions } from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import { xayInfo } from '../info.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import { XAY_CHECKS } from './checks.js';
import { xayDiagnostics } from './codes.js';
import { locateXay } from './model/locate.js';
import { lowerXay, parseXayTree } from './model/lower.js';
import { XAY_SYNTAX, type XayKinds } from './syntax.js';

/**
 * Reads like `parseXay`, except that its readings can't be edited, which makes a program that only reads smaller.
 */
export const readXay: Reader<XiangqiSetup, XayText, ReadOptions<never>> = /* @__PURE__ */ defineReader<
  XiangqiSetup,
  XayText,
  XayKinds,
  ReadOptions<never>
>({
  info: xayInfo,
  parse: parseXayTree,
  diagnostics: [xayDiagnostics],
  syntax: XAY_SYNTAX,
  checks: XAY_CHECKS,
  lower: lowerXay,
  locate: locateXay,
});
