import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Subject, subjectOf } from '../../src/cli/verbs/fuzz/invariants.js';
import { Texts } from '../../src/cli/verbs/fuzz/texts.js';
import type { BuiltIn } from '../../src/notations/built-in.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { casesOf } from '../support/cases.js';
import { filesUnder } from '../support/files.js';
import { readGrammar } from '../support/grammars.js';
import { SHARED } from '../support/shared.js';

/** Texts to try a notation of ours with: its cases and files from the wild are among those that are changed. */
export function textsOf(entry: BuiltIn): Texts {
  const cases = casesOf(entry.id).map(({ text }) => text);
  return new Texts({
    grammar: readGrammar(entry.grammar),
    startRule: entry.startRule,
    files: [...cases, ...filesFromTheWild(entry)],
  });
}

/** A notation of ours to try, among all of ours. */
export const subject = (entry: BuiltIn): Promise<Subject> => subjectOf(entry, NOTATIONS);

/** Longer files would only make fewer rounds. */
const MAX_TEXT_LENGTH = 4000;

function filesFromTheWild({ extensions }: BuiltIn): string[] {
  const corpus = join(SHARED, 'corpus');
  if (!existsSync(corpus)) return [];
  return filesUnder(corpus)
    .filter((file) => extensions.some((extension) => file.endsWith(extension)))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.length <= MAX_TEXT_LENGTH);
}
