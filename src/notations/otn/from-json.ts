import type { Json, JsonProblem } from '../../notation/format.js';
import { modelFromJson } from '../../notation/round-trip.js';
import type { OtnGame } from './model.js';
import { gameRoundTrip } from './round-trips.js';

/** A model from tagged JSON, or the first thing in it that is not as it should be. */
export type FromJson<Model> = { readonly model: Model } | { readonly problem: JsonProblem };

/** A game from tagged JSON, the inverse of `gameJson`. */
export function gameFromJson(json: Json): FromJson<OtnGame> {
  const read = modelFromJson(gameRoundTrip, json);
  return 'made' in read ? { model: read.made } : read;
}
