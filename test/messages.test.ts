import { expect, test } from 'vitest';
import { optionsOf } from '../src/conformance/index.js';
import type { Diagnostic, Span } from '../src/diagnostics/index.js';
import { casesOf, TESTED_NOTATIONS } from './support/cases.js';

/** The conformance cases pin the codes; the files next to this one pin the messages and the fixes. */
test.each(TESTED_NOTATIONS)(
  'the diagnostics of the conformance cases of $id have the expected messages and fixes',
  async ({ id, load }) => {
    const notation = await load();
    const reported = casesOf(id).flatMap(({ name, text, verdict }) => {
      const { diagnostics } = notation.read(text, optionsOf(verdict));
      return diagnostics.length === 0
        ? []
        : [`${name}\n${diagnostics.map((diagnostic) => describeOne(text, diagnostic)).join('')}`];
    });
    await expect(reported.join('\n')).toMatchFileSnapshot(`messages/${id}.txt`);
  },
);

/** Describes a diagnostic, with its related locations and the text that each fix would write indented below it. */
function describeOne(text: string, { severity, code, span, message, related = [], fixes = [] }: Diagnostic): string {
  const lines = [
    `  ${severity} ${code} ${place(text, span)}`,
    `    ${message}`,
    ...related.map((one) => `    see ${place(text, one.span)}: ${one.message}`),
    ...fixes.map(({ title, safe, edits }) => {
      const written = edits.map((edit) => `${place(text, edit)} → ${JSON.stringify(edit.text)}`);
      return `    ${safe ? 'fix' : 'unsafe fix'}: ${title}: ${written.join(', ')}`;
    }),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function place(text: string, { start, end }: Span): string {
  const found = text.slice(start, end);
  return `${start}-${end} ${JSON.stringify(found.length > 60 ? `${found.slice(0, 59)}…` : found)}`;
}
