import { locateFiveDEbnfRecord } from '../../../generated/5dfen-ebnf/locate.js';
import { readROOT } from '../../../generated/5dfen-ebnf/lower.js';
import type { Kind, ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import { parse } from '../../../generated/5dfen-ebnf/parser.js';
import type { Reader, ReadOptions } from '../../notation/index.js';
import { defineReader } from '../define-reader.js';
import { fiveDEbnfDiagnostics } from './codes.js';
import { fiveDEbnfInfo } from './info.js';
import type { FiveDEbnfRecord } from './model/shape.js';
import { FIVE_D_EBNF_SYNTAX } from './syntax.js';

/**
 * Reads like `parse5dfenEbnf`, except that its readings can't be edited, which makes a program that only reads
 * smaller.
 */
export const read5dfenEbnf: Reader<FiveDEbnfRecord, ROOT, ReadOptions<never>> = /* @__PURE__ */ defineReader<
  FiveDEbnfRecord,
  ROOT,
  typeof Kind,
  ReadOptions<never>
>({
  info: fiveDEbnfInfo,
  parse,
  diagnostics: [fiveDEbnfDiagnostics],
  syntax: FIVE_D_EBNF_SYNTAX,
  lower: (tree) => readROOT(tree, tree.root.index),
  locate: (tree) => locateFiveDEbnfRecord(tree, tree.root.index),
});
