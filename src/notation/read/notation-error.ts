/**
 * An error in the declaration of a notation that shows only when a text is read. The message names the notation.
 *
 * Programs recognize it by its `name`, because a notation may use another copy of this class.
 */
export class NotationError extends Error {
  override readonly name = 'NotationError';
}

/** Makes the error for a text without errors that has no model. */
export const noModel = (id: string): NotationError =>
  new NotationError(`notation ${id}: "lower" returned no model of a text without errors`);
