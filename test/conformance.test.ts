import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Format, Json, Level } from '../src/formats/format.js';
import { FORMATS } from '../src/formats/registry.js';
import { ROOT } from './support/shared.js';

interface Verdict {
  readonly why: string;
  /** How much is asked of the text; `rules` if absent. */
  readonly level?: Level;
  /** The format's default one if absent. */
  readonly dialect?: string;
  readonly model?: Json;
  readonly diagnostics?: readonly {
    readonly code: string;
    readonly severity: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly readings?: readonly string[];
}

interface Case {
  readonly name: string;
  readonly kind: 'valid' | 'invalid' | 'either';
  readonly text: string;
  readonly verdict: Verdict;
}

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

/** The formats to judge: those that LUDOGRAM_FORMATS names, with commas between them, or all. */
const NAMED = process.env.LUDOGRAM_FORMATS?.split(',');

for (const entry of FORMATS.filter(({ id }) => NAMED?.includes(id) ?? true)) {
  const format = await entry.load();
  const folder = join(ROOT, 'test/conformance', entry.id);
  const cases = readCases(folder);
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

function readCases(folder: string): Case[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith('.json'))
    .sort()
    .map((file) => {
      const name = relative(folder, file).replaceAll('\\', '/');
      const verdict = JSON.parse(readFileSync(file.replace(/\.[^.]+$/, '.json'), 'utf8')) as Verdict;
      return { name, kind: name.split('/')[0] as Case['kind'], text: readFileSync(file, 'utf8'), verdict };
    });
}
