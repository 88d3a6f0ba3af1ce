import { dirname } from 'node:path';
import { makeFolder } from '../../files/make-folder.js';
import { systemReason } from '../../files/read-file.js';
import { writeFileAtomically } from '../../files/write-file.js';
import { SuiteError } from '../suite/suite.js';

/** A file of a suite, by its path: a text, a verdict, or the file with the version. */
export interface SuiteFile {
  readonly file: string;
  readonly text: string;
}

/** Writes files of a suite, and their folders. Throws a {@link SuiteError} if one can't be written. */
export function writeSuiteFiles(files: readonly SuiteFile[]): void {
  for (const { file, text } of files) {
    try {
      makeFolder(dirname(file));
      writeFileAtomically(file, text);
    } catch (error) {
      throw new SuiteError(`can't write ${file}: ${systemReason(error)}`);
    }
  }
}
