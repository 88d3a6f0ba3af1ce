import type { Json, JsonProblem } from '../../notation/format.js';
import { modelFromJson } from '../../notation/round-trip.js';
import { oniRoundTrip } from './round-trip.js';
import type { OniGame } from './model.js';

/** A model from tagged JSON, the inverse of `oniJson`; or the first thing in it that is not as it should be. */
export function oniFromJson(json: Json): { readonly game: OniGame } | { readonly problem: JsonProblem } {
  const read = modelFromJson(oniRoundTrip, json);
  return 'made' in read ? { game: read.made } : read;
}
