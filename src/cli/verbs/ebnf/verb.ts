import { basename } from 'node:path';
import { decodeUtf8, plural } from '../../../diagnostics/index.js';
import {
  checkEbnf,
  drawProblem,
  ebnfSkeleton,
  type GrammarProblem,
  GrammarProblems,
  readEbnf,
  type Skeleton,
} from '../../../generator/index.js';
import { ExitCode, reportFailure } from '../../run/failure.js';
import { readBytes, STANDARD_INPUT } from '../../records/input.js';
import type { Context, Verb } from '../../run/verb.js';

const NOTES = `
Reads ISO 14977 with its alternative spellings, and \\n, \\r and \\t in quotation marks. A description in words, ? … ?,
becomes a marked part that never matches.

Example:
  ludogram ebnf notation.ebnf > notation.peggy`;

/** `ludogram ebnf FILE` */
export const ebnf: Verb = (command, context) => {
  command
    .argument('<file>', 'the EBNF; - is standard input')
    .description(
      'Prints a peggy grammar to start from, made from ISO 14977 EBNF: one rule for each production, with its name.',
    )
    .addHelpText('after', NOTES)
    .action((file: string) => run(file, context));
};

async function run(file: string, context: Context): Promise<void> {
  const bytes = await readBytes(file, context);
  if (bytes === undefined) return;
  const { text, invalidAt } = decodeUtf8(bytes);
  if (invalidAt !== undefined) {
    reportFailure(context, `can't read ${file}: it is not UTF-8`);
    return;
  }
  try {
    const productions = readEbnf(text, file);
    const problems = checkEbnf(productions, text, file);
    if (problems.length > 0) throw new GrammarProblems(problems);
    const title = file === STANDARD_INPUT ? 'an EBNF' : basename(file);
    const skeleton = ebnfSkeleton(productions, title);
    context.io.stdout.writeExact(skeleton.text);
    context.io.stderr.write(remarks(skeleton));
  } catch (error) {
    if (!(error instanceof GrammarProblems)) throw error;
    show(error.problems, text, context);
  }
}

function show(problems: readonly GrammarProblem[], text: string, { io, exit }: Context): void {
  for (const problem of problems) io.stderr.write(`${drawProblem(problem, text)}\n`);
  exit.raise(ExitCode.wrong);
}

function remarks({ renamed, holes, exceptions }: Skeleton): string {
  return [
    ...renamed.map(({ from, to }) => `note: the production "${from}" became the rule ${to}\n`),
    holes === 0 ? '' : `note: ${plural(holes, 'hole')} to fill, marked /* ? … ? */\n`,
    exceptions === 0 ? '' : `note: ${plural(exceptions, 'exception')} to look at, marked /* but not … */\n`,
  ].join('');
}
