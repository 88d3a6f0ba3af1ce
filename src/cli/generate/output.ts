import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { visibleLine } from '../../diagnostics/index.js';
import { makeFolder } from '../../files/make-folder.js';
import { readFileText, systemReason } from '../../files/read-file.js';
import { writeFileAtomically } from '../../files/write-file.js';

/** Gets the report of a run: `info` its progress, `problem` its errors and warnings. */
export interface RunOutput {
  info(line: string): void;
  problem(text: string): void;
}

/**
 * The result of a run, which is the exit code of the verb: 0 if nothing is wrong, 1 if `check` found stale files or a
 * grammar has errors, 2 if a grammar can't be read or a file can't be written.
 */
export type RunStatus = 0 | 1 | 2;

/** Writes the files that differ; with `check`, only lists them. */
export function reconcile(
  files: ReadonlyMap<string, string>,
  { check }: { readonly check?: boolean },
  output: RunOutput,
): RunStatus {
  let isStale = false;
  for (const [path, content] of files) {
    if (readIfThere(path) === content) continue;
    if (check === true) {
      output.problem(`${path} is stale`);
      isStale = true;
    } else {
      try {
        makeFolder(dirname(path));
        writeFileAtomically(path, content);
      } catch (error) {
        output.problem(`error: can't write ${visibleLine(path)}: ${systemReason(error)}`);
        return 2;
      }
      output.info(`wrote ${path}`);
    }
  }
  return isStale ? 1 : 0;
}

/** Returns the text of a file; `undefined` if the file does not exist. */
export const readIfThere = (path: string): string | undefined => (existsSync(path) ? readFileText(path) : undefined);
