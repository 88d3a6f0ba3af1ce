import { ModelError } from '../../diagnostics/index.js';
import type { Codec, Json } from '../codec/codec.js';
import { type JsonDifference, jsonDifferences } from '../codec/json-difference.js';
import { type CodecResult, readJson } from '../codec/json-reader.js';
import { pathInPart } from '../codec/part-error.js';
import { failureOf, throughJson } from '../codec/use.js';
import { contradiction, isSameModel } from '../edit/same-model.js';
import type { PrintOptions } from '../options.js';
import type { Path } from '../path.js';
import { type Failure, failure, type PrintResult, type Result } from '../result.js';

/**
 * The functions that convert a kind of model to tagged JSON and text, and back. Safe printing and the reading of JSON
 * are both derived from them, so both reject the same models with the same messages.
 */
export interface RoundTrip<Model, Options extends PrintOptions = PrintOptions> {
  /** Converts models to tagged JSON, and back. */
  readonly codec: Codec<Model>;
  /**
   * Writes a model as text, without checking that the text has the same meaning. Without options, writes the whole
   * model. May throw a `ModelError` for a model that no text expresses.
   */
  write(model: Model, options?: Options): string;
  /** Reads the model of a text, and whether the text has no syntax error. */
  parse(text: string): { readonly model: Model | undefined; readonly isWellFormed: boolean };
  /**
   * Whether the notation can express a model. Returns `false` for values that reading the printed text again would not
   * reveal, such as an unknown annotation code. If absent, every model is accepted.
   */
  accepts?(model: Model): boolean;
  /** Sorts parts whose order has no meaning into the order in which they are written. */
  sorted?(model: Model): Model;
}

/** Returns a model in the order in which it is written. */
export const inOrder = <Model>(roundTrip: Pick<RoundTrip<Model>, 'sorted'>, model: Model): Model =>
  roundTrip.sorted?.(model) ?? model;

/**
 * A model that its text expresses completely, in the order in which it is written; or the reason why there is no such
 * text.
 */
export type CheckedModel<Model> = Result<WrittenModel<Model>>;

/** A model in the order in which it is written, and its text. */
interface WrittenModel<Model> {
  readonly model: Model;
  readonly text: string;
}

/**
 * Checks that a model can be written. The model is written and read back. If the result differs, the JSON of the model
 * is read to find the reason. The path of the problem is one in the model.
 *
 * @throws whatever `write` throws for a model whose JSON is right
 */
export function checkModel<Model>(roundTrip: RoundTrip<Model>, given: Model): CheckedModel<Model> {
  let written: WrittenModel<Model> | undefined;
  let thrown: unknown;
  try {
    written = writeIfReadBack(roundTrip, given);
  } catch (error) {
    thrown = error;
  }
  if (written !== undefined) return { ok: true, ...written };
  const problem = problemOfJson(roundTrip, given);
  if (problem !== undefined) return problem;
  if (thrown === undefined) return explainLoss(roundTrip, given);
  if (thrown instanceof ModelError) return failure(thrown.path, thrown.message);
  throw thrown;
}

/** Reads a model from tagged JSON, or returns the first part of it that is wrong or that no text can express. */
export function decodeModel<Model>(roundTrip: RoundTrip<Model>, json: Json): CodecResult<Model> {
  const read = readJson(json, (reader) => roundTrip.codec.decode(reader));
  if (!read.ok) return read;
  try {
    if (writeIfReadBack(roundTrip, read.value) !== undefined) return read;
  } catch (error) {
    if (error instanceof ModelError) return failure(error.path, error.message);
    throw error;
  }
  const lost = lossOf(roundTrip, read.value);
  return lost === undefined ? read : failure(lost, NOT_EXPRESSIBLE);
}

/** Writes a model as text, or returns why no text expresses it. */
export function tryPrintModel<Model, Options extends PrintOptions>(
  roundTrip: RoundTrip<Model, Options>,
  given: Model,
  options?: Options,
): PrintResult {
  const checked = checkModel(roundTrip, given);
  if (!checked.ok) return checked;
  return { ok: true, text: options === undefined ? checked.text : roundTrip.write(checked.model, options) };
}

/** Writes a model as text. Throws a {@link ModelError} for a model that no text expresses. */
export const printModel = <Model, Options extends PrintOptions>(
  roundTrip: RoundTrip<Model, Options>,
  model: Model,
  options?: Options,
): string => textOrThrow(tryPrintModel(roundTrip, model, options));

/** Returns the text of a result. Throws its problem as a {@link ModelError}. */
export function textOrThrow(result: PrintResult): string {
  if (result.ok) return result.text;
  throw new ModelError(result.problem);
}

const NOT_EXPRESSIBLE = "the notation can't express this value";

/** Returns the model and its text if reading the text gives the same model. */
function writeIfReadBack<Model>(roundTrip: RoundTrip<Model>, given: Model): WrittenModel<Model> | undefined {
  if (roundTrip.accepts?.(given) === false) return undefined;
  const model = roundTrip.sorted?.(given) ?? given;
  const text = roundTrip.write(model);
  // An unpaired surrogate can't be read back from a file.
  if (/\p{Surrogate}/u.test(text)) return undefined;
  const { model: back, isWellFormed } = roundTrip.parse(text);
  return isWellFormed && back !== undefined && isSameModel(model, back) ? { model, text } : undefined;
}

/**
 * Finds the part of a model whose JSON can't be made or read, or differs from it; `undefined` if there is none. Never
 * throws, whatever the model.
 */
function problemOfJson<Model>(roundTrip: RoundTrip<Model>, given: Model): Failure | undefined {
  const read = throughJson(roundTrip.codec, given);
  if (!read.ok) return read;
  try {
    const path = contradiction(roundTrip.sorted?.(given) ?? given, roundTrip.sorted?.(read.value) ?? read.value);
    return path && failure(path, 'this value contradicts another one of the model');
  } catch (error) {
    return failureOf(error);
  }
}

/** Finds the part of a model that its text loses. */
function explainLoss<Model>(roundTrip: RoundTrip<Model>, given: Model): CheckedModel<Model> {
  const lost = lossOf(roundTrip, given);
  if (lost !== undefined) return failure(pathInPart(roundTrip.codec, given, lost), NOT_EXPRESSIBLE);
  const model = roundTrip.sorted?.(given) ?? given;
  return { ok: true, model, text: roundTrip.write(model) };
}

/**
 * Returns the path, in the JSON of a model, of the first part that its text loses; the path of the whole model if only
 * `accepts` says that it can't be expressed; `undefined` if it loses none.
 */
function lossOf<Model>(roundTrip: RoundTrip<Model>, given: Model): Path | undefined {
  const model = roundTrip.sorted?.(given) ?? given;
  const { model: back, isWellFormed } = roundTrip.parse(roundTrip.write(model));
  const [lost] = back === undefined ? [] : jsonDifferences(roundTrip.codec.encode(model), roundTrip.codec.encode(back));
  if (lost !== undefined) return valuePath(lost);
  return isWellFormed && back !== undefined && roundTrip.accepts?.(given) !== false ? undefined : [];
}

/** Returns the path of a difference, up to the leaf: without the `type` or `value` inside it. */
const valuePath = ({ path, wanted, found }: JsonDifference): Path =>
  typeof (wanted ?? found) === 'string' ? path.slice(0, -1) : path;
