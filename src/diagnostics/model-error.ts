/** A problem of a model, or of a JSON value that should become one. */
export interface ModelProblem {
  /** Keys and indices from the top of the model's tagged JSON to the offending value. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Thrown by printers and JSON writers for a model that no text of its notation can express: a square outside the board, a
 * comment with its own closing bracket. The message is that of the problem.
 */
export class ModelError extends Error implements ModelProblem {
  override readonly name = 'ModelError';
  /** Keys and indices from the top of the model's tagged JSON to the offending value. */
  readonly path: readonly (string | number)[];

  constructor({ path, message }: ModelProblem) {
    super(message);
    this.path = path;
  }
}
