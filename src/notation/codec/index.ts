/**
 * Codecs: one declaration per model gives the tagged JSON of its conformance suite, the reader of that JSON with a path
 * for each problem, and the JSON Schema.
 *
 * ```ts
 * import { list, record, text } from 'ludogram';
 *
 * const card = text('card', { pattern: /^[A-Z]$/ });
 * const square = text('square', { pattern: /^[a-y]$/ });
 * const move = record({ card, from: square, to: square });
 * const game = record({ cards: list(card, { length: 5 }), moves: list(move) });
 *
 * game.encode({ cards: ['B', 'X', 'L', 'U', 'T'], moves: [{ card: 'B', from: 'y', to: 't' }] });
 * ```
 *
 * @module
 */
export { type Codec, type Decoded, Definitions, type Json, type JsonProblem, type JsonSchema } from './codec.js';
export type { CodecResult, JsonReader } from './json-reader.js';
export { characters, leaf, type LeafOptions, text, wholeNumber } from './leaf.js';
export { list, type ListOptions } from './list.js';
export {
  derived,
  type DerivedMember,
  inJson,
  type Member,
  type Members,
  merged,
  type Merged,
  optional,
  type OptionalMember,
  record,
  type RecordOf,
  type RenamedMember,
} from './record.js';
export { named, type NamedOptions } from './named.js';
export { only, recursive, transform, type Transformation } from './transform.js';
export { decodeJson, modelProblem, schemaOf } from './use.js';
export { byLeaf, byType, type Variant, variant, variants } from './variants.js';
