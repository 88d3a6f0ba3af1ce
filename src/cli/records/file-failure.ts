import type { Diagnostic } from '../../diagnostics/index.js';
import type { RecordLocation } from '../../files/record.js';
import { reportFailure } from '../run/failure.js';
import type { Context } from '../run/verb.js';

/** A file or folder that could not be processed, and the reason. */
export interface FileFailure {
  /** The path as the user gave it. */
  readonly file: string;
  /** The location in a file of many records. */
  readonly record?: RecordLocation;
  readonly diagnostic: Diagnostic;
}

/** The environment in which records are read. */
export interface RecordContext extends Context {
  /** Called for every file that can't be processed, after it was reported on standard error. */
  readonly onFailure?: (failure: FileFailure) => void;
}

/**
 * Reports a file that could not be processed, on standard error and to the verb, which may list it. Exit code 2.
 *
 * @param message the text for standard error; it names the file
 */
export function reportFileFailure(context: RecordContext, failure: FileFailure, message: string): void {
  reportFailure(context, message);
  context.onFailure?.(failure);
}

/** The span of a diagnostic about a whole file: its start. */
export const AT_START = { start: 0, end: 0 };
