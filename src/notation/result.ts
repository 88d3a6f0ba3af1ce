import type { ModelProblem } from '../diagnostics/index.js';

/** Why something can't be made of a model. `path` leads to the part of the model that is to blame. */
export interface Failure {
  readonly ok: false;
  readonly problem: ModelProblem;
}

/** What was made, or why it can't be: `if (result.ok)` tells them apart. */
export type Result<Made extends object> = ({ readonly ok: true } & Made) | Failure;

/** The failure with a problem at a path. */
export const failure = (path: ModelProblem['path'], message: string): Failure => ({
  ok: false,
  problem: { path, message },
});
