import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Notation, NotationEntry } from '../../notation/index.js';
import type { Kind } from '../suite/case.js';
import { KINDS, verdictName } from '../suite/suite.js';
import { recordVerdict, verdictText } from './new-case.js';
import { writeSuiteFiles } from './write-suite-files.js';

/** A text that breaks something. */
export interface FoundText {
  readonly text: string;
  /** The rule that it breaks, in words that are the same for every text with this fault. */
  readonly cause: string;
  /** Whether another text has the same fault. */
  hasCause(text: string): boolean;
}

/**
 * Writes a text as a new case, in the folder `found` of its kind, named after its cause. Its verdict is the present
 * result, and no manifest lists it: it is not reviewed yet.
 *
 * @param why the subject of the case
 * @returns the path of the text; `undefined` if a case in these folders has the same cause
 * @throws a `SuiteError` if it can't be written
 */
export function saveFoundText(
  suites: string,
  { id, extensions }: NotationEntry,
  notation: Notation,
  found: FoundText,
  why: string,
): string | undefined {
  const folderOf = (kind: Kind): string => join(suites, id, kind, 'found');
  const { kind, verdict } = recordVerdict(found.text, notation, why);
  const file = newPathOfFoundText(found, KINDS.map(folderOf), folderOf(kind), extensions[0] ?? '.txt');
  if (file === undefined) return undefined;
  writeSuiteFiles([
    { file, text: found.text },
    { file: verdictName(file), text: verdictText(verdict) },
  ]);
  return file;
}

/**
 * Returns a path for a text that breaks something, named after its cause; `undefined` if a file has the same cause.
 *
 * @param folders the folders with the texts that were found before
 * @param folder the folder of the path
 */
export function newPathOfFoundText(
  { cause, hasCause }: FoundText,
  folders: readonly string[],
  folder: string,
  extension: string,
): string | undefined {
  const name = cause
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  for (let count = 1; ; count++) {
    const base = `${name}${count === 1 ? '' : `-${count}`}${extension}`;
    const known = folders.map((one) => join(one, base)).filter((file) => existsSync(file));
    if (known.length === 0) return join(folder, base);
    if (known.some((file) => hasCause(readFileSync(file, 'utf8')))) return undefined;
  }
}
