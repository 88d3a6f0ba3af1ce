import { describe, expect, test } from 'vitest';
import type { Format, Json } from '../src/formats/format.js';
import { type Case, JUDGED, readCases } from './support/cases.js';

const FEWEST: Record<string, number> = {
  oni: 60,
  '5dfen': 150,
  '5dfen-ebnf': 40,
  azul: 120,
  annofen: 55,
  xay: 55,
  'xiangqi-fen': 15,
  otn: 170,
  'otn-position': 40,
  'otn-move': 60,
  'otn-rules': 100,
};

for (const entry of JUDGED) {
  const format = await entry.load();
  const cases = readCases(entry.id);
  describe(`conformance cases of ${entry.id}`, () => {
    test.each(cases)('$name', (one) => judge(one, format));

    test('there are enough of them, and each code has one', () => {
      expect(cases.length).toBeGreaterThanOrEqual(FEWEST[entry.id] ?? 1);
      const seen = new Set(cases.flatMap(({ verdict }) => verdict.diagnostics?.map(({ code }) => code) ?? []));
      expect(format.catalogue.codes.map(({ code }) => code).filter((code) => !seen.has(code))).toEqual([]);
    });
  });
}

function judge({ kind, text, verdict }: Case, format: Format): void {
  const { tree, model, diagnostics, isWellFormed } = format.read(text, {
    level: verdict.level ?? 'rules',
    ...(verdict.dialect === undefined ? {} : { dialect: verdict.dialect }),
  });
  expect(tree.source()).toBe(text);
  expect(verdict.why).toMatch(/\S/);
  const found = diagnostics.map(({ code, severity, span }) => ({ code, severity, ...span }));
  const errors = found.filter(({ severity }) => severity === 'error');
  if (kind === 'either') {
    expect(verdict.readings?.length).toBeGreaterThanOrEqual(2);
    return;
  }
  expect(found).toEqual(verdict.diagnostics ?? []);
  if (kind === 'valid') {
    expect(errors).toEqual([]);
    expect(format.toJson(model)).toEqual(verdict.model);
    judgeConversion(verdict.model!, format, verdict.dialect);
  } else expect(errors.length).toBeGreaterThan(0);
  if (isWellFormed) judgeFormatting(text, format);
}

/** Canonical text is idempotent and means the same, in both styles. It may leave out what says no more than a default. */
function judgeFormatting(text: string, format: Format): void {
  const meaning = (source: string) => withoutComments(format.toJson(format.read(source).model));
  for (const style of ['readable', 'compact'] as const) {
    const once = format.print(format.read(text), { style }).text;
    expect(format.print(format.read(once), { style }).text).toBe(once);
    expect(meaning(once)).toEqual(meaning(text));
  }
  const readable = format.print(format.read(text)).text;
  const comments = (source: string) =>
    format
      .read(source)
      .tree.comments()
      .map((comment) => comment.text.trim());
  expect(comments(readable)).toEqual(comments(text));
}

/** Tagged JSON makes a text that means the same to the last leaf. */
function judgeConversion(json: Json, format: Format, dialect: string | undefined): void {
  const made = format.fromJson?.(json);
  if (made === undefined) return;
  const text = 'text' in made ? made.text : JSON.stringify(made.problem);
  expect(format.toJson(format.read(text, dialect === undefined ? {} : { dialect }).model), text).toEqual(json);
}

/** Comments are leaves of type `comment`; the items of lists that hold nothing else go, too, and those marked `default`. */
function withoutComments(json: Json): Json {
  if (Array.isArray(json)) return json.filter((item) => !isComment(item) && !isDefault(item)).map(withoutComments);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withoutComments(value)]));
}

const isDefault = (json: Json): boolean => (json as { default?: Json } | null)?.default !== undefined;

function isComment(json: Json): boolean {
  const { type, comment } = (json ?? {}) as { type?: Json; comment?: Json };
  return type === 'comment' || comment !== undefined;
}
