import type { Diagnostic, Severity } from './diagnostic.js';

/** `2 errors, 1 warning in 3 files`, or `no problems in 1 file`. */
export function summary(diagnostics: readonly Diagnostic[], files: number): string {
  return `${countsOf(diagnostics) || 'no problems'} in ${plural(files, 'file')}`;
}

/** `2 errors, 1 warning`; empty if there are none. */
export function countsOf(diagnostics: readonly Diagnostic[]): string {
  const counts = (['error', 'warning', 'note'] satisfies Severity[]).map((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [plural(count, severity)];
  });
  return counts.flat().join(', ');
}

/** `1 file`, `2 files`, `3 fixes`. */
export function plural(count: number, noun: string): string {
  const ending = count === 1 ? '' : noun.endsWith('x') ? 'es' : 's';
  return `${count} ${noun}${ending}`;
}

/** `L`, `L or U`, `L, U or X`. */
export const orList = (choices: readonly string[]): string =>
  choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;

const LONGEST = 30;

/** A piece of text in a message: its first line in double quotes, long ones cut. */
export function quote(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  return JSON.stringify(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
}
