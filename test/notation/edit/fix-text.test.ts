import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/index.js';
import { fixText } from '../../../src/notation/edit/fix-text.js';

/** Finds an error at each of some characters: a safe fix removes `a`, an unsafe one doubles `b`. */
function read(text: string): { readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics = Array.from(text.matchAll(/[ab]/g), ({ 0: found, index: start }): Diagnostic => {
    const span = { start, end: start + 1 };
    const fix = found === 'a' ? { title: 'drop', text: '', safe: true } : { title: 'double', text: 'bb', safe: false };
    const fixes = [{ title: fix.title, safe: fix.safe, edits: [{ ...span, text: fix.text }] }];
    return { code: `test/${found}`, severity: 'error', message: found, span, fixes };
  });
  return { diagnostics };
}

test('an unsafe fix that adds syntax errors is undone, and the safe fixes are applied', () => {
  for (const unsafe of [false, true]) {
    const { text, applied, diagnostics } = fixText('xaybbbbza', read('xaybbbbza').diagnostics, read, { unsafe });
    expect(text).toBe('xybbbbz');
    expect(applied.map(({ diagnostic }) => diagnostic.code)).toEqual(['test/a', 'test/a']);
    expect(diagnostics.map(({ code }) => code)).toEqual(Array(4).fill('test/b'));
  }
});
