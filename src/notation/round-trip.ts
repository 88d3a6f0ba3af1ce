import { ModelError } from '../diagnostics/index.js';
import type { Json } from './codec/codec.js';
import { type CodecResult, type JsonReader, readJson } from './codec/json-reader.js';
import { failureOf } from './codec/use.js';
import { type JsonDifference, jsonDifferences } from './json-difference.js';
import type { PrintOptions } from './options.js';
import { failure, type PrintResult, type Result } from './result.js';
import { contradiction, isSameModel } from './same-model.js';

/**
 * How a kind of model becomes tagged JSON and text, and how it is read back from each. Safe printing and the reading
 * of JSON are both derived from this, so that they refuse the same models with the same words.
 */
export interface RoundTrip<Model, Options extends PrintOptions = PrintOptions> {
  toJson(model: Model): Json;
  /** The inverse of {@link RoundTrip.toJson}; fails at what it can't accept. */
  readJson(json: JsonReader): Model;
  /** A model as text, whether that text says the same or not. Without options, the whole model. */
  write(model: Model, options?: Options): string;
  /** The model of a text, and whether the text has no syntax error. */
  parse(text: string): { readonly model: Model | undefined; readonly isWellFormed: boolean };
  /**
   * Refuses what its text would not show, such as a number that JSON does not take. Everything is accepted if absent.
   */
  accepts?(model: Model): boolean;
  /** The model in the order in which it is written, where order says nothing. */
  sorted?(model: Model): Model;
}

/** A model that its text says to the last part, in the order in which it is written; or why there is no such text. */
export type CheckedModel<Model> = Result<Written<Model>>;

/** A model in the order in which it is written, and its text. */
interface Written<Model> {
  readonly model: Model;
  readonly text: string;
}

/**
 * Checks that a model can be written. The model is written and read back; only where another model comes back is its
 * JSON read to find the reason. Never throws, whatever the model.
 */
export function checkModel<Model>(kind: RoundTrip<Model>, given: Model): CheckedModel<Model> {
  const written = comesBack(kind, given);
  return written === undefined ? attempt(() => explainModel(kind, given)) : { ok: true, ...written };
}

/** A model from tagged JSON, or the first thing in it that is not as it should be, or that no text can express. */
export function decodeModel<Model>(kind: RoundTrip<Model>, json: Json): CodecResult<Model> {
  const read = readJson(json, (reader) => kind.readJson(reader));
  if (!read.ok || comesBack(kind, read.value) !== undefined) return read;
  const checked = attempt(() => explainLoss(kind, read.value));
  return checked.ok ? read : checked;
}

/** The text of a model, or why no text says the same. Never throws, whatever the model. */
export function tryPrintModel<Model, Options extends PrintOptions>(
  kind: RoundTrip<Model, Options>,
  given: Model,
  options?: Options,
): PrintResult {
  const checked = checkModel(kind, given);
  if (!checked.ok) return checked;
  return { ok: true, text: options === undefined ? checked.text : kind.write(checked.model, options) };
}

/** The text of a model. Throws a {@link ModelError} for one that no text expresses. */
export const printModel = <Model, Options extends PrintOptions>(
  kind: RoundTrip<Model, Options>,
  model: Model,
  options?: Options,
): string => textOf(tryPrintModel(kind, model, options));

/** The text of a result. Throws its problem as a {@link ModelError}. */
export function textOf(result: PrintResult): string {
  if (result.ok) return result.text;
  throw new ModelError(result.problem);
}

const NOT_EXPRESSIBLE = "the notation can't hold this value";

/** The model and its text, if the text says the same. */
function comesBack<Model>(kind: RoundTrip<Model>, given: Model): Written<Model> | undefined {
  try {
    if (kind.accepts?.(given) === false) return undefined;
    const model = kind.sorted?.(given) ?? given;
    const text = kind.write(model);
    // Half a surrogate pair would not come back from a file.
    if (/\p{Surrogate}/u.test(text)) return undefined;
    const { model: back, isWellFormed } = kind.parse(text);
    return isWellFormed && back !== undefined && isSameModel(model, back) ? { model, text } : undefined;
  } catch {
    // The value is not even shaped like a model; reading its JSON says where.
    return undefined;
  }
}

/**
 * Finds out why a model does not come back from its text: its JSON can't be read, or says less, or is lost in the text.
 */
function explainModel<Model>(kind: RoundTrip<Model>, given: Model): CheckedModel<Model> {
  const read = readJson(kind.toJson(given), (reader) => kind.readJson(reader));
  if (!read.ok) return read;
  const model = kind.sorted?.(given) ?? given;
  const path = contradiction(model, kind.sorted?.(read.value) ?? read.value);
  if (path !== undefined) return failure(path, 'this value contradicts another one of the model');
  return explainLoss(kind, read.value);
}

/** Finds out what the text of a model from JSON loses. */
function explainLoss<Model>(kind: RoundTrip<Model>, made: Model): CheckedModel<Model> {
  const model = kind.sorted?.(made) ?? made;
  const text = kind.write(model);
  const { model: back, isWellFormed } = kind.parse(text);
  const [lost] = back === undefined ? [] : jsonDifferences(kind.toJson(model), kind.toJson(back));
  if (isWellFormed && back !== undefined && lost === undefined) return { ok: true, model, text };
  return failure(lost === undefined ? [] : valuePath(lost), NOT_EXPRESSIBLE);
}

/** Returns the path of a difference in whole leaves: not the type or value inside one. */
const valuePath = ({ path, wanted, found }: JsonDifference): JsonDifference['path'] =>
  typeof (wanted ?? found) === 'string' ? path.slice(0, -1) : path;

/** The result of `check`; a problem also if the value is so unlike a model that it throws. */
function attempt<Model>(check: () => CheckedModel<Model>): CheckedModel<Model> {
  try {
    return check();
  } catch (error) {
    return failureOf(error);
  }
}
