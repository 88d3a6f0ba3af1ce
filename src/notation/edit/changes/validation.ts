import type { Json } from '../../codec/codec.js';
import { jsonDifferences } from '../../codec/json-difference.js';
import { OTHER_FORM } from '../../codec/part-error.js';
import { throughJson } from '../../codec/use.js';
import { type Change, hasPart, type Path, pathOf } from '../../path.js';
import { checkModel, inOrder, type RoundTrip } from '../../print/round-trip.js';
import { type Failure, failure } from '../../result.js';

/**
 * Finds out what is wrong with a change. An edited text is read again anyway, so edits without it make no other text;
 * they only give less precise reasons why they can't be made.
 */
export interface Validation<Model> {
  /**
   * Finds the part of a changed model that doesn't have the form that its notation expects, or that the notation
   * doesn't have at all. Parts elsewhere in the model don't matter.
   */
  misfitOf(change: Change, before: Model, changed: Model): Failure | undefined;
  /** Returns why no text expresses a model; `undefined` if a text does. */
  problemOf(model: Model): Failure | undefined;
}

/** Makes the validation of the models that a notation writes and reads. */
export const validationOf = <Model>(roundTrip: RoundTrip<Model>): Validation<Model> => ({
  misfitOf: (change, before, changed) => misfitOf(roundTrip, change, before, changed),
  problemOf(model) {
    const checked = checkModel(roundTrip, model);
    return checked.ok ? undefined : checked;
  },
});

function misfitOf<Model>(
  roundTrip: RoundTrip<Model>,
  change: Change,
  before: Model,
  changed: Model,
): Failure | undefined {
  const path = pathOf(change);
  // Only what is around the change is looked at, unless there is a problem: games can be long.
  if (!('remove' in change) && fitsAlone(roundTrip, aroundPart(changed, path) as Model)) return undefined;
  const made = throughJson(roundTrip.codec, changed);
  if (!made.ok) {
    const { problem } = made;
    // The model had the right form before, so the part of the change is what has another one.
    if (problem.message === OTHER_FORM && problem.path.length < path.length) return failure(path, OTHER_FORM);
    // A part elsewhere may depend on the changed one, such as the members that the name of a form requires.
    return isOnOneBranch(problem.path, path) || throughJson(roundTrip.codec, before).ok ? made : undefined;
  }
  if ('remove' in change) return undefined;
  // Sorting moves elements of lists, so a path may have another index there, but it leads to the same part.
  for (const extra of extraParts(inOrder(roundTrip, changed), inOrder(roundTrip, made.value))) {
    if (hasPart(before, extra)) continue;
    return failure([...path, ...extra.slice(path.length)], 'the notation has no such part');
  }
  return undefined;
}

function fitsAlone<Model>(roundTrip: RoundTrip<Model>, model: Model): boolean {
  const made = throughJson(roundTrip.codec, model);
  return made.ok && extraParts(model, made.value).next().done === true;
}

/** Returns a model without the list elements that are not on a path. */
function aroundPart(model: unknown, path: Path): unknown {
  const around: object[] = [];
  let part = model;
  for (const key of path) {
    if (typeof part !== 'object' || part === null) break;
    around.push(part);
    part = (part as { readonly [key: string]: unknown })[key];
  }
  return around.reduceRight<unknown>(
    (inner, one, i) => (Array.isArray(one) ? [inner] : { ...one, [path[i] ?? '']: inner }),
    part,
  );
}

/** Yields the paths of the members that a model has and `reference` lacks, in equal lists and records. */
function* extraParts(model: unknown, reference: unknown): Generator<Path> {
  for (const { path, wanted, found } of jsonDifferences(model as Json, reference as Json)) {
    if (wanted !== undefined && found === undefined) yield path;
  }
}

/** Whether one of two paths leads on from the other one. */
const isOnOneBranch = (a: Path, b: Path): boolean => a.every((key, i) => i >= b.length || key === b[i]);
