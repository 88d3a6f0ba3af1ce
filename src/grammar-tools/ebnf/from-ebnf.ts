import { plural } from '../../diagnostics/index.js';
import { GrammarProblems } from '../../generator/problem.js';
import { checkEbnf } from './check-ebnf.js';
import { readEbnf } from './read/read-ebnf.js';
import type { EbnfSyntax } from './read/syntax.js';
import { type TriedRules, tryRules } from './sentences/unread-sentences.js';
import { ebnfSkeleton, type Skeleton } from './skeleton.js';

/** A grammar to start from, made from EBNF. */
export interface FromEbnf {
  readonly grammar: string;
  /** Parts of the grammar to look at, each in lower case and without a full stop. */
  readonly remarks: readonly string[];
}

/**
 * Makes a grammar to start from, one rule for each production, and tries it with random sentences.
 *
 * @param title what the EBNF is called in the grammar
 * @throws GrammarProblems for text that isn't EBNF, and for productions that can't become a grammar
 */
export function fromEbnf(
  text: string,
  { file, title, syntax }: { readonly file: string; readonly title: string; readonly syntax?: EbnfSyntax | undefined },
): FromEbnf {
  const productions = readEbnf(text, file, syntax === undefined ? {} : { syntax });
  const problems = checkEbnf(productions, text, file);
  if (problems.length > 0) throw new GrammarProblems(problems);
  const skeleton = ebnfSkeleton(productions, title);
  return { grammar: skeleton.text, remarks: remarksOn(skeleton, tryRules(productions, skeleton)) };
}

/** More remarks of one kind are counted. */
const MAX_REMARKS = 5;

function remarksOn(
  { renamed, holes, exceptions, reordered, rewritten }: Skeleton,
  { errors, unread }: TriedRules,
): readonly string[] {
  const names = renamed.map(({ from, to }) => `the production "${from}" became the rule ${to}`);
  const sentences = unread.map(
    ({ rule, sentence }) =>
      `the rule ${rule} doesn't read ${JSON.stringify(sentence)}: look at the order of its alternatives, and at repetitions that take too much`,
  );
  return [
    ...counted(names, 'more productions became rules of other names'),
    ...(holes === 0 ? [] : [`${plural(holes, 'hole')} to fill, marked /* ? … ? */`]),
    ...(exceptions === 0 ? [] : [`${plural(exceptions, 'exception')} to look at, marked /* but not … */`]),
    ...(reordered === 0 ? [] : [`the alternatives of ${plural(reordered, 'choice')} have another order for PEG`]),
    ...(rewritten === 0 ? [] : [`${plural(rewritten, 'repetition')} took what has to follow, and got another form`]),
    ...counted(
      errors.map((message) => `the rules have an error: ${message}`),
      'more errors of the rules',
    ),
    ...counted(sentences, 'more rules do not read all of their sentences'),
  ];
}

/** Returns some remarks, and how many more there are: none, or several. */
function counted(all: readonly string[], more: string): readonly string[] {
  return all.length <= MAX_REMARKS + 1 ? all : [...all.slice(0, MAX_REMARKS), `${all.length - MAX_REMARKS} ${more}`];
}
