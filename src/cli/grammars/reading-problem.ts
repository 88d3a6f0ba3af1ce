import { shownPath } from '../../config/config-file.js';
import { systemReason } from '../../files/read-file.js';
import { GrammarProblems } from '../../generator/problem.js';
import { problemTexts, sourcesOfProblems } from '../generate/problems.js';
import { ExitCode, reportFailure, reportLines } from '../run/failure.js';
import type { Context } from '../run/verb.js';

/**
 * Runs a function that reads a grammar. If the grammar has errors, reports each with its line (exit code 1); if a file
 * can't be read, reports the reason (exit code 2).
 *
 * @param file the path of the grammar
 * @returns the result of the function; `undefined` after a report
 */
export function readingGrammar<Value>(file: string, context: Context, read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof GrammarProblems) {
      reportLines(context, problemTexts(file, error.problems, sourcesOfProblems(error.problems)));
      context.exit.raise(ExitCode.wrong);
    } else if (isSystemError(error)) {
      reportFailure(context, `can't read the grammar ${shownPath(file)}: ${systemReason(error)}`);
    } else throw error;
    return undefined;
  }
}

const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
