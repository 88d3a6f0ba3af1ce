import type { Node } from '../../cst/index.js';
import { type Diagnostic, quote } from '../../diagnostics/index.js';

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

/** Whether a check or the rule of an error node gave a diagnostic. */
export const isDiagnostic = (value: unknown): value is Diagnostic =>
  (value as Partial<Diagnostic> | null | undefined)?.span !== undefined;

/**
 * Makes the error for something else that was reported as a diagnostic.
 *
 * @param by the function, as the declaration names it
 */
export const noDiagnostic = (id: string, by: string, value: unknown): NotationError =>
  new NotationError(`notation ${id}: ${by} gave ${String(value)}: expected a diagnostic made by "report"`);

/** Makes the error for a check that returned a diagnostic, which would be lost. */
export const unreportedDiagnostic = (id: string, { code }: Diagnostic): NotationError =>
  new NotationError(`notation ${id}: a check returned ${code}: expected it to pass the diagnostic to "report"`);

/** Returns the text that a function of a notation returned. Throws for anything else. */
export function textResult(name: string, value: unknown, expected = 'a text'): string {
  if (typeof value === 'string') return value;
  throw wrongResult(name, value, expected);
}

/**
 * Makes the error for a function of a notation that returned something else than it must.
 *
 * @param name the function, as the declaration names it
 */
export const wrongResult = (name: string, value: unknown, expected: string): NotationError =>
  new NotationError(`${name} returned ${String(value)}: expected ${expected}`);

/** Describes a value that a function of a notation gave, for messages: `nothing`, `null`, `a value of type object`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  return value === null ? 'null' : `a value of type ${typeof value}`;
}
