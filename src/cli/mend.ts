import { applyFixes, type Diagnostic } from '../diagnostics/index.js';
import type { Source } from './source.js';

/** A text after all fixes that could be applied. */
export interface Mended {
  readonly text: string;
  /** What is left to say of `text`. */
  readonly diagnostics: readonly Diagnostic[];
  /** The diagnostics that were mended, each by its first fix. */
  readonly applied: readonly Diagnostic[];
}

/** A fix can uncover another fault; a text is read again this often. */
const MAX_ROUNDS = 10;

/** Applies the first fix of each diagnostic and reads the text again, until nothing changes. */
export function mend(source: Source): Mended {
  const applied: Diagnostic[] = [];
  let { text, diagnostics } = source;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixed = applyFixes(text, diagnostics);
    if (fixed.text === text) break;
    for (const diagnostic of fixed.applied) applied.push(diagnostic);
    text = fixed.text;
    diagnostics = source.reread(text).diagnostics;
  }
  return { text, diagnostics, applied };
}
