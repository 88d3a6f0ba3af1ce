/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What is wrong with a JSON value, or with a model that has no JSON form. */
export interface JsonProblem {
  /** Keys and indices from the top to the offending value. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}
