import type { Json, JsonProblem } from '../../notation/format.js';
import { modelFromJson } from '../../notation/round-trip.js';
import type { FiveDGame } from './model.js';
import { gameRoundTrip } from './round-trips.js';

/** A model from tagged JSON, the inverse of `fiveDJson`; or the first thing in it that is not as it should be. */
export function fiveDFromJson(json: Json): { readonly game: FiveDGame } | { readonly problem: JsonProblem } {
  const read = modelFromJson(gameRoundTrip, json);
  return 'made' in read ? { game: read.made } : read;
}
