import { type AppliedFix, applyFixes, type Diagnostic, type FixOptions } from '../diagnostics/index.js';
import type { Source } from './source.js';

/** A text after all fixes that could be applied. */
export interface Fixed {
  readonly text: string;
  /** The diagnostics of `text`. */
  readonly diagnostics: readonly Diagnostic[];
  readonly applied: readonly AppliedFix[];
}

/** A fix can uncover another fault; a text is read again this often. */
const MAX_ROUNDS = 10;

/**
 * Applies one fix of each diagnostic and reads the text again, until nothing changes. Safe fixes only, unless `options`
 * allows the others. A round after which the text has more syntax errors than before is not kept.
 */
export function fixSource(source: Source, options: FixOptions): Fixed {
  const applied: AppliedFix[] = [];
  let { text, diagnostics } = source;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixed = applyFixes(text, diagnostics, options);
    if (fixed.text === text || syntaxErrors(source, fixed.text) > syntaxErrors(source, text)) break;
    for (const one of fixed.applied) applied.push(one);
    text = fixed.text;
    diagnostics = source.reread(text).diagnostics;
  }
  return { text, diagnostics, applied };
}

function syntaxErrors({ reread }: Source, text: string): number {
  return reread(text, 'syntax').diagnostics.filter(({ severity }) => severity === 'error').length;
}
