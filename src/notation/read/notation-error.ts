import type { Node } from '../../cst/index.js';
import { quote } from '../../diagnostics/index.js';

/**
 * An error in the declaration of a notation that shows only when a text is read. The message names the notation.
 *
 * Programs recognize it by its `name`, because a notation may use another copy of this class.
 */
export class NotationError extends Error {
  override readonly name = 'NotationError';
}

/** Makes the error for a part of a text without errors that the model lacks and no check reports. */
export function notRead(id: string, { kindName, text, tree, start }: Node): NotationError {
  const where = `at line ${tree.lines.position(start).line}`;
  return new NotationError(
    `notation ${id}: the model lacks ${kindName} ${quote(text)} ${where}, and no diagnostic reports it: add a check`,
  );
}

/** Makes the error for a text without errors that has no model. */
export const noModel = (id: string): NotationError =>
  new NotationError(`notation ${id}: "lower" returned no model of a text without errors`);

/**
 * Makes the error for a function of a notation that returned something else than it must.
 *
 * @param name the function, as the declaration names it
 */
export const wrongResult = (name: string, value: unknown, expected: string): NotationError =>
  new NotationError(`${name} returned ${String(value)}: expected ${expected}`);
