/** A shape from which no code can be written. The message says which part is wrong, and what to do. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}
