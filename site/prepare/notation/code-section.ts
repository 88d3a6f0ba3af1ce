import type { ExplainedCode } from '../../../src/diagnostics/index.js';
import { applyEdits, type Diagnostic, LineIndex } from '../../../src/diagnostics/index.js';
import type { Notation } from '../../../src/notation/index.js';
import { fence, html, prose, shortened } from '../markup.js';

/** A diagnostic code: what it means, an example with the message that it gets, and the fixes. In Markdown. */
export function codeSection(notation: Notation, row: ExplainedCode): string {
  const name = row.code.slice(row.code.indexOf('/') + 1);
  const found = reportOf(notation, row);
  return [
    `### ${name} {#${name}}\n`,
    `<p><span class="severity ${row.severity}">${row.severity}</span> <code>${html(row.code)}</code></p>\n`,
    `<p>${prose(row.explanation)}</p>\n`,
    fence('text', shortened(row.example)),
    found === undefined ? '' : `<p class="report">${report(found, row.example)}</p>\n`,
    fixes(row, found),
  ].join('\n');
}

/**
 * Returns the diagnostic of the example, in the first dialect that reports this code with a fix, or else without;
 * `undefined` for the part of a text.
 */
function reportOf(notation: Notation, { code, example }: ExplainedCode): Diagnostic | undefined {
  const dialects = notation.dialects.length === 0 ? [undefined] : notation.dialects;
  const found = dialects.flatMap((dialect) => {
    const { diagnostics } = notation.read(example, dialect === undefined ? {} : { dialect });
    return diagnostics.filter((diagnostic) => diagnostic.code === code);
  });
  return found.find(({ fixes = [] }) => fixes.length > 0) ?? found[0];
}

function report({ message, span }: Diagnostic, example: string): string {
  const { line, column } = new LineIndex(example).position(span.start);
  return `${line}:${column}: ${html(message)}`;
}

function fixes({ fixes: declared, example }: ExplainedCode, found: Diagnostic | undefined): string {
  if (declared.length === 0) return '';
  const items = declared.map(({ title, safe }) => `- ${prose(title)} (${safe ? 'safe' : 'unsafe'})\n`).join('');
  const fix = found?.fixes?.[0];
  const fixed = fix === undefined ? undefined : applyEdits(example, fix.edits);
  const after =
    fixed === undefined || fixed.length > 600
      ? ''
      : `\nAfter "${html(fix!.title)}":\n\n${fixed.trim() === '' ? 'an empty text\n' : fence('text', fixed)}`;
  return `**Fixes**\n\n${items}${after}`;
}
