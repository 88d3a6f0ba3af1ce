import { ModelError } from '../diagnostics/index.js';
import type { Json } from './codec/codec.js';
import { type CodecResult, type JsonReader, readJson } from './codec/json-reader.js';
import { failureOf } from './codec/use.js';
import { type JsonDifference, jsonDifferences } from './json-difference.js';
import type { PrintOptions } from './options.js';
import { failure, type PrintResult, type Result } from './result.js';
import { contradiction, isSameModel } from './same-model.js';

/**
 * The functions that convert a kind of model to tagged JSON and text, and back. Safe printing and the reading of JSON
 * are both derived from them, so both reject the same models with the same messages.
 */
export interface RoundTrip<Model, Options extends PrintOptions = PrintOptions> {
  toJson(model: Model): Json;
  /** Reads a model from tagged JSON, the inverse of {@link RoundTrip.toJson}. Fails for JSON that it doesn't accept. */
  readJson(json: JsonReader): Model;
  /**
   * Writes a model as text, without checking that the text has the same meaning. Without options, writes the whole
   * model.
   */
  write(model: Model, options?: Options): string;
  /** Reads the model of a text, and whether the text has no syntax error. */
  parse(text: string): { readonly model: Model | undefined; readonly isWellFormed: boolean };
  /**
   * Returns the problem of a model that its text would not show, such as a number that JSON can't express. If absent,
   * every model is accepted.
   */
  accepts?(model: Model): boolean;
  /** Sorts parts whose order has no meaning into the order in which they are written. */
  sorted?(model: Model): Model;
}

/**
 * A model that its text expresses completely, in the order in which it is written; or the reason why there is no such
 * text.
 */
export type CheckedModel<Model> = Result<Written<Model>>;

/** A model in the order in which it is written, and its text. */
interface Written<Model> {
  readonly model: Model;
  readonly text: string;
}

/**
 * Checks that a model can be written. The model is written and read back. If the result differs, the JSON of the model
 * is read to find the reason. Never throws, whatever the model.
 */
export function checkModel<Model>(kind: RoundTrip<Model>, given: Model): CheckedModel<Model> {
  const written = comesBack(kind, given);
  return written === undefined ? attempt(() => explainModel(kind, given)) : { ok: true, ...written };
}

/** Reads a model from tagged JSON, or returns the first part of it that is wrong or that no text can express. */
export function decodeModel<Model>(kind: RoundTrip<Model>, json: Json): CodecResult<Model> {
  const read = readJson(json, (reader) => kind.readJson(reader));
  if (!read.ok || comesBack(kind, read.value) !== undefined) return read;
  const checked = attempt(() => explainLoss(kind, read.value));
  return checked.ok ? read : checked;
}

/** Writes a model as text, or returns why no text expresses it. Never throws, whatever the model. */
export function tryPrintModel<Model, Options extends PrintOptions>(
  kind: RoundTrip<Model, Options>,
  given: Model,
  options?: Options,
): PrintResult {
  const checked = checkModel(kind, given);
  if (!checked.ok) return checked;
  return { ok: true, text: options === undefined ? checked.text : kind.write(checked.model, options) };
}

/** Writes a model as text. Throws a {@link ModelError} for a model that no text expresses. */
export const printModel = <Model, Options extends PrintOptions>(
  kind: RoundTrip<Model, Options>,
  model: Model,
  options?: Options,
): string => textOf(tryPrintModel(kind, model, options));

/** Returns the text of a result. Throws its problem as a {@link ModelError}. */
export function textOf(result: PrintResult): string {
  if (result.ok) return result.text;
  throw new ModelError(result.problem);
}

const NOT_EXPRESSIBLE = "the notation can't hold this value";

/** Returns the model and its text if reading the text gives the same model. */
function comesBack<Model>(kind: RoundTrip<Model>, given: Model): Written<Model> | undefined {
  try {
    if (kind.accepts?.(given) === false) return undefined;
    const model = kind.sorted?.(given) ?? given;
    const text = kind.write(model);
    // An unpaired surrogate can't be read back from a file.
    if (/\p{Surrogate}/u.test(text)) return undefined;
    const { model: back, isWellFormed } = kind.parse(text);
    return isWellFormed && back !== undefined && isSameModel(model, back) ? { model, text } : undefined;
  } catch {
    // The value doesn't have the shape of a model. Reading its JSON finds the reason.
    return undefined;
  }
}

/**
 * Finds the reason why a model differs from the model of its text: its JSON can't be read or lacks a part, or the text
 * loses a part.
 */
function explainModel<Model>(kind: RoundTrip<Model>, given: Model): CheckedModel<Model> {
  const read = readJson(kind.toJson(given), (reader) => kind.readJson(reader));
  if (!read.ok) return read;
  const model = kind.sorted?.(given) ?? given;
  const path = contradiction(model, kind.sorted?.(read.value) ?? read.value);
  if (path !== undefined) return failure(path, 'this value contradicts another one of the model');
  return explainLoss(kind, read.value);
}

/** Finds the part of a model from JSON that its text loses. */
function explainLoss<Model>(kind: RoundTrip<Model>, made: Model): CheckedModel<Model> {
  const model = kind.sorted?.(made) ?? made;
  const text = kind.write(model);
  const { model: back, isWellFormed } = kind.parse(text);
  const [lost] = back === undefined ? [] : jsonDifferences(kind.toJson(model), kind.toJson(back));
  if (isWellFormed && back !== undefined && lost === undefined) return { ok: true, model, text };
  return failure(lost === undefined ? [] : valuePath(lost), NOT_EXPRESSIBLE);
}

/** Returns the path of a difference, up to the leaf: without the `type` or `value` inside it. */
const valuePath = ({ path, wanted, found }: JsonDifference): JsonDifference['path'] =>
  typeof (wanted ?? found) === 'string' ? path.slice(0, -1) : path;

/** Returns the result of `check`, or a problem if it throws because the value is not a model. */
function attempt<Model>(check: () => CheckedModel<Model>): CheckedModel<Model> {
  try {
    return check();
  } catch (error) {
    return failureOf(error);
  }
}
