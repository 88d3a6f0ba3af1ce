import { locateFenSetup } from '../../../../generated/xiangqi/locate.js';
import { readFen as lowerFen } from '../../../../generated/xiangqi/lower.js';
import type { Fen, Kind } from '../../../../generated/xiangqi/nodes.js';
import type { Reader, ReadOptions } from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import { xiangqiFenInfo } from '../info.js';
import { areOneFault } from '../setup/faults/one-fault.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import { fenPlacement, parseFenTree, type Placement } from '../setup/model/lower.js';
import { FEN_CHECKS } from './checks.js';
import { fenDiagnostics } from './codes.js';
import { FEN_SYNTAX } from './syntax.js';

/**
 * Reads like `parseXiangqiFen`, except that its readings can't be edited, which makes a program that only reads
 * smaller.
 */
export const readXiangqiFen: Reader<XiangqiSetup, Fen, ReadOptions<never>> = /* @__PURE__ */ defineReader<
  XiangqiSetup,
  Fen,
  typeof Kind,
  ReadOptions<never>,
  Placement
>({
  info: xiangqiFenInfo,
  parse: parseFenTree,
  diagnostics: [fenDiagnostics],
  syntax: FEN_SYNTAX,
  areOneFault,
  checks: FEN_CHECKS,
  facts: fenPlacement,
  lower: (tree, _, placement) => lowerFen(tree, tree.root.index, placement),
  locate: (tree) => locateFenSetup(tree, tree.root.index),
});
