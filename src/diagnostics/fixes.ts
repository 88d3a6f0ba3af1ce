import { checkText } from './check-text.js';
import type { Diagnostic, Fix, TextEdit } from './diagnostic.js';
import { SpanSet } from './span-set.js';

/**
 * Returns a text with edits applied, which may come in any order. Throws a `RangeError` for edits that overlap or are
 * not of this text: their result would have parts twice.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  checkText(text);
  let out = '';
  let offset = 0;
  for (const { start, end, text: inserted } of inTextOrder(edits)) {
    if (!(offset <= start && start <= end && end <= text.length)) {
      throw new RangeError('the edits overlap or are not of this text');
    }
    out += text.slice(offset, start) + inserted;
    offset = end;
  }
  return out + text.slice(offset);
}

/** Returns edits in the order of the text; those at one offset stay in the order in which they are given. */
export const inTextOrder = <Edit extends Pick<TextEdit, 'start' | 'end'>>(edits: readonly Edit[]): Edit[] =>
  [...edits].sort((a, b) => a.start - b.start || a.end - b.end);

/** Options for selecting fixes. */
export interface FixOptions {
  /** Whether to apply unsafe fixes as well. Default `false`. */
  readonly unsafe?: boolean;
}

/** A fix and the diagnostic that it removes. */
export interface AppliedFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

/** A text after its fixes. */
export interface FixedText {
  readonly text: string;
  readonly applied: readonly AppliedFix[];
  /** Diagnostics whose fix overlaps an applied one. */
  readonly skipped: readonly Diagnostic[];
}

/**
 * Returns the fix of a diagnostic to apply: its first safe one; if there is none and unsafe fixes are allowed, its
 * first one.
 */
export function chosenFix({ fixes }: Diagnostic, { unsafe = false }: FixOptions = {}): Fix | undefined {
  return fixes?.find(({ safe }) => safe) ?? (unsafe ? fixes?.[0] : undefined);
}

/** Applies one fix of each diagnostic that has one, in their order. Each fix is applied completely or not at all. */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[], options: FixOptions = {}): FixedText {
  checkText(text);
  const taken = new SpanSet();
  const applied: AppliedFix[] = [];
  const skipped: Diagnostic[] = [];
  const edits: TextEdit[] = [];
  for (const diagnostic of diagnostics) {
    const fix = chosenFix(diagnostic, options);
    if (fix === undefined) continue;
    if (fix.edits.some((edit) => taken.overlaps(edit))) skipped.push(diagnostic);
    else {
      for (const edit of fix.edits) {
        taken.add(edit);
        edits.push(edit);
      }
      applied.push({ diagnostic, fix });
    }
  }
  return { text: applyEdits(text, edits), applied, skipped };
}
