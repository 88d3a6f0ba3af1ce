/**
 * Codecs: one declaration per model gives the tagged JSON of its conformance suite, the reader of that JSON with a path
 * for each problem, and the JSON Schema.
 *
 * ```ts
 * import { decodeJson, leaf, list, record, schemaOf, text } from 'ludogram/notation';
 *
 * const move = record({ card: text('card', { pattern: /^[A-Z]$/ }), from: square, to: square });
 * const game = record({ cards: list(card, { length: 5 }), moves: list(move) });
 *
 * game.encode(model);
 * decodeJson(game, json); // {ok: true, value} or {ok: false, problem: {path, message}}
 * schemaOf(game, { title: 'A game' });
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
  type Member,
  type Members,
  optional,
  type OptionalMember,
  record,
  type RecordOf,
} from './record.js';
export { named, type NamedOptions } from './named.js';
export { recursive, transform } from './transform.js';
export { decodeJson, modelProblem, schemaOf } from './use.js';
export { byLeaf, byType, type Variant, variant, variants } from './variants.js';
