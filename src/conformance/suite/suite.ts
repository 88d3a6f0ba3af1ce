import { dirname, join } from 'node:path';
import { packageFile } from '../../files/package-root.js';
import { systemReason } from '../../files/read-file.js';
import { isObject } from '../../objects.js';
import type { Case, Kind, Manifest, Verdict } from './case.js';
import { suiteFiles } from './suite-files.js';

/** An error in a suite, with the file that causes it. */
export class SuiteError extends Error {
  override readonly name = 'SuiteError';
}

/** The kinds of cases, which are the names of their folders. */
export const KINDS: readonly Kind[] = ['valid', 'invalid', 'either'];

/**
 * Returns the folder of the suites that come with this package: as files in the repository, as archives in the
 * published package. `undefined` if they are not installed.
 */
export function ownSuites(): string | undefined {
  const suite = packageFile('test/conformance/suite.json');
  return suite === undefined ? packageFile('dist/suites') : dirname(suite);
}

/**
 * Returns the version of the suites in a folder.
 *
 * @throws a {@link SuiteError} if `suite.json` can't be read, or has no version
 */
export function suiteVersion(suites: string): string {
  const { version } = readObject(suites, 'suite.json');
  if (typeof version !== 'string') throw new SuiteError(`${join(suites, 'suite.json')} has no version`);
  return version;
}

/**
 * Returns every case of a notation in the order of names, regardless of the manifests.
 *
 * @throws a {@link SuiteError} if the suites have no cases of the notation, or a case can't be read
 */
export function readCases(suites: string, notation: string): Case[] {
  return caseNames(suites, notation).map((name) => readCase(suites, notation, name));
}

/** Whether there is a folder with cases of a notation. */
export const hasCases = (suites: string, notation: string): boolean => suiteFiles(suites).has(notation);

/**
 * Returns the names of the texts of a notation, in order.
 *
 * @throws a {@link SuiteError} if the suites have no cases of the notation
 */
export function caseNames(suites: string, notation: string): string[] {
  if (!hasCases(suites, notation)) throw new SuiteError(`folder not found: ${join(suites, notation)}`);
  return suiteFiles(suites)
    .below(notation)
    .filter((name) => !name.endsWith('.json'));
}

/**
 * Returns the names of the texts of a notation that no manifest lists, in order: nobody has reviewed them yet. Empty if
 * the suite has only manifests.
 *
 * @throws a {@link SuiteError} if a manifest can't be read
 */
export function unlistedNames(suites: string, notation: string, dialects: readonly (string | undefined)[]): string[] {
  if (!hasCases(suites, notation)) return [];
  const listed = new Set(
    dialects.flatMap((dialect) => readManifest(suites, notation, dialect).cases.map(({ name }) => name)),
  );
  return caseNames(suites, notation).filter((name) => !listed.has(name));
}

/**
 * Returns a case by its name.
 *
 * @throws a {@link SuiteError} for an unknown case, one without a verdict, or one with a file that can't be read
 */
export function caseOf(suites: string, notation: string, name: string): Case {
  if (suiteFiles(suites).has(name)) return readCase(suites, notation, name);
  throw new SuiteError(
    `case not found: ${join(suites, name)}, which the manifest lists; run "ludogram conformance --update-manifest" if it was removed on purpose`,
  );
}

/**
 * Returns the text of a case by its name.
 *
 * @throws a {@link SuiteError} if the text can't be read
 */
export const textOfCase = (suites: string, name: string): string => readText(suites, name);

/** Returns the name of a manifest: `manifests/otn@2016.json`. */
export const manifestName = (notation: string, dialect: string | undefined): string =>
  `manifests/${notation}${dialect === undefined ? '' : `@${dialect}`}.json`;

/** Returns the names of the manifests of all notations, in order. */
export const manifestNames = (suites: string): string[] =>
  suiteFiles(suites)
    .below('manifests')
    .filter((name) => name.endsWith('.json'));

/**
 * Returns the cases of a notation in one of its dialects.
 *
 * @throws a {@link SuiteError} if the manifest can't be read, or lists something else than cases
 */
export function readManifest(suites: string, notation: string, dialect: string | undefined): Manifest {
  const name = manifestName(notation, dialect);
  const manifest = readObject(suites, name);
  const { cases } = manifest;
  if (!Array.isArray(cases)) throw new SuiteError(`${join(suites, name)} lists no cases`);
  const wrong = cases.findIndex((testCase: unknown) => !isObject(testCase) || !isCaseName(testCase.name));
  if (wrong === -1) return manifest as unknown as Manifest;
  throw new SuiteError(
    `${join(suites, name)}: cases[${wrong}]: expected an object with the name of a case, such as "pgn/valid/game.pgn"`,
  );
}

/** Returns the name of a file of a case without its extension: the text and its verdict share it. */
export const stemOf = (name: string): string => name.replace(/\.[^./]+$/, '');

/** Returns the name of the verdict next to a text. */
export const verdictName = (name: string): string => `${stemOf(name)}.json`;

function readCase(suites: string, notation: string, name: string): Case {
  const folder = name.split('/')[1];
  const kind = KINDS.find((one) => one === folder);
  if (kind === undefined) {
    throw new SuiteError(`${join(suites, name)} is in none of the folders valid, invalid and either`);
  }
  if (!suiteFiles(suites).has(verdictName(name))) {
    const file = join(suites, verdictName(name));
    throw new SuiteError(
      kind === 'either'
        ? `no verdict for ${name}: write its readings by hand into ${file}`
        : `no verdict for ${name}: write ${file}, or let "ludogram conformance --update ${name}" write the present ` +
            'result, and compare that with the specification',
    );
  }
  const verdict = readObject(suites, verdictName(name)) as unknown as Verdict;
  return { notation, name, kind, text: readText(suites, name), verdict };
}

function readText(suites: string, name: string): string {
  try {
    return suiteFiles(suites).read(name);
  } catch (error) {
    throw new SuiteError(`can't read ${join(suites, name)}: ${systemReason(error)}`);
  }
}

/** Reads a JSON object. A byte-order mark before it is ignored. */
function readObject(suites: string, name: string): Readonly<Record<string, unknown>> {
  const path = join(suites, name);
  let value: unknown;
  try {
    value = JSON.parse(readText(suites, name).replace(/^\ufeff/, ''));
  } catch (error) {
    if (error instanceof SuiteError) throw error;
    throw new SuiteError(`${path} isn't JSON: ${(error as Error).message}`);
  }
  if (isObject(value)) return value;
  throw new SuiteError(`${path}: expected a JSON object`);
}

/** Whether a value is the name of a file in the folder of the suites, and in none outside it. */
const isCaseName = (name: unknown): boolean =>
  typeof name === 'string' && name.split(/[\\/]/).every((part) => part !== '..' && part !== '');
