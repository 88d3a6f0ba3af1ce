import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { ROOT } from '../support/shared.js';

/** The fewest lines of a file: a reader who opens a smaller one finds less than one idea. */
const FEWEST = 25;

/** Names of entry points, which may be small: `info.ts` is what the registry knows of a notation before it is loaded. */
const ENTRY_POINTS = ['index.ts', 'info.ts'];

/** Other files that may be small, and the reason. */
const MAY_BE_SMALL: Readonly<Record<string, string>> = {
  'src/cli/grammars/texts.ts': 'the texts of the verbs for grammars, apart from records',
  'src/cli/jobs.ts': 'a table',
  'src/cli/program.ts': 'the program: the frame with the table of its verbs',
  'src/cli/records/file-kind.ts': 'what a path leads to, for one record and for many',
  'src/cli/records/item.ts': 'a type',
  'src/cli/verbs/json/verb.ts': 'a verb without options of its own',
  'src/cli/verbs/lsp/thread.ts': 'the entry point of a worker thread',
  'src/cli/worker.ts': 'the entry point of a worker thread',
  'src/files/record.ts': 'the name of a record, for the command line and the tables',
  'src/files/package-root.ts': 'the folder of the package, for modules that need no other access to files',
  'src/generator/highlight/scope-names.ts': 'a table',
  'src/generator/version.ts': 'the version, which the command line reads without loading the generator',
  'src/generator/railroad/railroad-diagrams.d.ts': 'the declaration of a package that has no types',
  'src/lsp/features/token-scopes.ts': 'a table',
  'src/notation/contract.ts': 'a part of the entry points of all notations',
  'src/notations/detections.ts': 'written by `npm run sync`',
};

const lineCountOf = (file: string): number => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;

test(`each file of src has at least ${FEWEST} lines, unless it is an entry point`, () => {
  const files = globSync('src/**/*.ts', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(400);
  const small = files.filter((file) => !ENTRY_POINTS.includes(basename(file)) && lineCountOf(file) < FEWEST);
  expect(small.sort()).toEqual(Object.keys(MAY_BE_SMALL).sort());
});
