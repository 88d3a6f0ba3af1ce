import { applyEdits, type Diagnostic } from '../diagnostics/index.js';
import type { Notation, ReadOptions } from '../notation/index.js';
import { AssertionError } from './assertion-error.js';

/**
 * Asserts that fixes work: after each safe fix, applied alone, there are fewer diagnostics with the code that it fixes,
 * and the text after any fix can be read.
 *
 * ```ts
 * import { assertFixes } from 'ludogram/testing';
 * import { frogs } from './frogs.js';
 *
 * assertFixes(frogs, 'RR.LL 2 - 3\n');
 * ```
 *
 * @throws an {@link AssertionError} that names the code and the fix; `actual` is the text after it
 */
export function assertFixes(notation: Notation, text: string, options: ReadOptions = {}): void {
  const { diagnostics } = notation.read(text, options);
  for (const { code, fixes = [] } of diagnostics) {
    for (const { safe, title, edits } of fixes) {
      const fixed = applyEdits(text, edits);
      const after = notation.read(fixed, options).diagnostics;
      if (!safe || countOf(code, after) < countOf(code, diagnostics)) continue;
      const message = `${code} is still reported after its fix "${title}"`;
      throw new AssertionError({ message, actual: fixed, expected: text });
    }
  }
}

const countOf = (code: string, diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter((diagnostic) => diagnostic.code === code).length;
