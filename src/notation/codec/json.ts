import type { ModelProblem } from '../../diagnostics/index.js';

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A problem of a JSON value that was to become a model, or of a model that was to become text. */
export type JsonProblem = ModelProblem;
