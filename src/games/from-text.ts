/** A problem of a text, and its location. */
export interface TextProblem {
  /** Offset of the first wrong character, in UTF-16 units. */
  readonly index: number;
  readonly message: string;
}

/** The result of reading a text: its value, or the first problem. Reading never throws. */
export type FromText<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly problem: TextProblem };

/** Makes a failed {@link FromText}. */
export const textProblem = (index: number, message: string): { readonly ok: false; readonly problem: TextProblem } => ({
  ok: false,
  problem: { index, message },
});
