import { defined } from '../../../src/defined.js';
import { applyEdits, type Diagnostic, type ExplainedCode, LineIndex } from '../../../src/diagnostics/index.js';
import type { Notation, NotationReading } from '../../../src/notation/index.js';
import { html, prose, shortened } from '../markup.js';
import { type ColoredNotation, coloredText } from './colored-text.js';

/**
 * Returns the section on a diagnostic code: what it means, an example with the message that it gets, and the fixes. In
 * Markdown.
 */
export function codeSection(colored: ColoredNotation, row: ExplainedCode): string {
  const name = row.code.slice(row.code.indexOf('/') + 1);
  const { reading, found } = reportOf(colored.notation, row);
  const isLong = shortened(row.example) !== row.example;
  return [
    `### ${name} {#${name}}\n`,
    `<p><span class="severity ${row.severity}">${row.severity}</span> <code>${html(row.code)}</code></p>\n`,
    `<p>${prose(row.explanation)}</p>\n`,
    isLong
      ? coloredText(colored, colored.notation.read(shortened(row.example), { level: 'syntax' }))
      : coloredText(colored, reading, found?.span),
    found === undefined ? '' : `<p class="report">${report(found, row.example)}</p>\n`,
    fixes(colored, row, found),
  ].join('\n');
}

/** An example as it was read, with the diagnostic of its code; absent for the part of a text. */
interface ReadExample {
  readonly reading: NotationReading;
  readonly found: Diagnostic | undefined;
}

/**
 * Reads the example in the first dialect that reports its code with a fix; if none does, in the first that reports it
 * without one; otherwise in the default dialect.
 */
function reportOf(notation: Notation, { code, example }: ExplainedCode): ReadExample {
  const dialects = notation.dialects.length === 0 ? [undefined] : notation.dialects;
  const read = dialects.flatMap((dialect): ReadExample[] => {
    const reading = notation.read(example, defined({ dialect }));
    const own = reading.diagnostics.filter((diagnostic) => diagnostic.code === code);
    return own.length === 0 ? [{ reading, found: undefined }] : own.map((found) => ({ reading, found }));
  });
  const withFix = read.find(({ found }) => (found?.fixes ?? []).length > 0);
  return withFix ?? read.find(({ found }) => found !== undefined) ?? read[0]!;
}

function report({ message, span }: Diagnostic, example: string): string {
  const { line, column } = new LineIndex(example).position(span.start);
  return `${line}:${column}: ${html(message)}`;
}

function fixes(
  colored: ColoredNotation,
  { fixes: declared, example }: ExplainedCode,
  found: Diagnostic | undefined,
): string {
  if (declared.length === 0) return '';
  const items = declared.map(({ title, safe }) => `- ${prose(title)} (${safe ? 'safe' : 'unsafe'})\n`).join('');
  const fix = found?.fixes?.[0];
  const fixed = fix === undefined ? undefined : applyEdits(example, fix.edits);
  const after =
    fixed === undefined || fixed.length > 600
      ? ''
      : `\nAfter "${html(fix!.title)}":\n\n${fixed.trim() === '' ? 'an empty text\n' : coloredText(colored, colored.notation.read(fixed))}`;
  return `**Fixes**\n\n${items}${after}`;
}
