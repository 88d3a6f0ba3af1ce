import type { Json, JsonProblem } from '../../notation/format.js';
import { modelFromJson } from '../../notation/round-trip.js';
import type { AzulGame } from './model.js';
import { azulRoundTrip } from './codec.js';

/** A model from tagged JSON, the inverse of `azulJson`; or the first thing in it that is not as it should be. */
export function azulFromJson(json: Json): { readonly game: AzulGame } | { readonly problem: JsonProblem } {
  const read = modelFromJson(azulRoundTrip, json);
  return 'made' in read ? { game: read.made } : read;
}
