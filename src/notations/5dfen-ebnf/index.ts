/**
 * The notation `5dfen-ebnf` accepts exactly the language of the EBNF in the specification of 5DFEN. Use it to test
 * texts against that EBNF; for files that people write, use `ludogram/5dfen`.
 *
 * ```ts
 * import { parse5dfenEbnf } from 'ludogram/5dfen-ebnf';
 *
 * parse5dfenEbnf('[k/K;0;1;w]').isWellFormed; // true
 * parse5dfenEbnf('[k7/8;0;1;w]').diagnostics[0]?.span; // { start: 4, end: 5 }: counts are in the first row only
 * ```
 *
 * - `parse5dfenEbnf` reads a text and returns its tree, model and at most one diagnostic.
 * - `format5dfenEbnf` writes a reading as canonical text; `print5dfenEbnf` and `tryPrint5dfenEbnf` write a model.
 * - `fiveDEbnfToJson` and `fiveDEbnfFromJson` convert a model to tagged JSON and back.
 * - `fiveDEbnfNotation` has all of these and edits in one object; `fiveDEbnfCodes` explains the codes of diagnostics.
 * - `parse5dfenEbnfTree` builds only the tree, for bulk work; `nodes` has the types of its nodes.
 *
 * @module ludogram/5dfen-ebnf
 */
export * as nodes from '../../../generated/5dfen-ebnf/nodes.js';
export { parse as parse5dfenEbnfTree, type Roots } from '../../../generated/5dfen-ebnf/parser.js';
export { type CodeOf, ModelError, type ModelProblem } from '../../diagnostics/index.js';
export type * from '../../notation/contract.js';
export { explainedFiveDEbnf as fiveDEbnfCodes, type FiveDEbnfCode } from './codes.js';
export {
  fiveDEbnfFromJson,
  fiveDEbnfNotation,
  type FiveDEbnfReading,
  fiveDEbnfToJson,
  parse5dfenEbnf,
} from './notation.js';
export { read5dfenEbnf } from './read.js';
export { format5dfenEbnf, print5dfenEbnf, tryPrint5dfenEbnf } from './print.js';
export type { FiveDEbnfBoard, FiveDEbnfHeader, FiveDEbnfRecord } from './model/shape.js';
