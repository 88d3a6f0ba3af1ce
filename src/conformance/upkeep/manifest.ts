import { dirname, join } from 'node:path';
import { defined } from '../../defined.js';
import { makeFolder } from '../../files/make-folder.js';
import { systemReason } from '../../files/read-file.js';
import { writeFileAtomically } from '../../files/write-file.js';
import { type Level, LEVELS, type Notation, type NotationEntry } from '../../notation/index.js';
import { checkCase } from '../check/check-case.js';
import type { Case, Manifest, ManifestEntry } from '../suite/case.js';
import { manifestName, readCases, SuiteError, suiteVersion } from '../suite/suite.js';

/** Returns the dialects of a notation; one without a name if it has none. */
export const dialectsOf = ({ dialects }: NotationEntry): readonly (string | undefined)[] =>
  dialects.length === 0 ? [undefined] : dialects;

/**
 * Lists the cases that apply to a parser of one dialect: those whose verdict is right when they are read in it. Leaves
 * out a text that is detected to be in another dialect.
 */
export async function makeManifest(
  suites: string,
  entry: NotationEntry,
  dialect: string | undefined,
): Promise<Manifest> {
  const notation = await entry.load();
  const cases = readCases(suites, entry.id).flatMap(
    (testCase) => manifestEntry(testCase, notation, dialect, entry.dialects[0]) ?? [],
  );
  return { suite: suiteVersion(suites), format: entry.id, ...defined({ dialect }), cases };
}

function manifestEntry(
  testCase: Case,
  notation: Notation,
  dialect: string | undefined,
  usual: string | undefined,
): ManifestEntry | undefined {
  if (testCase.verdict.dialect !== undefined && testCase.verdict.dialect !== dialect) return undefined;
  const options = defined({ dialect });
  const reading = notation.read(testCase.text, { ...options, level: 'syntax' });
  if (reading.dialect !== undefined && reading.dialect !== dialect) return undefined;
  const read: Case = { ...testCase, verdict: { ...testCase.verdict, ...options } };
  if (dialect !== usual && checkCase(read, notation).status !== 'pass') return undefined;
  return testCase.kind === 'invalid'
    ? { name: testCase.name, level: levelOf(testCase.text, notation, options) }
    : { name: testCase.name };
}

/** Returns the least strict level at which a text is invalid. */
function levelOf(text: string, notation: Notation, options: { dialect?: string }): Level {
  const isWrong = (level: Level) =>
    notation.read(text, { ...options, level }).diagnostics.some(({ severity }) => severity === 'error');
  // A text that is wrong at no other level is read at the last one anyway.
  return LEVELS.slice(0, -1).find(isWrong) ?? 'rules';
}

/** Writes a manifest as text with one line per case, so that differences are readable. */
export function manifestText({ cases, ...head }: Manifest): string {
  const rows = cases.map((entry) => `    ${JSON.stringify(entry)}`);
  const start = JSON.stringify(head, null, 2).slice(0, -2);
  return `${start},\n  "cases": [\n${rows.join(',\n')}\n  ]\n}\n`;
}

/** Writes the manifest of a notation in one of its dialects; returns the name of the file. */
export async function writeManifest(
  suites: string,
  entry: NotationEntry,
  dialect: string | undefined,
): Promise<string> {
  const file = join(suites, manifestName(entry.id, dialect));
  const text = manifestText(await makeManifest(suites, entry, dialect));
  try {
    makeFolder(dirname(file));
    writeFileAtomically(file, text);
  } catch (error) {
    throw new SuiteError(`can't write ${file}: ${systemReason(error)}`);
  }
  return file;
}
