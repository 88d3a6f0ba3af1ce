/** A problem of a text, and its location. */
export interface TextProblem {
  /** Offset of the first UTF-16 unit that is wrong. */
  readonly index: number;
  readonly message: string;
}

/** The result of reading a text: what it describes, or the first problem with it. Reading never throws. */
export type FromText<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly problem: TextProblem };

/** A failed {@link FromText}. */
export const textProblem = (index: number, message: string): { readonly ok: false; readonly problem: TextProblem } => ({
  ok: false,
  problem: { index, message },
});
