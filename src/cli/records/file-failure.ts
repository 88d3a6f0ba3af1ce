import { defined } from '../../defined.js';
import { type Diagnostic, fileDiagnostics } from '../../diagnostics/index.js';
import { type RecordLocation, recordName } from '../../files/record.js';
import { forbidExit } from '../../process/forbid-exit.js';
import { reportFailure, unexpectedErrorMessage } from '../run/failure.js';
import type { Context } from '../run/verb.js';
import type { Item } from './item.js';

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

/**
 * Runs code of a notation on a record. If it throws, reports `file/program-error` for this record and returns
 * `undefined`, so that the other records are still processed.
 */
export async function attempt<T>(
  item: Pick<Item, 'file' | 'record'>,
  context: RecordContext,
  act: () => T,
): Promise<T | undefined> {
  const allowExit = forbidExit();
  try {
    return act();
  } catch (error) {
    const { file, record } = item;
    const reason = unexpectedErrorMessage(error, context.folder);
    const diagnostic = fileDiagnostics.report('program-error', AT_START, { reason });
    const failure = { file, ...defined({ record }), diagnostic };
    reportFileFailure(context, failure, `can't process ${recordName(item)}: ${reason}`);
    return undefined;
  } finally {
    allowExit();
  }
}
