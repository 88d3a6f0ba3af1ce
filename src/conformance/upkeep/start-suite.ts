import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Notation, NotationEntry } from '../../notation/index.js';
import type { Verdict } from '../suite/case.js';
import { SuiteError } from '../suite/suite.js';
import { dialectsOf, writeManifest } from './manifest.js';
import { recordVerdict, verdictText } from './new-case.js';
import { type SuiteFile, writeSuiteFiles } from './write-suite-files.js';

/** The version of a new suite. */
const VERSION = '1.0.0';

/**
 * Creates the suite of a notation: an invalid case for each code whose example has only that error, and the empty text
 * if it is valid.
 *
 * @returns the paths of the files that were written
 * @throws a {@link SuiteError} if a suite already exists, or a file can't be written
 */
export async function startSuite(suites: string, entry: NotationEntry): Promise<string[]> {
  const folder = join(suites, entry.id);
  if (existsSync(folder)) throw new SuiteError(`${folder} already exists`);
  const notation = await entry.load();
  const files: SuiteFile[] = [];
  const suite = join(suites, 'suite.json');
  if (!existsSync(suite)) files.push({ file: suite, text: `{ "version": "${VERSION}" }\n` });
  const extension = entry.extensions[0] ?? '.txt';
  for (const { path, text, verdict } of firstCases(notation)) {
    files.push({ file: join(folder, `${path}${extension}`), text });
    files.push({ file: join(folder, `${path}.json`), text: verdictText(verdict) });
  }
  writeSuiteFiles(files);
  const manifests: string[] = [];
  for (const dialect of dialectsOf(entry)) manifests.push(await writeManifest(suites, entry, dialect));
  return [...files.map(({ file }) => file), ...manifests];
}

interface NewCase {
  /** The name of the case without its extension. */
  readonly path: string;
  readonly text: string;
  readonly verdict: Verdict;
}

function firstCases(notation: Notation): NewCase[] {
  const cases: NewCase[] = [];
  const add = (path: string, text: string, why: string): void => {
    const { kind, verdict } = recordVerdict(text, notation, why);
    const codes = (verdict.diagnostics ?? []).map(({ code }) => code.replace(/^.*\//, ''));
    const isWanted = kind === 'valid' ? path === 'empty' : codes.length === 1 && codes[0] === path;
    const isNew = cases.every((testCase) => testCase.text !== text);
    if (kind !== 'either' && isWanted && isNew) cases.push({ path: `${kind}/${path}`, text, verdict });
  };
  add('empty', '', 'An empty text.');
  for (const { code, example, explanation } of notation.codes.codes) {
    add(code.replace(/^.*\//, ''), example, explanation);
  }
  return cases;
}
