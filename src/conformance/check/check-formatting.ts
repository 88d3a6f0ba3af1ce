import { type Diagnostic, hasErrors } from '../../diagnostics/index.js';
import type { Notation, Json, Reading } from '../../notation/index.js';
import { differences } from '../../notation/codec/json-difference.js';

/**
 * Checks that canonical text is idempotent and has the same model, in both styles, and that the one of a text without
 * errors has none. It may leave out values that equal their defaults. Finds nothing in a text that is not formatted
 * because that would hide its errors.
 */
export function formattingProblems(text: string, notation: Notation): string[] {
  const read = (source: string) => notation.read(source, { level: 'structure' });
  const reading = read(text);
  const meaning = meaningOf(reading, notation);
  return (['readable', 'compact'] as const).flatMap((style) => {
    const once = notation.format(reading, { style }).text;
    if (once === undefined) return [];
    const again = read(once);
    const twice = notation.format(again, { style }).text;
    const errors = hasErrors(reading.diagnostics) ? [] : errorsOf(again.diagnostics);
    const lost = style === 'readable' ? differences(commentsOf(reading), commentsOf(again)) : [];
    return [
      ...(twice === once ? [] : [`${style} text is not idempotent: ${show(once)} becomes ${show(twice ?? '')}`]),
      ...errors.map(({ message }) => `${style} text has an error: ${message}`),
      ...differences(meaning, meaningOf(again, notation)).map((line) => `${style} text means something else: ${line}`),
      ...lost.map((line) => `comments of ${style} text${line}`),
    ];
  });
}

const errorsOf = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error');

const show = (text: string): string => JSON.stringify(text);

const meaningOf = ({ model }: Reading<unknown>, notation: Notation): Json => withoutComments(notation.toJson(model));

const commentsOf = ({ tree }: Reading<unknown>): Json => tree.comments().map((comment) => comment.text.trim());

/** Removes comments (leaves of type `comment`), list items with nothing else, and leaves marked `default`. */
export function withoutComments(json: Json): Json {
  if (Array.isArray(json)) return json.filter((item) => !isComment(item) && !isDefault(item)).map(withoutComments);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withoutComments(value)]));
}

const isDefault = (json: Json): boolean => (json as { default?: Json } | null)?.default !== undefined;

function isComment(json: Json): boolean {
  const { type, comment } = (json ?? {}) as { type?: Json; comment?: Json };
  return type === 'comment' || comment !== undefined;
}
