import { defined } from '../../defined.js';
import { fileDiagnostics } from '../../diagnostics/index.js';
import { recordName } from '../../files/record.js';
import { unexpectedErrorMessage } from '../run/failure.js';
import { AT_START, type RecordContext, reportFileFailure } from './file-failure.js';
import type { Item } from './item.js';

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

/**
 * Makes `process.exit` throw an error in this thread, so that code of a config that ends the process fails only on its
 * record. @returns a function that undoes this
 */
export function forbidExit(): () => void {
  const { exit } = process;
  process.exit = (code) => {
    throw new Error(`it called process.exit(${code ?? ''})`);
  };
  return () => void (process.exit = exit);
}
