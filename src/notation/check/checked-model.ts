import { ModelError } from '../../diagnostics/index.js';
import type { Codec } from '../codec/codec.js';
import { failureOf, throughJson } from '../codec/use.js';
import type { Play, PlayedGame, View } from '../notation.js';
import type { RenderOptions } from '../options.js';
import type { Failure } from '../result.js';

/** Returns a play whose `replay` returns the problem of a value that isn't a model, instead of throwing. */
export const playOfModels = <Model, Replay extends PlayedGame>(
  codec: Codec<Model>,
  play: Play<Model, Replay>,
): Play<Model, Replay> => ({
  ...play,
  replay: (model) => resultOrProblem(codec, model, () => play.replay(model)),
});

/** Returns a view whose pictures of a value that isn't a model are a problem, instead of throwing. */
export const viewOfModels = <Model, BoardView, Options extends RenderOptions>(
  codec: Codec<Model>,
  view: View<Model, BoardView, Options>,
): View<Model, BoardView, Options> => ({
  ...view,
  at: (model, options) => resultOrProblem(codec, model, () => view.at(model, options)),
});

/**
 * Returns the result of a function of a model. If it throws, returns the problem of the model. An error for a valid
 * model is a fault of the notation, so it is thrown again.
 */
function resultOrProblem<Model, Value>(codec: Codec<Model>, model: Model, act: () => Value): Value | Failure {
  try {
    return act();
  } catch (error) {
    if (error instanceof ModelError) return failureOf(error);
    const read = throughJson(codec, model);
    if (!read.ok) return read;
    throw error;
  }
}
