import type { Json, JsonProblem } from '../../notation/format.js';
import { modelFromJson, type RoundTrip } from '../../notation/round-trip.js';
import type { OtnGame, OtnMove, OtnPosition, OtnRules } from './model.js';
import { gameRoundTrip, moveRoundTrip, positionRoundTrip, rulesRoundTrip } from './round-trips.js';

/** A model from tagged JSON, or the first thing in it that is not as it should be. */
export type FromJson<Model> = { readonly model: Model } | { readonly problem: JsonProblem };

/** A game from tagged JSON, the inverse of `gameJson`. */
export const gameFromJson = (json: Json): FromJson<OtnGame> => fromJson(gameRoundTrip, json);

/** A rules record from tagged JSON, the inverse of `rulesJson`. */
export const otnRulesFromJson = (json: Json): FromJson<OtnRules> => fromJson(rulesRoundTrip, json);

/** A move from tagged JSON, the inverse of `moveJson`. */
export const otnMoveFromJson = (json: Json): FromJson<OtnMove> => fromJson(moveRoundTrip, json);

/** A position from tagged JSON, the inverse of `positionJson`. */
export const otnPositionFromJson = (json: Json): FromJson<OtnPosition> => fromJson(positionRoundTrip, json);

function fromJson<Model>(kind: RoundTrip<Model>, json: Json): FromJson<Model> {
  const read = modelFromJson(kind, json);
  return 'made' in read ? { model: read.made } : read;
}
