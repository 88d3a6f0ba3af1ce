import { type FlagReference, locationOf } from '../frontend/peggy-ast.js';
import type { GrammarFix } from '../problem.js';
import { edit, editFix, type Sources, textAt } from './edits.js';

/** Returns the edit that writes an empty text after the condition of an alternative without parts. */
export function emptyAlternativeFix({ location }: FlagReference): GrammarFix {
  const { file, end } = locationOf(location);
  return editFix('insert ""', file, end, end, ' ""');
}

/**
 * Returns the edits that move a condition to the beginning of its alternative.
 *
 * @param begin the offset of the alternative
 */
export function laterFlagFix({ location, flag }: FlagReference, begin: number, sources: Sources): GrammarFix {
  const at = locationOf(location);
  const after = /^\s*/.exec((sources.get(at.file) ?? '').slice(at.end))?.[0].length ?? 0;
  return {
    title: `move #${flag} to the beginning of the alternative`,
    edits: [edit(at.file, begin, begin, `${textAt(at, sources)} `), edit(at.file, at.start, at.end + after, '')],
  };
}
