import {
  applyEdits,
  applyFixes,
  chosenFix,
  type Diagnostic,
  type Fix,
  hasErrors,
  type Span,
} from '../../src/diagnostics/index.js';
import type { Level, Notation } from '../../src/notation/index.js';

/**
 * The faults of the fixes that a notation offers for a text. Every edit is inside the text and splits no character
 * or line break. Each safe fix, applied alone, removes its diagnostic and adds no error of level `structure`; moves
 * that can be checked only then may turn out illegal, but not at what the fix wrote. Safe fixes never overlap, and all
 * of them together leave no more errors than the text without the errors that they fix.
 */
export function fixProblems(text: string, notation: Notation): string[] {
  const before = notation.read(text).diagnostics;
  const offered = before.flatMap((diagnostic) => (diagnostic.fixes ?? []).map((fix) => ({ diagnostic, fix })));
  if (offered.length === 0) return [];
  const problems = offered.flatMap(({ diagnostic, fix }) =>
    editProblems(text, fix).map((problem) => `${diagnostic.code}: ${fix.title}: ${problem}`),
  );
  if (problems.length > 0) return problems;
  const structure = countErrors(text, notation, 'structure');
  for (const { diagnostic, fix } of offered) {
    if (!fix.safe) continue;
    for (const problem of safeFixProblems(text, notation, before, structure, diagnostic, fix)) {
      problems.push(`${diagnostic.code}: ${fix.title}: ${problem}`);
    }
  }
  return [...problems, ...togetherProblems(text, notation, before, structure)];
}

function editProblems(text: string, { edits }: Fix): string[] {
  return edits.flatMap(({ start, end }) => {
    if (!(start >= 0 && start <= end && end <= text.length)) return ['an edit is outside the text'];
    return [start, end].filter((at) => isInside(text, at)).map((at) => `offset ${at} splits a character or line break`);
  });
}

/** Whether an offset is between the two units of a character outside the basic plane, or inside CRLF. */
function isInside(text: string, at: number): boolean {
  return /^(?:[\ud800-\udbff][\udc00-\udfff]|\r\n)$/.test(text.slice(Math.max(0, at - 1), at + 1));
}

function safeFixProblems(
  text: string,
  notation: Notation,
  before: readonly Diagnostic[],
  structure: ReadonlyMap<string, number>,
  { code }: Diagnostic,
  { edits }: Fix,
): string[] {
  const fixed = applyEdits(text, edits);
  const after = notation.read(fixed).diagnostics;
  const countOf = (found: readonly Diagnostic[]) => found.filter((diagnostic) => diagnostic.code === code).length;
  const written = writtenSpans(edits);
  return [
    ...(countOf(after) < countOf(before) ? [] : ['it leaves its diagnostic']),
    ...added(structure, countErrors(fixed, notation, 'structure')).map((other) => `it causes ${other}`),
    ...after
      .filter(
        ({ code: other, severity }) => severity === 'error' && !before.some((diagnostic) => diagnostic.code === other),
      )
      .filter(({ span }) => written.some(({ start, end }) => span.start < end && start < span.end))
      .map(({ code: other }) => `what it writes is ${other}`),
  ];
}

/** The spans of the texts of edits, after they were applied. */
function writtenSpans(edits: Fix['edits']): Span[] {
  let shift = 0;
  return [...edits]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const span = { start: start + shift, end: start + shift + text.length };
      shift += text.length - (end - start);
      return span;
    });
}

function togetherProblems(
  text: string,
  notation: Notation,
  before: readonly Diagnostic[],
  structure: ReadonlyMap<string, number>,
): string[] {
  const { text: fixed, applied, skipped } = applyFixes(text, before);
  if (applied.length === 0) return [];
  const left = new Map(structure);
  for (const { diagnostic } of applied) {
    if (!hasErrors([diagnostic])) continue;
    left.set(diagnostic.code, (left.get(diagnostic.code) ?? 0) - 1);
  }
  return [
    ...skipped
      .filter((diagnostic) => chosenFix(diagnostic) !== undefined)
      .map(({ code }) => `a safe fix of ${code} overlaps another one`),
    ...added(left, countErrors(fixed, notation, 'structure')).map((code) => `all safe fixes together leave ${code}`),
  ];
}

function countErrors(text: string, notation: Notation, level: Level): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, severity } of notation.read(text, { level }).diagnostics) {
    if (severity === 'error') counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

const added = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] =>
  [...after].filter(([code, count]) => count > (before.get(code) ?? 0)).map(([code]) => code);
