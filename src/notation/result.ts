import type { Diagnostic, ModelProblem } from '../diagnostics/index.js';

/** The reason why an operation on a model failed. `path` is the path of the part of the model that caused it. */
export interface Failure {
  readonly ok: false;
  readonly problem: ModelProblem;
}

/** The value, or the problem that prevents it: `if (result.ok)` distinguishes them. */
export type Result<Made extends object> = ({ readonly ok: true } & Made) | Failure;

/** Makes a failure with a problem at a path. */
export const failure = (path: ModelProblem['path'], message: string): Failure => ({
  ok: false,
  problem: { path, message },
});

/** Returns the first error of a reading as a problem of its whole model; `undefined` for a reading without errors. */
export function firstError({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): Failure | undefined {
  const error = diagnostics.find(({ severity }) => severity === 'error');
  return error && failure([], error.message);
}

/** The text of a model, or the reason why no text expresses it. */
export type PrintResult = Result<{ readonly text: string }>;

/** Canonical text, and the number of comments that it leaves out. */
export interface Printed {
  readonly text: string;
  /** Number of comments that the style drops. */
  readonly droppedComments: number;
}

/**
 * A reading as canonical text; without `text` if that would hide errors, each of which has a diagnostic
 * `text/lost-in-formatting`.
 */
export interface Formatted extends Converted {
  /** Number of comments that the style drops; 0 without `text`. */
  readonly droppedComments: number;
}

/** A record in another notation or dialect, with a diagnostic for everything that can't be expressed there. */
export interface Converted {
  /** The converted text; absent if there are errors. Warnings name what is lost. */
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
}
