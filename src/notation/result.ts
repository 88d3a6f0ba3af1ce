import type { Diagnostic, ModelProblem } from '../diagnostics/index.js';

/** Why something can't be made of a model. `path` leads to the part of the model that is to blame. */
export interface Failure {
  readonly ok: false;
  readonly problem: ModelProblem;
}

/** The value that was made, or why it can't be: `if (result.ok)` distinguishes them. */
export type Result<Made extends object> = ({ readonly ok: true } & Made) | Failure;

/** The failure with a problem at a path. */
export const failure = (path: ModelProblem['path'], message: string): Failure => ({
  ok: false,
  problem: { path, message },
});

/** The first error of a reading as the problem of its whole model; `undefined` for a reading without errors. */
export function firstError({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): Failure | undefined {
  const error = diagnostics.find(({ severity }) => severity === 'error');
  return error && failure([], error.message);
}

/** The text of a model, or why no text says the same. */
export type PrintResult = Result<{ readonly text: string }>;

/** Canonical text, and what it leaves out. */
export interface Printed {
  readonly text: string;
  /** Number of comments that the style drops. */
  readonly droppedComments: number;
}

/** A record in another notation or dialect, and what that can't express. */
export interface Converted {
  /** Absent where errors prevent it; warnings name what is lost. */
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
}
