import { join } from 'node:path';
import { plural } from '../../diagnostics/index.js';
import type { NotationEntry } from '../../notation/index.js';
import type { Case } from '../suite/case.js';
import { caseNames, caseOf, manifestName, stemOf, SuiteError } from '../suite/suite.js';
import { suiteFiles } from '../suite/suite-files.js';
import { dialectsOf, makeManifest, manifestText } from './manifest.js';

/**
 * Checks the cases of a notation themselves, and lists their problems, one line each, whatever a parser reports for
 * them.
 */
export async function lintSuite(suites: string, entry: NotationEntry): Promise<string[]> {
  const names = caseNames(suites, entry.id);
  const problems = [...repeated(names), ...orphans(suites, entry.id)];
  const cases: Case[] = [];
  for (const name of names) {
    try {
      const testCase = caseOf(suites, entry.id, name);
      cases.push(testCase);
      for (const problem of lintCase(testCase)) problems.push(`${name}: ${problem}`);
    } catch (error) {
      if (!(error instanceof SuiteError)) throw error;
      problems.push(error.message);
    }
  }
  return cases.length < names.length
    ? problems
    : [...problems, ...(await lintManifests(suites, entry)), ...sameTexts(cases)];
}

/** Checks that a file has one fault, an explanation, and the members of its kind. */
function lintCase({ kind, text, verdict }: Case): string[] {
  const problems: string[] = [];
  const { why, diagnostics = [], faults = 1, model, readings = [] } = verdict;
  if (typeof why !== 'string' || why.trim() === '') problems.push('it does not say why');
  for (const { start, end } of diagnostics) {
    if (start > end || end > text.length) problems.push(`a diagnostic at ${start} to ${end} is outside the text`);
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (kind === 'invalid' && errors !== faults) {
    problems.push(`it has ${plural(errors, 'error')}: expected one per file, or the number in "faults"`);
  }
  if (kind === 'valid' && errors > 0) problems.push('a valid case has errors');
  if ((kind === 'valid') !== (model !== undefined)) problems.push('only valid cases have a model, and each has one');
  if ((kind === 'either') !== readings.length > 1) {
    problems.push('only either cases have readings, and each has two or more');
  }
  return problems;
}

/** Reports two cases that differ only in their extension, because they would share a verdict. */
function repeated(names: readonly string[]): string[] {
  const stems = names.map(stemOf);
  return names.filter((_, i) => stems.indexOf(stems[i]!) !== i).map((name) => `${name}: another case has this name`);
}

/** Reports verdicts without a text. */
function orphans(suites: string, notation: string): string[] {
  const files = suiteFiles(suites).below(notation);
  const stems = new Set(files.filter((file) => !file.endsWith('.json')).map(stemOf));
  return files
    .filter((file) => file.endsWith('.json') && !stems.has(stemOf(file)))
    .map((file) => `${file}: it has no text next to it`);
}

/** Reports the same text twice in the same dialect. */
function sameTexts(cases: readonly Case[]): string[] {
  const first = new Map<string, string>();
  return cases.flatMap(({ name, text, verdict }) => {
    const key = `${verdict.dialect ?? ''} ${text}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, name);
    return other === undefined ? [] : [`${name}: ${other} has the same text`];
  });
}

async function lintManifests(suites: string, entry: NotationEntry): Promise<string[]> {
  const problems: string[] = [];
  const files = suiteFiles(suites);
  for (const dialect of dialectsOf(entry)) {
    const name = manifestName(entry.id, dialect);
    const wanted = manifestText(await makeManifest(suites, entry, dialect));
    if (!files.has(name) || files.read(name) !== wanted) {
      problems.push(`${join(suites, name)} is out of date: run with --update-manifest`);
    }
  }
  return problems;
}
