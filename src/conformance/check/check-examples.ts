import { defined } from '../../defined.js';
import { errorMessage } from '../../errors.js';
import type { Notation, ReadOptions } from '../../notation/index.js';

/**
 * Reads the example of each code that a notation declares. Returns one line for each code whose example gives anything
 * but this code alone.
 */
export const exampleProblems = (notation: Notation): readonly string[] =>
  notation.codes.codes.flatMap(({ code, example, dialect, level, isDefault }) => {
    if (isDefault === true) return [];
    const found = new Set(codesIn(example, notation, defined({ dialect, level })));
    if (found.size === 1 && found.has(code)) return [];
    const given = found.size === 0 ? 'no diagnostic' : [...found].join(', ');
    return [`the example of ${code} gives ${given}: expected only ${code}`];
  });

function codesIn(text: string, notation: Notation, options: ReadOptions): readonly string[] {
  try {
    return notation.read(text, options).diagnostics.map(({ code }) => code);
  } catch (error) {
    return [`an exception (${errorMessage(error)})`];
  }
}
