/**
 * What a notation is made of. A notation declares what its text means; everything that a user touches is derived from
 * the declaration.
 *
 * @module
 */
export { type Check, type CheckContext } from './check.js';
export * from './codec/index.js';
export {
  defineReader,
  type ErrorKindOf,
  type Reader,
  type ReaderDeclaration,
  type SyntaxRule,
  type SyntaxRules,
} from './reader.js';
export { type Level, LEVELS, type ReadOptions } from './format.js';
export { Reading, type ReadingParts } from './reading.js';
