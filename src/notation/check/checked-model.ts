import { ModelError } from '../../diagnostics/index.js';
import type { Codec } from '../codec/codec.js';
import { failureOf, throughJson } from '../codec/use.js';
import type { Failure } from '../result.js';

/**
 * Returns a play or a view whose methods return the problem of a value that isn't a model, instead of throwing:
 * `replay` of a play, `at` and `eachPly` of a view.
 *
 * @param codec writes the models as tagged JSON
 */
export function withCheckedModels<Model, Whole extends object>(codec: Codec<Model>, whole: Whole): Whole {
  const changed = { ...whole } as { [name: string]: (model: Model) => unknown };
  for (const name of ['at', 'eachPly', 'replay']) changed[name] &&= functionOfModels(codec, changed[name].bind(whole));
  return changed as Whole;
}

/**
 * Returns a function of a model that returns the problem of a value that isn't a model, instead of throwing. An error
 * for a valid model is a fault of the notation, so it is thrown again.
 *
 * @param codec writes the models as tagged JSON
 * @param act the function; its first argument is the model
 */
export const functionOfModels =
  <Model, Others extends unknown[], Value>(
    codec: Codec<Model>,
    act: (model: Model, ...others: Others) => Value | Failure,
  ): ((model: Model, ...others: Others) => Value | Failure) =>
  (model, ...others) => {
    try {
      // eslint-disable-next-line no-restricted-syntax -- these were the arguments of a call
      return act(model, ...others);
    } catch (error) {
      if (error instanceof ModelError) return failureOf(error);
      const read = throughJson(codec, model);
      if (!read.ok) return read;
      throw error;
    }
  };
