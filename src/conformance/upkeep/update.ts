import { join } from 'node:path';
import type { Notation, NotationEntry } from '../../notation/index.js';
import { checkCase } from '../check/check-case.js';
import type { Case, Kind, Verdict } from '../suite/case.js';
import { matches } from '../suite/select.js';
import { caseNames, caseOf, stemOf, textOfCase, verdictName } from '../suite/suite.js';
import { suiteFiles } from '../suite/suite-files.js';
import { recordVerdict, verdictText } from './new-case.js';
import { writeSuiteFiles } from './write-suite-files.js';

/** A proposed change of the verdict of a case. */
export interface VerdictUpdate {
  /** Path of the verdict. */
  readonly file: string;
  /** The present verdict, written as `after` is; empty for a text without a verdict. */
  readonly before: string;
  readonly after: string;
}

/** Changes that can be written, and the reasons why other cases fail. */
export interface VerdictUpdates {
  readonly updates: readonly VerdictUpdate[];
  /** The reasons, one line each. */
  readonly refused: readonly string[];
}

/**
 * Returns the verdicts that this library gives for cases that fail or have no verdict. The folder decides whether a
 * text is valid, so a text with another result is refused, and so is a case that fails although its verdict is the
 * present result.
 *
 * @param only names or patterns; all cases if empty
 */
export function verdictUpdates(
  suites: string,
  entry: NotationEntry,
  notation: Notation,
  only: readonly string[],
): VerdictUpdates {
  const updates: VerdictUpdate[] = [];
  const refused: string[] = [];
  for (const name of caseNames(suites, entry.id)) {
    if (only.length > 0 && !only.some((pattern) => matches(name, pattern))) continue;
    const found = updateOf(suites, entry.id, name, notation);
    if (typeof found === 'string') refused.push(`${name}: ${found}`);
    else if (found !== undefined) updates.push(found);
  }
  return { updates, refused };
}

function updateOf(suites: string, id: string, name: string, notation: Notation): VerdictUpdate | string | undefined {
  const file = join(suites, verdictName(name));
  const known = suiteFiles(suites).has(verdictName(name)) ? caseOf(suites, id, name) : undefined;
  const outcome = known === undefined ? undefined : checkCase(known, notation);
  if (outcome?.status === 'pass') return undefined;
  const { kind, text, verdict } = known ?? newCase(suites, id, name);
  if (kind === 'either') {
    return outcome === undefined ? `write its readings by hand into ${file}` : noVerdictHelps(outcome);
  }
  const recorded = recordVerdict(text, notation, verdict.why, verdict.dialect);
  if (recorded.kind !== kind) return `it is among the ${kind} cases, but ${recordedAs(recorded)}`;
  const { model: _model, diagnostics: _diagnostics, faults: _faults, ...rest } = verdict;
  const before = known === undefined ? '' : verdictText(verdict);
  const after = verdictText({ ...rest, ...recorded.verdict });
  return before === after && outcome !== undefined ? noVerdictHelps(outcome) : { file, before, after };
}

/** Returns the case of a text without a verdict; the name of its file is the subject. */
function newCase(suites: string, notation: string, name: string): Case {
  const subject = stemOf(name).replace(/^.*\//, '').replaceAll('-', ' ');
  const why = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}.`;
  return { notation, name, kind: name.split('/')[1] as Kind, text: textOfCase(suites, name), verdict: { why } };
}

/** Returns the problem of a case that fails although its verdict is the present result. */
function noVerdictHelps(outcome: ReturnType<typeof checkCase>): string {
  const problem = ('problems' in outcome ? outcome.problems[0] : undefined) ?? outcome.status;
  return `${problem}; no other verdict helps: fix the notation`;
}

function recordedAs({ kind, verdict }: { readonly kind: Kind; readonly verdict: Verdict }): string {
  if (kind === 'either') return 'reading it throws: fix the notation';
  const codes = (verdict.diagnostics ?? []).filter(({ severity }) => severity === 'error').map(({ code }) => code);
  const result = kind === 'valid' ? 'it has no error' : `it has the error ${codes[0]!}`;
  return `${result}: correct the text or the notation, or move the text to the ${kind} cases`;
}

/** Writes verdicts. Throws a `SuiteError` if one can't be written. */
export function writeVerdicts(updates: readonly Pick<VerdictUpdate, 'file' | 'after'>[]): void {
  writeSuiteFiles(updates.map(({ file, after }) => ({ file, text: after })));
}
