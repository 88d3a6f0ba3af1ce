import { plural } from '../../../src/diagnostics/report/summary.js';
import type { CompileAnswer } from './grammar-protocol.js';

/** Returns the line below the editors: whether the grammar compiles and the text is read, and how long that took. */
export function grammarSummary({ parsed, problems }: CompileAnswer, hasTree: boolean): string {
  if (parsed === undefined) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const shown = hasTree ? '; the tree is that of the last good one' : '';
    return `The grammar has ${errors === 1 ? 'an error' : plural(errors, 'error')}${shown}.`;
  }
  const took = `compiled in ${parsed.compileMilliseconds.toFixed(0)} ms, parsed in ${parsed.parseMilliseconds.toFixed(1)} ms`;
  const errors = parsed.errorCount;
  return errors === 0 ? `The text is read completely · ${took}` : `${plural(errors, 'error')} in the text · ${took}`;
}
