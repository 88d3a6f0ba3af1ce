import { defined } from '../../defined.js';
import type { Diagnostic, Fix, Span, TextEdit } from '../../diagnostics/index.js';
import { lineEdits } from '../../diagnostics/line-edits.js';
import { fixText } from '../../notation/edit/fix-text.js';
import type { Level } from '../../notation/index.js';
import type { ReadDocument } from './document.js';

/** A fix that an editor offers. */
export interface QuickFix {
  readonly title: string;
  readonly diagnostic: Diagnostic;
  readonly edits: Fix['edits'];
  /** Whether the fix is certain not to change the meaning of the text. */
  readonly isSafe: boolean;
}

/** Returns the fixes of those diagnostics of a text that touch a part of it. */
export function fixesIn(diagnostics: readonly Diagnostic[], within: Span): QuickFix[] {
  return diagnostics
    .filter(({ span }) => span.start <= within.end && span.end >= within.start)
    .flatMap((diagnostic) =>
      (diagnostic.fixes ?? []).map(({ title, edits, safe }) => ({ title, diagnostic, edits, isSafe: safe })),
    );
}

/**
 * Returns the edits that apply every safe fix of a text, and the safe fixes that become possible after them; empty if
 * there are none.
 */
export function fixAllEdits({ notation, reading }: Pick<ReadDocument, 'notation' | 'reading'>): TextEdit[] {
  const { tree, diagnostics, dialect } = reading;
  const read = (text: string, level: Level = 'rules') => notation.read(text, { level, ...defined({ dialect }) });
  const { text } = fixText(tree.text, diagnostics, read);
  return lineEdits(tree.text, text);
}
