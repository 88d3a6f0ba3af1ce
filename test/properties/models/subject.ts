import { isDeepStrictEqual } from 'node:util';
import type fc from 'fast-check';
import { ModelError } from '../../../src/diagnostics/index.js';
import type { Json } from '../../../src/notation/codec/codec.js';
import type { CodecResult } from '../../../src/notation/codec/json-reader.js';
import { partAt } from '../../../src/notation/path.js';
import type { PrintResult } from '../../../src/notation/result.js';

/** One way to print a kind of model, and what comes back from its text. */
export interface Printing<Model> {
  readonly name: string;
  print(model: Model): string;
  tryPrint(model: Model): PrintResult;
  /** The model of a text, and whether the text has no syntax error. */
  parse(text: string): { readonly model: unknown; readonly isWellFormed: boolean };
  /** Returns the part of a model that this way to print keeps; the whole model if absent. */
  kept?(model: Model): unknown;
}

/** A kind of model, and all that can be done with it. */
export interface Subject<Model> {
  readonly name: string;
  readonly models: fc.Arbitrary<Model>;
  readonly printings: readonly Printing<Model>[];
  toJson?(model: Model): Json;
  fromJson?(json: Json): CodecResult<unknown>;
  /** Replays, pictures and so on: they may find nothing to show, but they don't throw. */
  readonly others?: readonly ((model: Model) => unknown)[];
  /** The model in the order in which it is written. */
  sorted?(model: Model): Model;
}

/** The faults of the ways of a model into text and JSON, a line each; and whether it could be printed. */
export function printProblems<Model>(subject: Subject<Model>, model: Model): { lines: string[]; isPrinted: boolean } {
  const results = subject.printings.map((printing) => ({ printing, result: printing.tryPrint(model) }));
  const [first] = results;
  const lines = [
    ...results.flatMap(({ printing, result }) =>
      printingProblems(printing, result, model).map((line) => `${printing.name}: ${line}`),
    ),
    ...(subject.toJson === undefined ? [] : jsonProblems(subject, model, first!.result)),
  ];
  for (const other of subject.others ?? []) other(model);
  return { lines, isPrinted: first!.result.ok };
}

function printingProblems<Model>(printing: Printing<Model>, result: PrintResult, model: Model): string[] {
  const thrown = outcome(() => printing.print(model));
  if (!isDeepStrictEqual(thrown, result)) return [`print does ${show(thrown)}, tryPrint ${show(result)}`];
  if (!result.ok) {
    const isVague = result.problem.message === "this isn't a model of the notation";
    return isVague ? ['a model of the right type is called none'] : [];
  }
  const { model: back, isWellFormed } = printing.parse(result.text);
  if (!isWellFormed) return [`the text has a syntax error: ${show(result.text)}`];
  const wanted = (printing.kept ?? ((same: Model) => same))(model);
  return isSame(wanted, back) ? [] : [`${show(result.text)} comes back as ${show(back)}, not as ${show(wanted)}`];
}

function jsonProblems<Model>(
  { toJson, fromJson, sorted }: Subject<Model>,
  model: Model,
  result: PrintResult,
): string[] {
  const written = outcome(() => JSON.stringify(toJson!(model)));
  const made = written.ok ? fromJson!(JSON.parse(written.text) as Json) : written;
  if (result.ok) {
    if (!made.ok) return [`is printed, but its JSON has a problem: ${show(made.problem)}`];
    return isSame(sorted?.(model) ?? model, made.value) ? [] : [`its JSON comes back as ${show(made.value)}`];
  }
  if (made.ok) return [`has a problem, but its JSON has none: ${show(result.problem)}`];
  if (made.problem.message !== result.problem.message) {
    return [`printing says ${show(result.problem)}, its JSON ${show(made.problem)}`];
  }
  // The path of one leads through the model, that of the other through its JSON.
  const around = result.problem.path.slice(0, -1);
  return partAt(model, around) === undefined ? [`no part of the model is at ${show(result.problem.path)}`] : [];
}

/** The result of a printer, or its error. Any other error is thrown on. */
function outcome(print: () => string): PrintResult {
  try {
    return { ok: true, text: print() };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { ok: false, problem: { path: error.path, message: error.message } };
  }
}

/** Whether two models are equal; members that are `undefined` are like absent ones. */
const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(defined(a), defined(b));

function defined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(defined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => [key, defined(member)]),
  );
}

const show = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (Object.is(member, -0) ? '-0' : member));
