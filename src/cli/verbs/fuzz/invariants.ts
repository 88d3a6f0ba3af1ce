import { conversionProblems } from '../../../conformance/check/check-case.js';
import { formattingProblems } from '../../../conformance/check/check-formatting.js';
import { defined } from '../../../defined.js';
import { applyEdits, type Diagnostic, type Span } from '../../../diagnostics/index.js';
import { LEVELS, type Notation, type NotationEntry, type Reading } from '../../../notation/index.js';
import type { FuzzTarget } from './fuzzer.js';
import type { Texts } from './texts.js';

/** A notation, and all codes that its diagnostics can have, including the codes of notations whose records it reads. */
export interface Subject {
  readonly entry: NotationEntry;
  readonly notation: Notation;
  readonly codes: ReadonlySet<string>;
}

/** Loads a notation. Returns it with the codes of all notations that are known. */
export async function subjectOf(entry: NotationEntry, known: readonly NotationEntry[]): Promise<Subject> {
  const loaded = await Promise.all(known.map((one) => one.load()));
  const codes = new Set(loaded.flatMap((one) => one.codes.codes.map(({ code }) => code)));
  return { entry, notation: await entry.load(), codes };
}

/** Makes a notation ready for the fuzzer; `known` are all notations, whose codes its diagnostics may have. */
export async function triedNotation(
  entry: NotationEntry,
  known: readonly NotationEntry[],
  texts: Texts,
): Promise<FuzzTarget> {
  const subject = await subjectOf(entry, known);
  return {
    id: entry.id,
    texts,
    read: (text) => subject.notation.read(text),
    violations: (text) => violations(text, subject),
  };
}

/** Returns the invariants that a text breaks, one line each. An exception is one of them. */
export function violations(text: string, { entry, notation, codes }: Subject): string[] {
  try {
    const levels = entry.levels ?? LEVELS;
    const readings = levels.map((level) => ({ level, reading: notation.read(text, { level }) }));
    const [highest] = readings.slice(-1);
    return [
      ...readings.flatMap(({ level, reading }) =>
        readingProblems(text, reading, notation, codes).map((line) => `${level}: ${line}`),
      ),
      ...levelProblems(readings.map(({ reading }) => reading)),
      ...(highest === undefined ? [] : modelProblems(text, highest.reading, entry, notation)),
    ];
  } catch (error) {
    return [`it throws: ${(error as Error).stack ?? String(error)}`];
  }
}

/** The number of diagnostics whose fixes are made and read: a text can have one for each of its characters. */
const MAX_FIXED_DIAGNOSTICS = 50;

function readingProblems(
  text: string,
  { tree, diagnostics }: Reading<unknown>,
  notation: Notation,
  codes: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  if (tree.source() !== text) problems.push('the tree is not lossless');
  let last = 0;
  for (const diagnostic of diagnostics) {
    const { code, span } = diagnostic;
    if (span.start < last) problems.push(`${code} is out of order`);
    last = span.start;
    if (!codes.has(code)) problems.push(`${code} is in no catalog`);
    for (const problem of diagnosticProblems(text, diagnostic)) problems.push(problem);
  }
  // A fixed text must be readable as well.
  const fixes = diagnostics.slice(0, MAX_FIXED_DIAGNOSTICS).flatMap((diagnostic) => diagnostic.fixes ?? []);
  for (const { edits } of fixes) if (areInside(edits, text)) notation.read(applyEdits(text, edits));
  return problems;
}

function diagnosticProblems(text: string, { code, span, message, fixes = [] }: Diagnostic): string[] {
  const problems: string[] = [];
  if (!isInside(span, text)) problems.push(`${code} is outside the text`);
  if (message.trim() === '' || message.includes('undefined')) problems.push(`${code} says ${JSON.stringify(message)}`);
  for (const { edits } of fixes) if (!areInside(edits, text)) problems.push(`a fix of ${code} is outside the text`);
  return problems;
}

const isInside = ({ start, end }: Span, text: string): boolean => start >= 0 && start <= end && end <= text.length;

const areInside = (spans: readonly Span[], text: string): boolean => spans.every((span) => isInside(span, text));

/** Checks that a stricter level reports no less: syntax errors remain errors. */
function levelProblems(readings: readonly Reading<unknown>[]): string[] {
  const [lowest, ...higher] = readings;
  const isSame = new Set(readings.map(({ isWellFormed }) => isWellFormed)).size === 1;
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const key = ({ code, span }: Diagnostic) => `${code} at ${span.start}`;
  const problems = isSame ? [] : ['whether it is well formed depends on the level'];
  return problems.concat(
    higher.flatMap(({ diagnostics }) => {
      const found = new Set(diagnostics.filter(isError).map(key));
      const missing =
        lowest?.diagnostics.filter((diagnostic) => isError(diagnostic) && !found.has(key(diagnostic))) ?? [];
      return missing.map((diagnostic) => `${key(diagnostic)} is reported at level syntax only`);
    }),
  );
}

function modelProblems(
  text: string,
  reading: Reading<unknown>,
  { dialects }: NotationEntry,
  notation: Notation,
): string[] {
  const { model, diagnostics, isWellFormed } = reading;
  if (model === undefined) return [];
  const json = notation.toJson(model);
  const { play, view } = notation;
  const replay = play?.replay(model);
  if (play !== undefined && replay?.ok === true) {
    play.json(replay, model);
    play.text(replay, model);
  }
  notation.describe?.(model);
  for (const options of [{}, { ply: 1 }]) {
    const drawn = view?.at(model, options);
    if (view !== undefined && drawn?.ok === true) {
      view.text(drawn.view);
      view.svg(drawn.view);
    }
  }
  if (!isWellFormed) return [];
  for (const target of notation.targets) {
    const [id, dialect] = target.split('@') as [string, string?];
    notation.convert(reading, { id, ...defined({ dialect }) });
  }
  // JSON rejects half a surrogate pair, because a file in UTF-8 can't have one.
  const isClean = !/\p{Surrogate}/u.test(text) && diagnostics.every(({ severity }) => severity === 'note');
  const options = defined({ dialect: dialects[0] });
  return [...formattingProblems(text, notation), ...(isClean ? conversionProblems(json, notation, options) : [])];
}
