/** The problem as another reader or stage words it. */
export interface WordedProblem {
  readonly problem: string;
}

/** A name that is unknown, and the similar one that was probably meant. */
export interface UnknownName {
  readonly name: string;
  readonly near: string | undefined;
}

/** Returns the end of a message about an unknown name, which asks whether the similar one was meant. */
export const meantBy = ({ near }: Pick<UnknownName, 'near'>): string =>
  near === undefined ? '' : `: did you mean "${near}"?`;
