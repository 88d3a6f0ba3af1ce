import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFileText, systemReason } from '../files/read-file.js';
import type { Case, Kind, Manifest, Verdict } from './case.js';

/** An error in a suite, with the file that causes it. */
export class SuiteError extends Error {}

const KINDS: ReadonlySet<string> = new Set<Kind>(['valid', 'invalid', 'either']);

/** Returns the folder of the suites that come with this package; `undefined` if they are not installed. */
export function ownSuites(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const suites = join(folder, 'test', 'conformance');
    if (existsSync(join(suites, 'suite.json'))) return suites;
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
}

/** Returns the version of the suites in a folder. */
export function suiteVersion(suites: string): string {
  const { version } = readJson(join(suites, 'suite.json')) as { version?: unknown };
  if (typeof version !== 'string') throw new SuiteError(`${join(suites, 'suite.json')} has no version`);
  return version;
}

/** Returns every case of a format in the order of names, regardless of the manifests. */
export function readCases(suites: string, format: string): Case[] {
  const folder = join(suites, format);
  return textsUnder(folder).map((file) => readCase(suites, format, file));
}

/** Returns the names of the texts of a format, in order. */
export function caseNames(suites: string, format: string): string[] {
  return textsUnder(join(suites, format)).map((file) => nameOf(suites, file));
}

/** Returns a case by its name. */
export function caseOf(suites: string, format: string, name: string): Case {
  const file = join(suites, name);
  if (existsSync(file)) return readCase(suites, format, file);
  throw new SuiteError(
    `there is no case ${file}, which the manifest lists: run "ludogram conformance --update-manifest" if it was removed on purpose`,
  );
}

/** Returns the text of a case by its name. */
export const textOfCase = (suites: string, name: string): string => readText(join(suites, name));

/** Returns the file name of a manifest: `manifests/otn@2016.json`. */
export const manifestFile = (suites: string, format: string, dialect: string | undefined): string =>
  join(suites, 'manifests', `${format}${dialect === undefined ? '' : `@${dialect}`}.json`);

/** Returns the cases of a format in one of its dialects. */
export function readManifest(suites: string, format: string, dialect: string | undefined): Manifest {
  const manifest = readJson(manifestFile(suites, format, dialect)) as Partial<Manifest>;
  if (!Array.isArray(manifest.cases)) throw new SuiteError(`${manifestFile(suites, format, dialect)} lists no cases`);
  return manifest as Manifest;
}

/** Returns the verdict in the file next to a text. */
const verdictFile = (file: string): string => file.replace(/\.[^.]+$/, '.json');

function readCase(suites: string, format: string, file: string): Case {
  const name = nameOf(suites, file);
  const kind = name.split('/')[1]!;
  if (!KINDS.has(kind)) throw new SuiteError(`${file} is in none of the folders valid, invalid and either`);
  const verdict = readJson(verdictFile(file)) as Verdict;
  return { format, name, kind: kind as Kind, text: readText(file), verdict };
}

function textsUnder(folder: string): string[] {
  if (!existsSync(folder)) throw new SuiteError(`there is no folder ${folder}`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const nameOf = (suites: string, file: string): string => relative(suites, file).replaceAll('\\', '/');

function readText(file: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new SuiteError(`can't read ${file}: ${systemReason(error)}`);
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SuiteError) throw error;
    throw new SuiteError(`${file} isn't JSON: ${(error as Error).message}`);
  }
}
