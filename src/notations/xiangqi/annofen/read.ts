import { locateAnnoFenSetup } from '../../../../generated/xiangqi/locate.js';
import { readAnnoFen as lowerAnnoFen } from '../../../../generated/xiangqi/lower.js';
import type { AnnoFen, Kind } from '../../../../generated/xiangqi/nodes.js';
import type { Reader, ReadOptions } from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import { annoFenInfo } from '../info.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import { annoFenPlacement, parseAnnoFenTree, type Placement } from '../setup/model/lower.js';
import { ANNOFEN_CHECKS } from './checks.js';
import { annoFenDiagnostics } from './codes.js';
import { areOneAnnoFenFault } from './faults/one-fault.js';
import { ANNOFEN_SYNTAX } from './syntax.js';

/**
 * Reads like `parseAnnoFen`, except that its readings can't be edited, which makes a program that only reads smaller.
 */
export const readAnnoFen: Reader<XiangqiSetup, AnnoFen, ReadOptions<never>> = /* @__PURE__ */ defineReader<
  XiangqiSetup,
  AnnoFen,
  typeof Kind,
  ReadOptions<never>,
  Placement
>({
  info: annoFenInfo,
  parse: parseAnnoFenTree,
  diagnostics: [annoFenDiagnostics],
  syntax: ANNOFEN_SYNTAX,
  areOneFault: areOneAnnoFenFault,
  checks: ANNOFEN_CHECKS,
  facts: annoFenPlacement,
  lower: (tree, _, placement) => lowerAnnoFen(tree, tree.root.index, placement),
  locate: (tree) => locateAnnoFenSetup(tree, tree.root.index),
});
