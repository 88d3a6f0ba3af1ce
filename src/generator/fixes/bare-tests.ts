import type { GrammarFix, GrammarLocation } from '../problem.js';
import { editFix } from './edits.js';

/** Returns the fix that makes a test of a label, or of a predicate of the caller, a lookahead. */
export const bareTestFix = ({ file, start }: GrammarLocation): GrammarFix =>
  editFix('write & before the test', file, start, start, '&');
