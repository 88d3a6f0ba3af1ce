import { type AppliedFix, applyFixes, type Diagnostic, type FixOptions } from '../../diagnostics/index.js';
import type { Level } from '../options.js';
import type { Reading } from '../read/reading.js';

/** A text after all fixes that could be applied. */
export interface FixedReading {
  readonly text: string;
  /** The diagnostics of `text`. */
  readonly diagnostics: readonly Diagnostic[];
  readonly applied: readonly AppliedFix[];
}

/** Largest number of times that a text is fixed and read again: a fix can uncover another error. */
const MAX_ROUNDS = 10;

/**
 * Applies one fix of each diagnostic and reads the text again, until nothing changes. Only safe fixes are applied,
 * unless `options` allows others. If a round adds syntax errors, it is undone, and only its safe fixes are applied.
 *
 * @param found the diagnostics of `original`
 * @param read reads a text with the options of `original`, at another level if one is given
 */
export function fixText(
  original: string,
  found: readonly Diagnostic[],
  read: (text: string, level?: Level) => Pick<Reading, 'diagnostics'>,
  options: FixOptions = {},
): FixedReading {
  const applied: AppliedFix[] = [];
  let text = original;
  let diagnostics = found;
  const syntaxErrors = (candidate: string): number =>
    read(candidate, 'syntax').diagnostics.filter(({ severity }) => severity === 'error').length;
  const isWorse = (candidate: string): boolean => candidate !== text && syntaxErrors(candidate) > syntaxErrors(text);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let fixed = applyFixes(text, diagnostics, options);
    // If an unsafe fix guesses wrong, the safe ones are still right.
    if (options.unsafe && isWorse(fixed.text)) fixed = applyFixes(text, diagnostics);
    if (fixed.text === text || isWorse(fixed.text)) break;
    for (const fix of fixed.applied) applied.push(fix);
    text = fixed.text;
    diagnostics = read(text).diagnostics;
  }
  return { text, diagnostics, applied };
}
